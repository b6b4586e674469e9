<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Axis</name>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>平均距离</translation>
    </message>
    <message>
        <source>keys for 50 %</source>
        <translation>50 % 权重的键数</translation>
    </message>
    <message>
        <source>keys for 95 %</source>
        <translation>95 % 权重的键数</translation>
    </message>
    <message>
        <source>keys for 99 %</source>
        <translation>99 % 权重的键数</translation>
    </message>
    <message>
        <source>entropy (nats)</source>
        <translation>熵（nat）</translation>
    </message>
    <message>
        <source>mean distance, last query</source>
        <translation>末位查询的平均距离</translation>
    </message>
    <message>
        <source>entropy, last query (nats)</source>
        <translation>末位查询的熵（nat）</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>component</source>
        <translation>主成分</translation>
    </message>
    <message>
        <source>share of variance</source>
        <translation>方差占比</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>cumulative</source>
        <translation>累计</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>维度对</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>wavelength</source>
        <translation>波长</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>query channel</source>
        <translation>查询通道</translation>
    </message>
    <message>
        <source>query position</source>
        <translation>查询位置</translation>
    </message>
    <message>
        <source>key position</source>
        <translation>键位置</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>bound factor</source>
        <translation>上界因子</translation>
    </message>
    <message>
        <source>channel taken</source>
        <translation>取用的通道</translation>
    </message>
    <message>
        <source>interleaved to half</source>
        <translation>交错到对半</translation>
    </message>
    <message>
        <source>half to interleaved</source>
        <translation>对半到交错</translation>
    </message>
    <message>
        <source>matrix entry</source>
        <translation>矩阵元素</translation>
    </message>
    <message>
        <source>bucket</source>
        <translation>桶</translation>
    </message>
    <message>
        <source>side</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>first distance</source>
        <translation>最小距离</translation>
    </message>
    <message>
        <source>last distance</source>
        <translation>最大距离</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>从不使用</translation>
    </message>
    <message>
        <source>key after the query</source>
        <translation>键在查询之后</translation>
    </message>
    <message>
        <source>key at the query, and every key after it</source>
        <translation>键与查询同位，以及之后的所有键</translation>
    </message>
    <message>
        <source>key at or before the query</source>
        <translation>键在查询处或之前</translation>
    </message>
    <message>
        <source>rad/token</source>
        <translation>rad/词元</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>个词元</translation>
    </message>
    <message>
        <source>rad</source>
        <translation>rad</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>图块</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>rows apart</source>
        <translation>相隔行数</translation>
    </message>
    <message>
        <source>columns apart</source>
        <translation>相隔列数</translation>
    </message>
    <message>
        <source>beyond a sum</source>
        <translation>求和之外</translation>
    </message>
    <message>
        <source>rad/patch</source>
        <translation>弧度/图块</translation>
    </message>
    <message>
        <source>timestep</source>
        <translation>时间步</translation>
    </message>
    <message>
        <source>hyperbolic</source>
        <translation>双曲</translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>score of one pair</source>
        <translation>单个维度对的得分</translation>
    </message>
    <message>
        <source>A = C: falls from the start</source>
        <translation>A = C：从一开始就下降</translation>
    </message>
    <message>
        <source>C = 0: falls faster</source>
        <translation>C = 0：下降更快</translation>
    </message>
    <message>
        <source>A = 0: grows, then falls</source>
        <translation>A = 0：先增后减</translation>
    </message>
    <message>
        <source>1/token</source>
        <translation>1/词元</translation>
    </message>
    <message>
        <source>decay</source>
        <translation>衰减率</translation>
    </message>
    <message>
        <source>slower exponential</source>
        <translation>较慢的指数</translation>
    </message>
    <message>
        <source>faster exponential</source>
        <translation>较快的指数</translation>
    </message>
    <message>
        <source>what is left</source>
        <translation>剩余比例</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>cosh</source>
        <translation>cosh</translation>
    </message>
    <message>
        <source>sinh</source>
        <translation>sinh</translation>
    </message>
    <message>
        <source>shrinking direction</source>
        <translation>收缩方向</translation>
    </message>
    <message>
        <source>xPos</source>
        <translation>xPos</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>query&apos;s factor</source>
        <translation>查询的因子</translation>
    </message>
    <message>
        <source>no rotation</source>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>local rotation</source>
        <translation>局部旋转</translation>
    </message>
    <message>
        <source>global rotation</source>
        <translation>全局旋转</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>factor of the query</source>
        <translation>查询的因子</translation>
    </message>
    <message>
        <source>layers without rotation</source>
        <translation>不旋转的层</translation>
    </message>
    <message>
        <source>base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>furthest key</source>
        <translation>最远的键</translation>
    </message>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>首个词元</translation>
    </message>
    <message>
        <source>first position</source>
        <translation>首个位置</translation>
    </message>
    <message>
        <source>last time</source>
        <translation>末个时间</translation>
    </message>
    <message>
        <source>last height</source>
        <translation>末个高</translation>
    </message>
    <message>
        <source>last width</source>
        <translation>末个宽</translation>
    </message>
    <message>
        <source>rope_delta after</source>
        <translation>之后的 rope_delta</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>video</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>axis: time 0, height 1, width 2, none −1</source>
        <translation>轴：时间 0，高 1，宽 2，无 −1</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>as trained</source>
        <translation>按训练时的排列</translation>
    </message>
    <message>
        <source>read in the other layout</source>
        <translation>按另一种排列读取</translation>
    </message>
    <message>
        <source>angle in training</source>
        <translation>训练中的角度</translation>
    </message>
    <message>
        <source>divisor</source>
        <translation>除数</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>圈数</translation>
    </message>
    <message>
        <source>in training</source>
        <translation>训练时</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>缩放后</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>cosines and sines</source>
        <translation>余弦与正弦</translation>
    </message>
    <message>
        <source>softmax scale</source>
        <translation>softmax 缩放</translation>
    </message>
    <message>
        <source>scores in all</source>
        <translation>得分合计</translation>
    </message>
    <message>
        <source>slowest wavelength</source>
        <translation>最慢波长</translation>
    </message>
    <message>
        <source>pairs with unseen angles</source>
        <translation>有未见角度的维度对</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>first channel</source>
        <translation>第一个通道</translation>
    </message>
    <message>
        <source>second channel</source>
        <translation>第二个通道</translation>
    </message>
    <message>
        <source>third channel</source>
        <translation>第三个通道</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>生成元</translation>
    </message>
    <message>
        <source>what</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>commutator of the generators, |AB − BA|</source>
        <translation>生成元的对易子，|AB − BA|</translation>
    </message>
    <message>
        <source>largest deviation from relativity</source>
        <translation>与相对性的最大偏差</translation>
    </message>
    <message>
        <source>largest possible deviation</source>
        <translation>可能的最大偏差</translation>
    </message>
    <message>
        <source>departure from a rotation, |RᵀR − 1|</source>
        <translation>与旋转的偏离，|RᵀR − 1|</translation>
    </message>
    <message>
        <source>generators that can commute</source>
        <translation>可交换的生成元数</translation>
    </message>
    <message>
        <source>angle error</source>
        <translation>角度误差</translation>
    </message>
    <message>
        <source>format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>significant bits</source>
        <translation>有效位</translation>
    </message>
    <message>
        <source>counts up to</source>
        <translation>可数到</translation>
    </message>
    <message>
        <source>first collision</source>
        <translation>首次碰撞</translation>
    </message>
    <message>
        <source>overflows from</source>
        <translation>溢出起点</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>float16</source>
        <translation>float16</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>float64</source>
        <translation>float64</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>NTK-aware</source>
        <translation>NTK 感知</translation>
    </message>
    <message>
        <source>dynamic NTK</source>
        <translation>动态 NTK</translation>
    </message>
    <message>
        <source>by parts</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>YaRN</source>
        <translation>YaRN</translation>
    </message>
    <message>
        <source>Llama 3</source>
        <translation>Llama 3</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>门</translation>
    </message>
    <message>
        <source>by gates</source>
        <translation>按门计数</translation>
    </message>
    <message>
        <source>by tokens</source>
        <translation>按词元计数</translation>
    </message>
    <message>
        <source>content–position</source>
        <translation>内容–位置</translation>
    </message>
    <message>
        <source>row of the table</source>
        <translation>表的行</translation>
    </message>
    <message>
        <source>content bias</source>
        <translation>内容偏置</translation>
    </message>
    <message>
        <source>position bias</source>
        <translation>位置偏置</translation>
    </message>
    <message>
        <source>term</source>
        <translation>项</translation>
    </message>
    <message>
        <source>scaled score</source>
        <translation>缩放后的得分</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者之和</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>coordinate</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>down</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>across</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>log₁₀ of the frequency in rad/token</source>
        <translation>频率（rad/词元）的 log₁₀</translation>
    </message>
    <message>
        <source>units of time</source>
        <translation>时间单位</translation>
    </message>
    <message>
        <source>LongRoPE</source>
        <translation>LongRoPE</translation>
    </message>
    <message>
        <source>proportional</source>
        <translation>按比例</translation>
    </message>
    <message>
        <source>score, head %1</source>
        <translation>得分，头 %1</translation>
    </message>
    <message>
        <source>frequency, head %1</source>
        <translation>频率，头 %1</translation>
    </message>
    <message>
        <source>column, head %1</source>
        <translation>列，头 %1</translation>
    </message>
    <message>
        <source>row, head %1</source>
        <translation>行，头 %1</translation>
    </message>
    <message>
        <source>rad per unit of time</source>
        <translation>rad/时间单位</translation>
    </message>
    <message>
        <source>channel, row</source>
        <translation>通道，行</translation>
    </message>
    <message>
        <source>channel, column</source>
        <translation>通道，列</translation>
    </message>
    <message>
        <source>word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>percentile</source>
        <translation>百分位</translation>
    </message>
    <message>
        <source>note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>input</source>
        <translation>题目词</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>words, V</source>
        <translation>词数，V</translation>
    </message>
    <message>
        <source>numbers in each vector, d</source>
        <translation>每个向量的数，d</translation>
    </message>
    <message>
        <source>parameters, V × d</source>
        <translation>参数量，V × d</translation>
    </message>
    <message>
        <source>as float32</source>
        <translation>按 float32</translation>
    </message>
    <message>
        <source>as float16</source>
        <translation>按 float16</translation>
    </message>
    <message>
        <source>as int8</source>
        <translation>按 int8</translation>
    </message>
    <message>
        <source>rows found</source>
        <translation>找到的行</translation>
    </message>
    <message>
        <source>left out, malformed</source>
        <translation>略去：格式有误</translation>
    </message>
    <message>
        <source>left out, not finite</source>
        <translation>略去：非有限数</translation>
    </message>
    <message>
        <source>left out, seen before</source>
        <translation>略去：已出现过</translation>
    </message>
    <message>
        <source>words that are not UTF-8</source>
        <translation>非 UTF-8 的词</translation>
    </message>
    <message>
        <source>vectors of zeros</source>
        <translation>零向量</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已略去</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>已修正</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>单独</translation>
    </message>
    <message>
        <source>in the sentence</source>
        <translation>在句中</translation>
    </message>
    <message>
        <source>untrained attention: a weighted mix of the words of this sentence, not BERT</source>
        <translation>未训练的注意力：这句话中各词的加权混合，不是 BERT</translation>
    </message>
    <message>
        <source>length of the vector</source>
        <translation>向量长度</translation>
    </message>
    <message>
        <source>row in the table</source>
        <translation>表中的行</translation>
    </message>
    <message>
        <source>share of the variance, %</source>
        <translation>方差占比，%</translation>
    </message>
    <message>
        <source>share of the pairs, %</source>
        <translation>词对占比，%</translation>
    </message>
    <message>
        <source>columns kept</source>
        <translation>保留的列</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>loss, nats per true word</source>
        <translation>损失，每个真词的奈特数</translation>
    </message>
    <message>
        <source>log₁₀ of the count</source>
        <translation>次数的 log₁₀</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>关注的词</translation>
    </message>
    <message>
        <source>nearest</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>中心词</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>negative</source>
        <translation>负样本</translation>
    </message>
    <message>
        <source>how likely it thought each word here, before the weights moved and after</source>
        <translation>权重变动前后，它认为各词出现在此的可能性</translation>
    </message>
    <message>
        <source>words of the text</source>
        <translation>文本的词数</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>examples learnt from</source>
        <translation>已学样例</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>notice</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>for comparison</source>
        <translation>作比较</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>this component</source>
        <translation>该主成分</translation>
    </message>
    <message>
        <source>up to it</source>
        <translation>累计到此</translation>
    </message>
    <message>
        <source>random pairs</source>
        <translation>随机词对</translation>
    </message>
    <message>
        <source>first m columns: this is not Matryoshka training</source>
        <translation>前 m 列：这不是套娃训练</translation>
    </message>
    <message>
        <source>rotated first (PCA without centring)</source>
        <translation>先旋转（不中心化的 PCA）</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>cosine of the word in two sentences</source>
        <translation>该词在两句中的余弦</translation>
    </message>
    <message>
        <source>the same sense: first and second</source>
        <translation>同一词义：第一与第二句</translation>
    </message>
    <message>
        <source>another sense: first and third</source>
        <translation>另一词义：第一与第三句</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>groups around</source>
        <translation>各组的中心词</translation>
    </message>
    <message>
        <source>column beside the words</source>
        <translation>词旁的列</translation>
    </message>
    <message>
        <source>what the encoding adds</source>
        <translation>编码带来的部分</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>entropy, nats</source>
        <translation>熵，奈特</translation>
    </message>
    <message>
        <source>distance, tokens</source>
        <translation>距离，词元</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>change of the score, nats</source>
        <translation>得分的变化，奈特</translation>
    </message>
    <message>
        <source>keys with 50 %</source>
        <translation>含 50% 的键数</translation>
    </message>
    <message>
        <source>keys with 95 %</source>
        <translation>含 95% 的键数</translation>
    </message>
    <message>
        <source>weight of the nearest</source>
        <translation>最近的键的权重</translation>
    </message>
    <message>
        <source>change of the output</source>
        <translation>输出的变化</translation>
    </message>
    <message>
        <source>without a mask</source>
        <translation>无掩码</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>position of the first token</source>
        <translation>第一个词元的位置</translation>
    </message>
    <message>
        <source>score of the pair</source>
        <translation>这一对的得分</translation>
    </message>
    <message>
        <source>position–content</source>
        <translation>位置–内容</translation>
    </message>
    <message>
        <source>id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>vector in its place</source>
        <translation>加上位置的向量</translation>
    </message>
    <message>
        <source>query, key, value</source>
        <translation>查询、键、值</translation>
    </message>
    <message>
        <source>turned query</source>
        <translation>旋转后的查询</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>scores with bias and mask</source>
        <translation>加偏置与掩码后的得分</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>cosine of random pairs</source>
        <translation>随机词对的余弦</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>error</source>
        <translation>报错</translation>
    </message>
    <message>
        <source>rescales</source>
        <translation>重新缩放</translation>
    </message>
    <message>
        <source>extrapolates</source>
        <translation>外推</translation>
    </message>
    <message>
        <source>within range</source>
        <translation>在已见范围内</translation>
    </message>
    <message>
        <source>wraps around</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>saturates</source>
        <translation>饱和</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>acts on</source>
        <translation>作用于</translation>
    </message>
    <message>
        <source>models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>q and k</source>
        <translation>q 与 k</translation>
    </message>
    <message>
        <source>score, output</source>
        <translation>得分与输出</translation>
    </message>
    <message>
        <source>m − n</source>
        <translation>m − n</translation>
    </message>
    <message>
        <source>beyond L</source>
        <translation>超出 L</translation>
    </message>
    <message>
        <source>new, %</source>
        <translation>新值 %</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>学习参数</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>needs the mask</source>
        <translation>需要因果掩码</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>不适用的原因</translation>
    </message>
    <message>
        <source>ten nearest kept, %</source>
        <translation>保住的十个最近邻，%</translation>
    </message>
    <message>
        <source>the first L alone</source>
        <translation>只会前 L 个</translation>
    </message>
    <message>
        <source>loss, nats</source>
        <translation>损失，奈特</translation>
    </message>
    <message>
        <source>test length, in trained lengths L</source>
        <translation>测试长度，以训练长度 L 为单位</translation>
    </message>
    <message>
        <source>share of right answers</source>
        <translation>正确答案的比例</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>measured here</source>
        <translation>这里测得</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>测得</translation>
    </message>
    <message>
        <source>nats at 8 L</source>
        <translation>8 L 时的奈特</translation>
    </message>
    <message>
        <source>right answers at 8 L</source>
        <translation>8 L 时的正确率</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>PI harms</source>
        <translation>PI 有害</translation>
    </message>
    <message>
        <source>PI: no clear effect</source>
        <translation>PI：没有明显作用</translation>
    </message>
    <message>
        <source>PI helps</source>
        <translation>PI 有帮助</translation>
    </message>
    <message>
        <source>NTK harms</source>
        <translation>NTK 有害</translation>
    </message>
    <message>
        <source>NTK: no clear effect</source>
        <translation>NTK：没有明显作用</translation>
    </message>
    <message>
        <source>NTK helps</source>
        <translation>NTK 有帮助</translation>
    </message>
    <message>
        <source>YaRN harms</source>
        <translation>YaRN 有害</translation>
    </message>
    <message>
        <source>YaRN: no clear effect</source>
        <translation>YaRN：没有明显作用</translation>
    </message>
    <message>
        <source>YaRN helps</source>
        <translation>YaRN 有帮助</translation>
    </message>
    <message>
        <source>PI, NTK and YaRN extend RoPE without training</source>
        <translation>PI、NTK 和 YaRN 不经训练就能延长 RoPE</translation>
    </message>
    <message>
        <source>not in this result</source>
        <translation>这个结果里没有</translation>
    </message>
    <message>
        <source>at %1×</source>
        <translation>在 %1× 处</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>holds in part</source>
        <translation>部分成立</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>RoPE makes training easier</source>
        <translation>RoPE 让训练更容易</translation>
    </message>
    <message>
        <source>%1 steps, NoPE %2, to %3 nats</source>
        <translation>到 %3 奈特用 %1 步，NoPE 用 %2 步</translation>
    </message>
    <message>
        <source>%1 steps, NoPE never on all seeds, to %2 nats</source>
        <translation>到 %2 奈特用 %1 步，NoPE 未能在所有种子上达到</translation>
    </message>
    <message>
        <source>never on all seeds, NoPE %1 steps, to %2 nats</source>
        <translation>到 %2 奈特未能在所有种子上达到，NoPE 用 %1 步</translation>
    </message>
    <message>
        <source>neither gets to %1 nats on all seeds</source>
        <translation>两者都未能在所有种子上达到 %1 奈特</translation>
    </message>
    <message>
        <source>RoPE, dropped after training: keeps its quality and reads further</source>
        <translation>训练后去掉 RoPE：质量不变，读得更远</translation>
    </message>
    <message>
        <source>nothing was recalibrated in this result</source>
        <translation>这个结果里没有重新校准</translation>
    </message>
    <message>
        <source>better than said</source>
        <translation>比所说的好</translation>
    </message>
    <message>
        <source>worse than said</source>
        <translation>比所说的差</translation>
    </message>
    <message>
        <source>holds on %1 of %2 seeds</source>
        <translation>在 %2 个种子中的 %1 个上成立</translation>
    </message>
    <message>
        <source>flat, but no better than a %1-gram model</source>
        <translation>平坦，但不比 %1 元模型好</translation>
    </message>
    <message>
        <source>not flat at %1×</source>
        <translation>在 %1× 处不平坦</translation>
    </message>
    <message>
        <source>flat to %1×</source>
        <translation>直到 %1× 都平坦</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>learned on %1 of %2 seeds</source>
        <translation>%2 个种子中有 %1 个学会</translation>
    </message>
    <message>
        <source>diverged on %1 of %2 seeds</source>
        <translation>%2 个种子中有 %1 个发散</translation>
    </message>
    <message>
        <source>%1 → %2 nats at %3×</source>
        <translation>%3× 处 %1 → %2 奈特</translation>
    </message>
    <message>
        <source>%1 → %2 % at %3×</source>
        <translation>%3× 处 %1 → %2 %</translation>
    </message>
    <message>
        <source>needs three seeds: %1 of %2</source>
        <translation>需要三个种子：已有 %1 / %2</translation>
    </message>
    <message>
        <source>not learned on any of %1 seeds</source>
        <translation>%1 个种子上都没有学会</translation>
    </message>
    <message>
        <source>%1 nats at %2×</source>
        <translation>%2× 处 %1 奈特</translation>
    </message>
    <message>
        <source>%1 % at %2×</source>
        <translation>%2× 处 %1 %</translation>
    </message>
    <message>
        <source>Learned: poor past its length</source>
        <translation>可学习：超出长度后很差</translation>
    </message>
    <message>
        <source>Sinusoidal: medium</source>
        <translation>正弦：中等</translation>
    </message>
    <message>
        <source>RoPE: good</source>
        <translation>RoPE：好</translation>
    </message>
    <message>
        <source>ALiBi: excellent</source>
        <translation>ALiBi：极好</translation>
    </message>
    <message>
        <source>T5 bias: good</source>
        <translation>T5 偏置：好</translation>
    </message>
    <message>
        <source>xPos: good</source>
        <translation>xPos：好</translation>
    </message>
    <message>
        <source>NoPE reads further than it was trained</source>
        <translation>NoPE 能读得比训练时更远</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Bias matrices</source>
        <translation>偏置矩阵</translation>
    </message>
    <message>
        <source>What distance costs, head by head</source>
        <translation>距离的代价，逐头来看</translation>
    </message>
    <message>
        <source>ALiBi bias</source>
        <translation>ALiBi 偏置</translation>
    </message>
    <message>
        <source>ALiBi weights</source>
        <translation>ALiBi 权重</translation>
    </message>
    <message>
        <source>of one query, by distance</source>
        <translation>单个查询，按距离</translation>
    </message>
    <message>
        <source>T5 bias</source>
        <translation>T5 偏置</translation>
    </message>
    <message>
        <source>T5 weights</source>
        <translation>T5 权重</translation>
    </message>
    <message>
        <source>Sinusoidal fingerprint</source>
        <translation>正弦指纹</translation>
    </message>
    <message>
        <source>Which position is this row?</source>
        <translation>这一行是哪个位置？</translation>
    </message>
    <message>
        <source>Relative distance</source>
        <translation>相对距离</translation>
    </message>
    <message>
        <source>The score sees how far apart, not where</source>
        <translation>得分只看相距多远，不看在哪里</translation>
    </message>
    <message>
        <source>Rotary angles</source>
        <translation>旋转角度</translation>
    </message>
    <message>
        <source>Every pair of channels is a clock</source>
        <translation>每一对通道都是一只钟</translation>
    </message>
    <message>
        <source>Pair clocks</source>
        <translation>维度对时钟</translation>
    </message>
    <message>
        <source>the score sees only the angle between</source>
        <translation>得分只看夹角</translation>
    </message>
    <message>
        <source>one turn = one colour circle</source>
        <translation>转一圈 = 走完一个色环</translation>
    </message>
    <message>
        <source>and its decay bound</source>
        <translation>及其衰减上界</translation>
    </message>
    <message>
        <source>Long context</source>
        <translation>长上下文</translation>
    </message>
    <message>
        <source>Llama-3.1-8B, trained on 8192 tokens, stretched to 65 536 by every rule</source>
        <translation>Llama-3.1-8B，在 8192 个词元上训练，按各种规则延伸到 65 536</translation>
    </message>
    <message>
        <source>Divisors</source>
        <translation>除数</translation>
    </message>
    <message>
        <source>Out-of-range map</source>
        <translation>越界图</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>一览</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>The same weights in the other layout are another model</source>
        <translation>同样的权重换一种排列就是另一个模型</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>交错</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>对半</translation>
    </message>
    <message>
        <source>Precision lens</source>
        <translation>精度透镜</translation>
    </message>
    <message>
        <source>What bfloat16 makes of far positions</source>
        <translation>bfloat16 如何看待远处的位置</translation>
    </message>
    <message>
        <source>Cosines in bfloat16</source>
        <translation>bfloat16 下的余弦</translation>
    </message>
    <message>
        <source>Angle error in float32</source>
        <translation>float32 下的角度误差</translation>
    </message>
    <message>
        <source>Learned tables</source>
        <translation>学习的表</translation>
    </message>
    <message>
        <source>What training makes of positions, and where the table ends</source>
        <translation>训练把位置变成什么，表在哪里结束</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>前沿</translation>
    </message>
    <message>
        <source>Hyperbolic, quaternion and Lie: what is known and what is only claimed</source>
        <translation>双曲、四元数与李群：哪些是已知的，哪些只是声称</translation>
    </message>
    <message>
        <source>Which model is this?</source>
        <translation>这是哪个模型？</translation>
    </message>
    <message>
        <source>Drop a config.json, GGUF or safetensors file on the window</source>
        <translation>把 config.json、GGUF 或 safetensors 文件拖到窗口上</translation>
    </message>
    <message>
        <source>Llama-3.1-8B: wavelengths</source>
        <translation>Llama-3.1-8B：波长</translation>
    </message>
    <message>
        <source>Multimodal positions</source>
        <translation>多模态位置</translation>
    </message>
    <message>
        <source>Time, height and width of text, pictures and video</source>
        <translation>文本、图片与视频的时间、高与宽</translation>
    </message>
    <message>
        <source>Three positions a token</source>
        <translation>每个词元三个位置</translation>
    </message>
    <message>
        <source>text, a picture, text, a video, text</source>
        <translation>文本、图片、文本、视频、文本</translation>
    </message>
    <message>
        <source>Angles, interleaved</source>
        <translation>角度，交错</translation>
    </message>
    <message>
        <source>Qwen3-VL, token × pair</source>
        <translation>Qwen3-VL，词元 × 维度对</translation>
    </message>
    <message>
        <source>Chunked</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Qwen2-VL: chunks of one ladder</source>
        <translation>Qwen2-VL：一列频率分成几段</translation>
    </message>
    <message>
        <source>Qwen3-VL: dealt out in turn</source>
        <translation>Qwen3-VL：轮流分配</translation>
    </message>
    <message>
        <source>Pictures and patches</source>
        <translation>图片与图块</translation>
    </message>
    <message>
        <source>How a model knows where a patch stands</source>
        <translation>模型如何知道一个图块在哪里</translation>
    </message>
    <message>
        <source>2-D RoPE, axial</source>
        <translation>二维 RoPE，轴向</translation>
    </message>
    <message>
        <source>patch × pair: columns, then rows</source>
        <translation>图块 × 维度对：先列后行</translation>
    </message>
    <message>
        <source>Axial score</source>
        <translation>轴向得分</translation>
    </message>
    <message>
        <source>a cross: the score separates</source>
        <translation>十字：得分可分离</translation>
    </message>
    <message>
        <source>Mixed scores</source>
        <translation>混合得分</translation>
    </message>
    <message>
        <source>every head has its own directions</source>
        <translation>每个头有自己的方向</translation>
    </message>
    <message>
        <source>2-D sinusoids</source>
        <translation>二维正弦</translation>
    </message>
    <message>
        <source>of the probed patch to all others</source>
        <translation>探针所指图块与其他所有图块</translation>
    </message>
    <message>
        <source>A learned channel</source>
        <translation>一个可学习的通道</translation>
    </message>
    <message>
        <source>made up, as it was trained</source>
        <translation>虚构，训练时的尺寸</translation>
    </message>
    <message>
        <source>Resized</source>
        <translation>调整尺寸后</translation>
    </message>
    <message>
        <source>the same channel, bicubic</source>
        <translation>同一通道，双三次</translation>
    </message>
    <message>
        <source>Quaternion deviation</source>
        <translation>四元数的偏差</translation>
    </message>
    <message>
        <source>LieRE deviation</source>
        <translation>LieRE 的偏差</translation>
    </message>
    <message>
        <source>Embedding space</source>
        <translation>嵌入空间</translation>
    </message>
    <message>
        <source>What a token means before position is added: words, their neighbours, and a map to doubt</source>
        <translation>加入位置之前词元的含义：词、近邻，以及一张该存疑的图</translation>
    </message>
    <message>
        <source>Analogies</source>
        <translation>类比</translation>
    </message>
    <message>
        <source>king − man + woman, with the words of the question left in</source>
        <translation>king − man + woman，不排除题目中的词</translation>
    </message>
    <message>
        <source>Truncation</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>What is left of a vector when only its first columns are kept</source>
        <translation>只保留前几列时，向量还剩下什么</translation>
    </message>
    <message>
        <source>Neighbours, all 100 columns</source>
        <translation>近邻，全部 100 列</translation>
    </message>
    <message>
        <source>Neighbours, first 16 columns</source>
        <translation>近邻，前 16 列</translation>
    </message>
    <message>
        <source>Static and contextual</source>
        <translation>静态与语境</translation>
    </message>
    <message>
        <source>One vector for every sense of a word, and what its sentence makes of it</source>
        <translation>一个词的所有词义共用一个向量，以及句子使它变成什么</translation>
    </message>
    <message>
        <source>In context of a company</source>
        <translation>公司语境中</translation>
    </message>
    <message>
        <source>Train word2vec</source>
        <translation>训练 word2vec</translation>
    </message>
    <message>
        <source>Vectors that learn from the King James narrative while you watch</source>
        <translation>看着向量从钦定本圣经叙事中学习</translation>
    </message>
    <message>
        <source>Train word2vec (中文)</source>
        <translation>训练 word2vec（中文）</translation>
    </message>
    <message>
        <source>The same on Chinese classics, one character at a time</source>
        <translation>同样的训练，用中文古典，一字一词元</translation>
    </message>
    <message>
        <source>Word order</source>
        <translation>词序</translation>
    </message>
    <message>
        <source>“dog bites man” and “man bites dog”: what the model can notice</source>
        <translation>“dog bites man”与“man bites dog”：模型能察觉什么</translation>
    </message>
    <message>
        <source>Nothing: no encoding, no mask</source>
        <translation>毫无变化：无编码、无掩码</translation>
    </message>
    <message>
        <source>The causal mask alone</source>
        <translation>仅有因果掩码</translation>
    </message>
    <message>
        <source>Sinusoids</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>One sentence, eight encodings</source>
        <translation>一个句子，八种编码</translation>
    </message>
    <message>
        <source>The same head and the same words; only what they know of their place differs</source>
        <translation>同一个头、同样的词；不同的只是它们对自己位置的了解</translation>
    </message>
    <message>
        <source>Decay compared</source>
        <translation>衰减比较</translation>
    </message>
    <message>
        <source>What a distance takes off the score under six encodings, and how far they see</source>
        <translation>六种编码下距离使得分减少多少，以及各能看多远</translation>
    </message>
    <message>
        <source>From text to attention</source>
        <translation>从文本到注意力</translation>
    </message>
    <message>
        <source>Every step from a sentence to what its words take from each other</source>
        <translation>从一个句子到各词彼此取用什么的每一步</translation>
    </message>
    <message>
        <source>A minus B</source>
        <translation>A 减 B</translation>
    </message>
    <message>
        <source>YaRN less Llama 3, both stretched from 8192 to 65 536 tokens: what is left is where the two rules disagree</source>
        <translation>YaRN 减 Llama 3，两者都从 8192 拉伸到 65 536 个词元：剩下的就是两种规则不一致之处</translation>
    </message>
    <message>
        <source>Divisors of both</source>
        <translation>两者的除数</translation>
    </message>
    <message>
        <source>Past the trained length</source>
        <translation>超出训练长度</translation>
    </message>
    <message>
        <source>Trained on 64 tokens and asked about 160: a table that ends, angles never shown, one bucket for all, a line that goes on</source>
        <translation>按 64 个词元训练，却要用到 160 个：到头的表、从未出现的角度、共用的一个桶、一直延伸的直线</translation>
    </message>
    <message>
        <source>A learned table ends</source>
        <translation>学习到的表到头了</translation>
    </message>
    <message>
        <source>position × channel, 64 rows and no more</source>
        <translation>位置 × 通道，只有 64 行</translation>
    </message>
    <message>
        <source>RoPE turns on</source>
        <translation>RoPE 继续转动</translation>
    </message>
    <message>
        <source>slow pairs reach angles that no training showed</source>
        <translation>慢的维度对转到训练中从未出现的角度</translation>
    </message>
    <message>
        <source>T5 runs out of buckets</source>
        <translation>T5 的桶用完了</translation>
    </message>
    <message>
        <source>far distances share one number, which nothing taught</source>
        <translation>远距离共用一个数，而它从未被训练</translation>
    </message>
    <message>
        <source>ALiBi goes on</source>
        <translation>ALiBi 一直延伸</translation>
    </message>
    <message>
        <source>the penalty goes on as it began</source>
        <translation>惩罚照原样继续增大</translation>
    </message>
    <message>
        <source>What each encoding does, learns and costs, and what happens past the trained length</source>
        <translation>每种编码做什么、学什么、花费多少，以及超出训练长度后会怎样</translation>
    </message>
    <message>
        <source>Cosines under YaRN</source>
        <translation>YaRN 下的余弦</translation>
    </message>
    <message>
        <source>Cosines under Llama 3</source>
        <translation>Llama 3 下的余弦</translation>
    </message>
    <message>
        <source>From text to numbers</source>
        <translation>从文字到数字</translation>
    </message>
    <message>
        <source>Rows of a table</source>
        <translation>表中的行</translation>
    </message>
    <message>
        <source>Three rows of the table</source>
        <translation>表中的三行</translation>
    </message>
    <message>
        <source>V × d: cat, dog, phone</source>
        <translation>V × d：cat、dog、phone</translation>
    </message>
    <message>
        <source>Two axes made of real words</source>
        <translation>由真实的词构成的两条轴</translation>
    </message>
    <message>
        <source>Neighbours of a word</source>
        <translation>一个词的近邻</translation>
    </message>
    <message>
        <source>A flat map</source>
        <translation>一张平面图</translation>
    </message>
    <message>
        <source>What a table costs</source>
        <translation>一张表的代价</translation>
    </message>
    <message>
        <source>Only the first columns</source>
        <translation>只留前几列</translation>
    </message>
    <message>
        <source>What fits the same gap</source>
        <translation>同一个空里能填什么</translation>
    </message>
    <message>
        <source>Skip-gram: an example</source>
        <translation>Skip-gram：一个例子</translation>
    </message>
    <message>
        <source>CBOW: an example</source>
        <translation>CBOW：一个例子</translation>
    </message>
    <message>
        <source>The network and its text</source>
        <translation>网络和它的文本</translation>
    </message>
    <message>
        <source>With a full softmax</source>
        <translation>完整的 softmax</translation>
    </message>
    <message>
        <source>The first step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Learning from Newton&apos;s Opticks</source>
        <translation>从牛顿的《光学》中学习</translation>
    </message>
    <message>
        <source>Words of the Opticks</source>
        <translation>《光学》里的词</translation>
    </message>
    <message>
        <source>Four words</source>
        <translation>四个词</translation>
    </message>
    <message>
        <source>Brother and sister</source>
        <translation>brother 与 sister</translation>
    </message>
    <message>
        <source>doctor − man + woman</source>
        <translation>doctor − man + woman</translation>
    </message>
    <message>
        <source>Neighbours of apple</source>
        <translation>apple 的近邻</translation>
    </message>
    <message>
        <source>One row for bank</source>
        <translation>bank 只有一行</translation>
    </message>
    <message>
        <source>A bank by the river</source>
        <translation>河边的 bank</translation>
    </message>
    <message>
        <source>A small model, really trained</source>
        <translation>一个真正训练过的小模型</translation>
    </message>
    <message>
        <source>Where bear looks</source>
        <translation>bear 看向哪里</translation>
    </message>
    <message>
        <source>One gap, two sentences</source>
        <translation>一个空，两个句子</translation>
    </message>
    <message>
        <source>... greater than i can [mask]</source>
        <translation>... greater than i can [mask]</translation>
    </message>
    <message>
        <source>and the [mask] of israel ...</source>
        <translation>and the [mask] of israel ...</translation>
    </message>
    <message>
        <source>The sister that adds positions</source>
        <translation>把位置加进去的姊妹模型</translation>
    </message>
    <message>
        <source>Positions to be added</source>
        <translation>将要相加的位置</translation>
    </message>
    <message>
        <source>The whole way</source>
        <translation>全程</translation>
    </message>
    <message>
        <source>Extrapolation lab</source>
        <translation>外推实验室</translation>
    </message>
    <message>
        <source>Small transformers learn here and read further than they were trained: predict, train, compare</source>
        <translation>小型 Transformer 在这里学习，再去读比训练时更长的文本：先预测，再训练，然后比较</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>Example: a small trained model</source>
        <translation>示例：一个训练好的小模型</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>交错</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>对半</translation>
    </message>
    <message>
        <source>All ones</source>
        <translation>全为 1</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>tensor2tensor</source>
        <translation>tensor2tensor</translation>
    </message>
    <message>
        <source>fairseq</source>
        <translation>fairseq</translation>
    </message>
    <message>
        <source>Axial (RoPE-ViT)</source>
        <translation>轴向（RoPE-ViT）</translation>
    </message>
    <message>
        <source>Mixed (RoPE-ViT)</source>
        <translation>混合（RoPE-ViT）</translation>
    </message>
    <message>
        <source>Vision (Qwen2-VL)</source>
        <translation>视觉（Qwen2-VL）</translation>
    </message>
    <message>
        <source>MAE</source>
        <translation>MAE</translation>
    </message>
    <message>
        <source>DETR</source>
        <translation>DETR</translation>
    </message>
    <message>
        <source>SimpleViT</source>
        <translation>SimpleViT</translation>
    </message>
    <message>
        <source>DDPM</source>
        <translation>DDPM</translation>
    </message>
    <message>
        <source>diffusers</source>
        <translation>diffusers</translation>
    </message>
    <message>
        <source>First channel of each pair</source>
        <translation>每个维度对的第一个通道</translation>
    </message>
    <message>
        <source>Second channel of each pair</source>
        <translation>每个维度对的第二个通道</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Every fourth without (iRoPE)</source>
        <translation>每四层一层不旋转（iRoPE）</translation>
    </message>
    <message>
        <source>None (NoPE)</source>
        <translation>全不旋转（NoPE）</translation>
    </message>
    <message>
        <source>All (RoPE)</source>
        <translation>全部旋转（RoPE）</translation>
    </message>
    <message>
        <source>Five local, one global (Gemma 3)</source>
        <translation>五层局部、一层全局（Gemma 3）</translation>
    </message>
    <message>
        <source>One global, two local (ModernBERT)</source>
        <translation>一层全局、两层局部（ModernBERT）</translation>
    </message>
    <message>
        <source>All, then none (DroPE)</source>
        <translation>先全部、后全不（DroPE）</translation>
    </message>
    <message>
        <source>Chunked (Qwen2-VL)</source>
        <translation>分段（Qwen2-VL）</translation>
    </message>
    <message>
        <source>Interleaved (Qwen3-VL)</source>
        <translation>交错（Qwen3-VL）</translation>
    </message>
    <message>
        <source>Hybrid HoPE</source>
        <translation>混合 HoPE</translation>
    </message>
    <message>
        <source>Axial, three equal parts</source>
        <translation>轴向，三等分</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>按发表值</translation>
    </message>
    <message>
        <source>Example: made up, 2-D sinusoids with noise</source>
        <translation>示例：虚构，带噪声的二维正弦</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不调整</translation>
    </message>
    <message>
        <source>Bilinear, corners kept (ViT)</source>
        <translation>双线性，角点对齐（ViT）</translation>
    </message>
    <message>
        <source>Bicubic, a = −0.75 (DeiT, MAE)</source>
        <translation>双三次，a = −0.75（DeiT、MAE）</translation>
    </message>
    <message>
        <source>Bicubic, a = −0.5 (TensorFlow, from memory)</source>
        <translation>双三次，a = −0.5（TensorFlow，凭记忆）</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>NTK-aware</source>
        <translation>NTK 感知</translation>
    </message>
    <message>
        <source>Dynamic NTK</source>
        <translation>动态 NTK</translation>
    </message>
    <message>
        <source>By parts (paper)</source>
        <translation>分段（论文）</translation>
    </message>
    <message>
        <source>YaRN (shipped)</source>
        <translation>YaRN（发布的代码）</translation>
    </message>
    <message>
        <source>LongRoPE</source>
        <translation>LongRoPE</translation>
    </message>
    <message>
        <source>Llama 3</source>
        <translation>Llama 3</translation>
    </message>
    <message>
        <source>Proportional</source>
        <translation>按比例</translation>
    </message>
    <message>
        <source>1, 2, 3, …</source>
        <translation>1, 2, 3, …</translation>
    </message>
    <message>
        <source>First channel</source>
        <translation>第一个通道</translation>
    </message>
    <message>
        <source>Second channel</source>
        <translation>第二个通道</translation>
    </message>
    <message>
        <source>Third channel</source>
        <translation>第三个通道</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>对角线</translation>
    </message>
    <message>
        <source>Commuting planes</source>
        <translation>可交换的平面</translation>
    </message>
    <message>
        <source>Commuting, in another basis</source>
        <translation>可交换，换一组基</translation>
    </message>
    <message>
        <source>Not commuting (LieRE)</source>
        <translation>不可交换（LieRE）</translation>
    </message>
    <message>
        <source>float64</source>
        <translation>float64</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>float16</source>
        <translation>float16</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Table values</source>
        <translation>表中的值</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Paper: −slope × distance</source>
        <translation>论文：−斜率 × 距离</translation>
    </message>
    <message>
        <source>Authors&apos; code: slope × key</source>
        <translation>作者代码：斜率 × 键</translation>
    </message>
    <message>
        <source>MPT: zero at the last key</source>
        <translation>MPT：最后一个键处为零</translation>
    </message>
    <message>
        <source>BLOOM: slope × key without padding</source>
        <translation>BLOOM：斜率 × 不计填充的键</translation>
    </message>
    <message>
        <source>Falcon: divided like the score</source>
        <translation>Falcon：与得分一同相除</translation>
    </message>
    <message>
        <source>Random, from the seed</source>
        <translation>随机，由种子生成</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>幂</translation>
    </message>
    <message>
        <source>From 2 down to 1/4 over the heads</source>
        <translation>各头从 2 降到 1/4</translation>
    </message>
    <message>
        <source>1 (logarithmic) or 1/2 (power) in every head</source>
        <translation>每个头为 1（对数）或 1/2（幂）</translation>
    </message>
    <message>
        <source>Version 2: a random network of the offsets</source>
        <translation>第 2 版：偏移的随机网络</translation>
    </message>
    <message>
        <source>Version 1: random numbers</source>
        <translation>第 1 版：随机数</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Chinese characters, else words</source>
        <translation>汉字逐字，其余按词</translation>
    </message>
    <message>
        <source>As the text is laid out</source>
        <translation>依文本排版</translation>
    </message>
    <message>
        <source>At the end of a line</source>
        <translation>行末</translation>
    </message>
    <message>
        <source>At a blank line</source>
        <translation>空行处</translation>
    </message>
    <message>
        <source>Skip-gram: a word foretells its window</source>
        <translation>Skip-gram：由词预测其窗口</translation>
    </message>
    <message>
        <source>CBOW: the window foretells its word</source>
        <translation>CBOW：由窗口预测其词</translation>
    </message>
    <message>
        <source>Negative sampling</source>
        <translation>负采样</translation>
    </message>
    <message>
        <source>Full softmax</source>
        <translation>完整 softmax</translation>
    </message>
    <message>
        <source>True gradient: 1/C to each context word</source>
        <translation>真实梯度：每个上下文词得 1/C</translation>
    </message>
    <message>
        <source>word2vec.c: all of it to each context word</source>
        <translation>word2vec.c：每个上下文词得全部梯度</translation>
    </message>
    <message>
        <source>As word2vec.c and gensim</source>
        <translation>同 word2vec.c 与 gensim</translation>
    </message>
    <message>
        <source>As in the paper</source>
        <translation>同论文</translation>
    </message>
    <message>
        <source>GloVe 6B, 10,047 words of 100 numbers</source>
        <translation>GloVe 6B，10,047 个词，每个 100 个数</translation>
    </message>
    <message>
        <source>None: the first columns</source>
        <translation>无：取前几列</translation>
    </message>
    <message>
        <source>PCA</source>
        <translation>PCA</translation>
    </message>
    <message>
        <source>t-SNE</source>
        <translation>t-SNE</translation>
    </message>
    <message>
        <source>UMAP</source>
        <translation>UMAP</translation>
    </message>
    <message>
        <source>Axes: from word to word</source>
        <translation>坐标轴：从词到词</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Group (k-means)</source>
        <translation>分组（k 均值）</translation>
    </message>
    <message>
        <source>Length of the vector</source>
        <translation>向量长度</translation>
    </message>
    <message>
        <source>Row in the table</source>
        <translation>表中的行</translation>
    </message>
    <message>
        <source>3CosAdd, vectors of length 1</source>
        <translation>3CosAdd，向量长度归一</translation>
    </message>
    <message>
        <source>3CosAdd, vectors as they are</source>
        <translation>3CosAdd，向量保持原样</translation>
    </message>
    <message>
        <source>3CosMul</source>
        <translation>3CosMul</translation>
    </message>
    <message>
        <source>King James narrative</source>
        <translation>钦定本圣经叙事</translation>
    </message>
    <message>
        <source>Newton, Opticks</source>
        <translation>牛顿《光学》</translation>
    </message>
    <message>
        <source>Chinese classics</source>
        <translation>中文古典</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>学得的位置</translation>
    </message>
    <message>
        <source>T5&apos;s relative bias</source>
        <translation>T5 相对偏置</translation>
    </message>
    <message>
        <source>Column of the list</source>
        <translation>词表中的列</translation>
    </message>
    <message>
        <source>A tokenizer&apos;s pieces</source>
        <translation>分词器的词元</translation>
    </message>
    <message>
        <source>Drawn from the seed</source>
        <translation>由种子生成</translation>
    </message>
    <message>
        <source>GloVe 6B, 100 numbers</source>
        <translation>GloVe 6B，100 维</translation>
    </message>
    <message>
        <source>None: each head reads its share</source>
        <translation>无：每个头读取自己的一份</translation>
    </message>
    <message>
        <source>By words</source>
        <translation>按词</translation>
    </message>
    <message>
        <source>By characters</source>
        <translation>按字符</translation>
    </message>
    <message>
        <source>No encoding</source>
        <translation>无编码</translation>
    </message>
    <message>
        <source>King James, 1256 pieces</source>
        <translation>钦定本圣经，1256 个词片</translation>
    </message>
    <message>
        <source>Position interpolation</source>
        <translation>位置插值</translation>
    </message>
    <message>
        <source>YaRN</source>
        <translation>YaRN</translation>
    </message>
    <message>
        <source>Untrained rows</source>
        <translation>未训练的行</translation>
    </message>
    <message>
        <source>Last row repeated</source>
        <translation>重复最后一行</translation>
    </message>
    <message>
        <source>Rows interpolated</source>
        <translation>对行插值</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Three back</source>
        <translation>往回三个</translation>
    </message>
    <message>
        <source>Lookup</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Needle</source>
        <translation>大海捞针</translation>
    </message>
    <message>
        <source>NoPE</source>
        <translation>NoPE</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>可学习</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦编码</translation>
    </message>
    <message>
        <source>T5 bias</source>
        <translation>T5 偏置</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>xPos</source>
        <translation>xPos</translation>
    </message>
    <message>
        <source>The program&apos;s own</source>
        <translation>程序自带的</translation>
    </message>
    <message>
        <source>Train here</source>
        <translation>在这里训练</translation>
    </message>
    <message>
        <source>Usual for the task</source>
        <translation>按任务惯例</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Right answers</source>
        <translation>正确答案</translation>
    </message>
</context>
<context>
    <name>Class</name>
    <message>
        <source>not seen</source>
        <translation>看不到</translation>
    </message>
    <message>
        <source>no rotation</source>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>local rotation</source>
        <translation>局部旋转</translation>
    </message>
    <message>
        <source>global rotation</source>
        <translation>全局旋转</translation>
    </message>
    <message>
        <source>full turn in training</source>
        <translation>训练中转满一圈</translation>
    </message>
    <message>
        <source>angle seen</source>
        <translation>角度见过</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>从未见过</translation>
    </message>
</context>
<context>
    <name>ColourMap</name>
    <message>
        <source>Blue–orange</source>
        <translation>蓝–橙</translation>
    </message>
    <message>
        <source>Signed values: blue is negative, orange is positive, zero is the surface</source>
        <translation>有正有负的数值：蓝色为负，橙色为正，零为底色</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Values of one sign; looks nearly the same with and without red-green blindness</source>
        <translation>同号的数值；有无红绿色盲看来几乎相同</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>环形</translation>
    </message>
    <message>
        <source>Angles: a full turn comes back to its first colour</source>
        <translation>角度：转一整圈回到最初的颜色</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Values of one sign, from little (dark) to much (light)</source>
        <translation>同号的数值，从小（暗）到大（亮）</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>A few classes: from nothing to say (pale) by way of blue to orange</source>
        <translation>少数几类：从无可说（浅色）经蓝色到橙色</translation>
    </message>
</context>
<context>
    <name>ComparisonMenu</name>
    <message>
        <source>A copy of itself</source>
        <translation>自身的副本</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>交换 A 与 B</translation>
    </message>
    <message>
        <source>Show A alone</source>
        <translation>只显示 A</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>减去</translation>
    </message>
    <message>
        <source>Add curves of</source>
        <translation>添加曲线</translation>
    </message>
    <message>
        <source>Add curves</source>
        <translation>添加曲线</translation>
    </message>
</context>
<context>
    <name>Corpus</name>
    <message>
        <source>King James Bible, narrative books</source>
        <translation>钦定版圣经（叙事各卷）</translation>
    </message>
    <message>
        <source>Newton, Opticks</source>
        <translation>牛顿《光学》</translation>
    </message>
    <message>
        <source>Chinese classics</source>
        <translation>中国古典诗文</translation>
    </message>
    <message>
        <source>The text has no spaces between words; by characters, each Chinese character is a token</source>
        <translation>文本的词之间没有空格；按字处理时，每个汉字是一个词元</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>%1 is %2; %3.</source>
        <translation>%1为 %2；%3。</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1为 %2</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>%1：%2；%3</translation>
    </message>
    <message>
        <source>%1 is %2; %3</source>
        <translation>%1为 %2；%3</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>b sub h of m and n equals minus the slope s of head h, times m minus n</source>
        <translation>m 与 n 的 b 下标 h 等于负的头 h 的斜率 s 乘以 m 减 n</translation>
    </message>
    <message>
        <source>s of h equals 2 to the minus A times h plus 1 over c for h below c, and 2 to the minus A times h minus c plus one half, over c, from c on</source>
        <translation>h 小于 c 时，s 下标 h 等于 2 的负 A 乘以 h 加 1 除以 c 次方；从 c 起，等于 2 的负 A 乘以 h 减 c 加二分之一除以 c 次方</translation>
    </message>
    <message>
        <source>c is the largest power of two up to H</source>
        <translation>c 是不超过 H 的最大的 2 的幂</translation>
    </message>
    <message>
        <source>b sub h of m and n equals the slope s of head h, times n</source>
        <translation>m 与 n 的 b 下标 h 等于头 h 的斜率 s 乘以 n</translation>
    </message>
    <message>
        <source>b sub h of m and n equals minus the slope s of head h over the root of the head dimension d, times m minus n</source>
        <translation>m 与 n 的 b 下标 h 等于负的头 h 的斜率 s 除以头维度 d 的平方根，再乘以 m 减 n</translation>
    </message>
    <message>
        <source>b sub h of m and n equals the slope s of head h, times n less L minus 1</source>
        <translation>m 与 n 的 b 下标 h 等于头 h 的斜率 s 乘以 n 减去 L 减 1 之差</translation>
    </message>
    <message>
        <source>b sub h of m and n equals minus the slope s of head h, times the size of m minus n</source>
        <translation>m 与 n 的 b 下标 h 等于负的头 h 的斜率 s 乘以 m 减 n 的绝对值</translation>
    </message>
    <message>
        <source>the weight of m and n equals e to the b sub h of m and n, over the sum of the same of all keys</source>
        <translation>m 与 n 的权重等于 e 的 b 下标 h 次方，除以所有键的同样的数之和</translation>
    </message>
    <message>
        <source>S equals Q times K transposed over the root of d, plus the encoding&apos;s part B</source>
        <translation>S 等于 Q 乘以 K 的转置除以根号 d，加上编码的部分 B</translation>
    </message>
    <message>
        <source>W equals the softmax of the rows of S plus the mask M</source>
        <translation>W 等于 S 加掩码 M 后逐行的 softmax</translation>
    </message>
    <message>
        <source>Z equals W times V</source>
        <translation>Z 等于 W 乘以 V</translation>
    </message>
    <message>
        <source>the entropy of row m equals minus the sum over n of the weight times its logarithm</source>
        <translation>第 m 行的熵等于负的对 n 求和：权重乘以它的对数</translation>
    </message>
    <message>
        <source>the encoding&apos;s part equals the scores with the encoding, less those without</source>
        <translation>编码的部分等于有编码时的得分减去没有编码时的得分</translation>
    </message>
    <message>
        <source>b of m and n equals q m dot the sum of 1 minus f times the position vector at p rounded down, and f times that at p rounded up</source>
        <translation>m 与 n 的 b 等于 q m 点乘一个和：1 减 f 乘以 p 向下取整处的位置向量，加 f 乘以 p 向上取整处的位置向量</translation>
    </message>
    <message>
        <source>p equals the sum of the gates from key n to query m, at most the last of P positions</source>
        <translation>p 等于从键 n 到查询 m 的门之和，最多为 P 个位置中的最后一个</translation>
    </message>
    <message>
        <source>f is its fraction</source>
        <translation>f 是它的小数部分</translation>
    </message>
    <message>
        <source>the gate of m and t is the sigmoid of q m dot k t</source>
        <translation>m 与 t 的门是 q m 点乘 k t 的 sigmoid</translation>
    </message>
    <message>
        <source>the score equals q m dot k n, plus q m dot the position key of delta, plus k n dot the position query of delta, over the root of 3 d</source>
        <translation>得分等于 q m 点乘 k n，加 q m 点乘 delta 的位置键，加 k n 点乘 delta 的位置查询，除以根号 3 d</translation>
    </message>
    <message>
        <source>delta equals the bucket of m minus n</source>
        <translation>delta 等于 m 减 n 的桶</translation>
    </message>
    <message>
        <source>the bucket of r equals r up to e</source>
        <translation>r 不超过 e 时，r 的桶等于 r</translation>
    </message>
    <message>
        <source>beyond, it has the sign of r and the size e plus x, rounded up</source>
        <translation>更远时，它与 r 同号，大小为 e 加向上取整的 x</translation>
    </message>
    <message>
        <source>x equals the logarithm of the size of r over e, over that of the maximum distance M minus 1 over e, times e minus 1</source>
        <translation>x 等于 r 的绝对值除以 e 的对数，除以最大距离 M 减 1 除以 e 的对数，再乘以 e 减 1</translation>
    </message>
    <message>
        <source>e is half of the buckets N</source>
        <translation>e 是桶数 N 的一半</translation>
    </message>
    <message>
        <source>r counts at most M minus 1</source>
        <translation>r 最多按 M 减 1 计</translation>
    </message>
    <message>
        <source>what a distance delta costs equals the score at delta less that at 0</source>
        <translation>距离 delta 的代价等于 delta 处的得分减去 0 处的得分</translation>
    </message>
    <message>
        <source>its weight equals e to that cost, over the sum of the same of all distances</source>
        <translation>它的权重等于 e 的该代价次方，除以所有距离的同样的数之和</translation>
    </message>
    <message>
        <source>b sub h of m and n equals the network f h of psi of m minus n, over psi of the larger of the threshold L 0 and m, plus a millionth</source>
        <translation>m 与 n 的 b 下标 h 等于网络 f h 作用于：m 减 n 的 psi，除以阈值 L 0 与 m 中较大者的 psi 加百万分之一</translation>
    </message>
    <message>
        <source>psi of x equals the logarithm of c x plus 1</source>
        <translation>x 的 psi 等于 c x 加 1 的对数</translation>
    </message>
    <message>
        <source>f h of x equals the sum over the units of their second weight times the positive part of their first weight times x plus their first constant, plus the head&apos;s constant</source>
        <translation>x 的 f h 等于对各单元求和：第二权重乘以第一权重乘 x 加第一常数的正部，再加该头的常数</translation>
    </message>
    <message>
        <source>channel 0 equals 1</source>
        <translation>通道 0 等于 1</translation>
    </message>
    <message>
        <source>t equals p plus one half, over L</source>
        <translation>t 等于 p 加二分之一，除以 L</translation>
    </message>
    <message>
        <source>channel 2 to the j plus k equals 2 to the j over 2 on the first half of its stretch, minus that on the second half, and 0 elsewhere</source>
        <translation>通道 2 的 j 次方加 k 在它那一段的前一半等于 2 的 j 除以 2 次方，后一半为其相反数，其余为 0</translation>
    </message>
    <message>
        <source>the score equals the sum over i of half of A i plus C i, times e to the minus delta times theta prime minus theta i, plus half of A i minus C i, times e to the minus delta times theta prime plus theta i</source>
        <translation>得分等于对 i 求和：A i 加 C i 的一半乘以 e 的负 delta 乘 theta 撇减 theta i 次方，加 A i 减 C i 的一半乘以 e 的负 delta 乘 theta 撇加 theta i 次方</translation>
    </message>
    <message>
        <source>A i is the product of the pairs of query and key, C i their crosswise product</source>
        <translation>A i 是查询与键的维度对之积，C i 是它们的交叉积</translation>
    </message>
    <message>
        <source>delta equals m minus n, at least 0</source>
        <translation>delta 等于 m 减 n，不小于 0</translation>
    </message>
    <message>
        <source>theta i equals b to the minus 2 i over d</source>
        <translation>theta i 等于 b 的负 2 i 除以 d 次方</translation>
    </message>
    <message>
        <source>the boost B has hyperbolic cosines of delta theta i on the diagonal and hyperbolic sines beside it</source>
        <translation>伪转 B 的对角线上是 delta theta i 的双曲余弦，旁边是双曲正弦</translation>
    </message>
    <message>
        <source>e to the minus delta times theta prime minus theta i</source>
        <translation>e 的负 delta 乘 theta 撇减 theta i 次方</translation>
    </message>
    <message>
        <source>b sub h of m and n equals minus r 1 times the logarithm of 1 plus r 2 times the size of m minus n</source>
        <translation>m 与 n 的 b 下标 h 等于负 r 1 乘以 1 加 r 2 乘 m 减 n 的绝对值的对数</translation>
    </message>
    <message>
        <source>r 1 and r 2 belong to the head</source>
        <translation>r 1 与 r 2 属于该头</translation>
    </message>
    <message>
        <source>b sub h of m and n equals minus r 1 times the size of m minus n to the r 2</source>
        <translation>m 与 n 的 b 下标 h 等于负 r 1 乘以 m 减 n 的绝对值的 r 2 次方</translation>
    </message>
    <message>
        <source>x sub p equals the token&apos;s vector plus row p plus r of the table E</source>
        <translation>x 下标 p 等于词元的向量加上表 E 的第 p 加 r 行</translation>
    </message>
    <message>
        <source>the vector of the patch in row y and column x equals the patch&apos;s own plus the resized table at y and x</source>
        <translation>第 y 行第 x 列图块的向量等于图块自己的向量加上缩放后的表在 y、x 处的值</translation>
    </message>
    <message>
        <source>the resized table at y equals the sum over j of kappa of u minus j times row j</source>
        <translation>缩放后的表在 y 处等于对 j 求和：u 减 j 的 kappa 乘以第 j 行</translation>
    </message>
    <message>
        <source>u equals y plus one half, times m over n, minus one half</source>
        <translation>u 等于 y 加二分之一，乘以 m 除以 n，减二分之一</translation>
    </message>
    <message>
        <source>kappa is Keys&apos; cubic kernel with a equal to minus three quarters</source>
        <translation>kappa 是 Keys 三次核，a 等于负四分之三</translation>
    </message>
    <message>
        <source>columns likewise</source>
        <translation>列也一样</translation>
    </message>
    <message>
        <source>the resized table at y equals the sum over j of kappa of u minus j times row j, over the sum of kappa</source>
        <translation>缩放后的表在 y 处等于对 j 求和：u 减 j 的 kappa 乘以第 j 行，再除以 kappa 之和</translation>
    </message>
    <message>
        <source>kappa is Keys&apos; cubic kernel with a equal to minus one half</source>
        <translation>kappa 是 Keys 三次核，a 等于负二分之一</translation>
    </message>
    <message>
        <source>the resized table at y equals 1 minus f times the table at u rounded down, plus f times the next row</source>
        <translation>缩放后的表在 y 处等于 1 减 f 乘以表在 u 向下取整处的行，加 f 乘以下一行</translation>
    </message>
    <message>
        <source>u equals y times m minus 1 over n minus 1</source>
        <translation>u 等于 y 乘以 m 减 1 除以 n 减 1</translation>
    </message>
    <message>
        <source>f is the fraction of u</source>
        <translation>f 是 u 的小数部分</translation>
    </message>
    <message>
        <source>the vectors of patches a and b multiplied, over their lengths</source>
        <translation>图块 a 与 b 的向量相乘，除以它们的长度</translation>
    </message>
    <message>
        <source>row m plus r of the table E dot row n plus r</source>
        <translation>表 E 的第 m 加 r 行点乘第 n 加 r 行</translation>
    </message>
    <message>
        <source>channel n of position p equals the Legendre polynomial P n of x</source>
        <translation>位置 p 的通道 n 等于 x 的勒让德多项式 P n</translation>
    </message>
    <message>
        <source>x equals 2 p over L minus 1, minus 1</source>
        <translation>x 等于 2 p 除以 L 减 1，再减 1</translation>
    </message>
    <message>
        <source>n plus 1 times P n plus 1 equals 2 n plus 1 times x P n, minus n P n minus 1</source>
        <translation>n 加 1 乘 P n 加 1 等于 2 n 加 1 乘 x P n，减 n 乘 P n 减 1</translation>
    </message>
    <message>
        <source>normalised, times the root of 2 n plus 1 over 2</source>
        <translation>归一化时再乘以 2 n 加 1 除以 2 的平方根</translation>
    </message>
    <message>
        <source>pair i turns by the position on its axis times theta i</source>
        <translation>维度对 i 转过它所在轴上的位置乘以 theta i</translation>
    </message>
    <message>
        <source>its axis is time in the first s t pairs, height in the next s h, width in the rest</source>
        <translation>前 s t 个维度对的轴是时间，接下来 s h 个是高，其余是宽</translation>
    </message>
    <message>
        <source>theta equals b to the minus j over the pairs of the axis, j counting within them</source>
        <translation>theta 等于 b 的负 j 除以该轴维度对数次方，j 在其中计数</translation>
    </message>
    <message>
        <source>its axis is height and width in turn in the fastest s h plus s w pairs</source>
        <translation>最快的 s h 加 s w 个维度对的轴轮流是高与宽</translation>
    </message>
    <message>
        <source>the others do not turn</source>
        <translation>其余不转</translation>
    </message>
    <message>
        <source>its axis is height where i modulo 3 is 1 and i below 3 s h, width where i modulo 3 is 2 and i below 3 s w, otherwise time</source>
        <translation>i 除以 3 余 1 且小于 3 s h 时它的轴是高，余 2 且小于 3 s w 时是宽，否则是时间</translation>
    </message>
    <message>
        <source>the score of layer l is q dot k in layers without rotation, and that of the turned query and key in all others</source>
        <translation>第 l 层的得分在没有旋转的层里是 q 点乘 k，在其他层里是旋转后的查询与键的得分</translation>
    </message>
    <message>
        <source>the score of every layer is that of the turned query and key</source>
        <translation>每一层的得分都是旋转后的查询与键的得分</translation>
    </message>
    <message>
        <source>first every layer scores the turned query and key</source>
        <translation>起初每一层都计算旋转后的查询与键的得分</translation>
    </message>
    <message>
        <source>then no layer turns, and the score is q dot k</source>
        <translation>之后没有层旋转，得分是 q 点乘 k</translation>
    </message>
    <message>
        <source>the score of layer l is q dot k where l plus 1 is a multiple of 4, and that of the turned query and key elsewhere</source>
        <translation>l 加 1 是 4 的倍数时，第 l 层的得分是 q 点乘 k，其他层是旋转后的查询与键的得分</translation>
    </message>
    <message>
        <source>theta i of layer l is the global base to the minus 2 i over d, over s, where l plus 1 is a multiple of 6, and the local base to the minus 2 i over d elsewhere</source>
        <translation>l 加 1 是 6 的倍数时，第 l 层的 theta i 等于全局底数的负 2 i 除以 d 次方再除以 s，其他层等于局部底数的负 2 i 除以 d 次方</translation>
    </message>
    <message>
        <source>theta i of layer l is the global base to the minus 2 i over d where l is a multiple of 3, and the local base to the minus 2 i over d elsewhere</source>
        <translation>l 是 3 的倍数时，第 l 层的 theta i 等于全局底数的负 2 i 除以 d 次方，其他层等于局部底数的负 2 i 除以 d 次方</translation>
    </message>
    <message>
        <source>the score of every layer is q dot k</source>
        <translation>每一层的得分都是 q 点乘 k</translation>
    </message>
    <message>
        <source>1 plus a times the logarithm of p plus 1 over F, rounded down, plus 1</source>
        <translation>1 加 a 乘以对数：p 加 1 除以 F 向下取整，再加 1</translation>
    </message>
    <message>
        <source>a is the scale and F the floor scale</source>
        <translation>a 是比例，F 是取整尺度</translation>
    </message>
    <message>
        <source>v prime equals r v r conjugate</source>
        <translation>v 撇等于 r v r 共轭</translation>
    </message>
    <message>
        <source>r equals the cosine of alpha over 2 plus the sine of alpha over 2 times the axis u</source>
        <translation>r 等于 alpha 除以 2 的余弦加 alpha 除以 2 的正弦乘以轴 u</translation>
    </message>
    <message>
        <source>alpha equals m times theta j</source>
        <translation>alpha 等于 m 乘以 theta j</translation>
    </message>
    <message>
        <source>theta j equals b to the minus j over n</source>
        <translation>theta j 等于 b 的负 j 除以 n 次方</translation>
    </message>
    <message>
        <source>n equals d over 3</source>
        <translation>n 等于 d 除以 3</translation>
    </message>
    <message>
        <source>the rotor of a patch turns by x theta j about the first axis, then by y theta j about the second</source>
        <translation>图块的转子先绕第一轴转 x theta j，再绕第二轴转 y theta j</translation>
    </message>
    <message>
        <source>shown is the score of patch p and p plus the offset, less that of the corner and the offset</source>
        <translation>所示为图块 p 与 p 加偏移的得分，减去角上与偏移的得分</translation>
    </message>
    <message>
        <source>the score of the turned query and key equals the sum over i of the lengths of q i and k i times the cosine of m minus n times theta i plus phi i</source>
        <translation>旋转后的查询与键的得分等于对 i 求和：q i 与 k i 的长度乘以余弦：m 减 n 乘 theta i 加 phi i</translation>
    </message>
    <message>
        <source>the score equals the sum over k of the lengths of q k and k k times the cosine of alpha k plus phi k</source>
        <translation>得分等于对 k 求和：q k 与 k k 的长度乘以 alpha k 加 phi k 的余弦</translation>
    </message>
    <message>
        <source>alpha k equals the distance in columns times f k in the first d over 4 pairs, the distance in rows times f k in the last</source>
        <translation>前 d 除以 4 个维度对的 alpha k 等于列距离乘以 f k，其余等于行距离乘以 f k</translation>
    </message>
    <message>
        <source>f k equals b to the minus 4 k over d</source>
        <translation>f k 等于 b 的负 4 k 除以 d 次方</translation>
    </message>
    <message>
        <source>x times f x k plus y times f y k, modulo 2 pi</source>
        <translation>x 乘 f x k 加 y 乘 f y k，模 2 pi</translation>
    </message>
    <message>
        <source>alpha k equals the distance in columns times f x k plus the distance in rows times f y k</source>
        <translation>alpha k 等于列距离乘以 f x k 加行距离乘以 f y k</translation>
    </message>
    <message>
        <source>at first f x k and f y k are b to the minus 4 k over d times cosine and sine of the head&apos;s phase, turned by a quarter in the last d over 4 pairs</source>
        <translation>起初 f x k 与 f y k 是 b 的负 4 k 除以 d 次方乘以该头相位的余弦与正弦，后 d 除以 4 个维度对再转四分之一圈</translation>
    </message>
    <message>
        <source>alpha k equals the distance in rows times f k in the first d over 4 pairs, the distance in columns times f k in the last</source>
        <translation>前 d 除以 4 个维度对的 alpha k 等于行距离乘以 f k，其余等于列距离乘以 f k</translation>
    </message>
    <message>
        <source>R of p equals the exponential of x times A 1 plus y times A 2</source>
        <translation>p 的 R 等于 x 乘 A 1 加 y 乘 A 2 的矩阵指数</translation>
    </message>
    <message>
        <source>A 1 and A 2 are skew-symmetric</source>
        <translation>A 1 与 A 2 是反对称矩阵</translation>
    </message>
    <message>
        <source>A a turns plane k by omega k a, in the basis of an orthogonal Q</source>
        <translation>A a 在正交矩阵 Q 的基底里把平面 k 转 omega k a</translation>
    </message>
    <message>
        <source>omega k has the length b to the minus 2 k over d and a direction of its own</source>
        <translation>omega k 的长度是 b 的负 2 k 除以 d 次方，方向各不相同</translation>
    </message>
    <message>
        <source>the Frobenius norm of R of p transposed times R of p plus the offset, less R of the offset</source>
        <translation>p 的 R 的转置乘以 p 加偏移的 R，减去偏移的 R，取弗罗贝尼乌斯范数</translation>
    </message>
    <message>
        <source>A a equals a strict upper triangle U a, less its transpose</source>
        <translation>A a 等于严格上三角矩阵 U a 减去它的转置</translation>
    </message>
    <message>
        <source>R of p times q, dot R of p prime times k</source>
        <translation>p 的 R 乘 q，点乘 p 撇的 R 乘 k</translation>
    </message>
    <message>
        <source>A a turns plane k by omega k a</source>
        <translation>A a 把平面 k 转 omega k a</translation>
    </message>
    <message>
        <source>p times theta i, modulo 2 pi</source>
        <translation>p 乘 theta i，模 2 pi</translation>
    </message>
    <message>
        <source>the score of the turned query and key equals the sum over i of the lengths of q i and k i times the cosine of m minus n times theta i prime plus phi i</source>
        <translation>旋转后的查询与键的得分等于对 i 求和：q i 与 k i 的长度乘以余弦：m 减 n 乘 theta i 撇加 phi i</translation>
    </message>
    <message>
        <source>theta i prime equals gamma i times theta i, plus 1 minus gamma i times theta i over s</source>
        <translation>theta i 撇等于 gamma i 乘 theta i，加 1 减 gamma i 乘 theta i 除以 s</translation>
    </message>
    <message>
        <source>gamma i equals the turns r i less beta slow, over beta fast less beta slow, at least 0 and at most 1</source>
        <translation>gamma i 等于圈数 r i 减 beta slow，除以 beta fast 减 beta slow，限制在 0 到 1</translation>
    </message>
    <message>
        <source>r i equals the trained length L 0 times theta i over 2 pi</source>
        <translation>r i 等于训练长度 L 0 乘 theta i 除以 2 pi</translation>
    </message>
    <message>
        <source>A times the cosine of p theta i</source>
        <translation>A 乘以 p theta i 的余弦</translation>
    </message>
    <message>
        <source>A is 1 but under YaRN and LongRoPE</source>
        <translation>除 YaRN 与 LongRoPE 外 A 为 1</translation>
    </message>
    <message>
        <source>the mean over j from 1 to d over 2 of the length of S j</source>
        <translation>S j 的长度对 j 从 1 到 d 除以 2 取平均</translation>
    </message>
    <message>
        <source>S j equals the sum over k below j of e to the imaginary m minus n times theta k</source>
        <translation>S j 等于对小于 j 的 k 求和：e 的虚数 m 减 n 乘 theta k 次方</translation>
    </message>
    <message>
        <source>theta i over theta i prime</source>
        <translation>theta i 除以 theta i 撇</translation>
    </message>
    <message>
        <source>theta i prime equals b prime to the minus 2 i over d</source>
        <translation>theta i 撇等于 b 撇的负 2 i 除以 d 次方</translation>
    </message>
    <message>
        <source>b prime equals b times alpha to the d over d minus 2</source>
        <translation>b 撇等于 b 乘以 alpha 的 d 除以 d 减 2 次方</translation>
    </message>
    <message>
        <source>alpha equals s times the larger of L and the trained length L 0, over L 0, minus s minus 1</source>
        <translation>alpha 等于 s 乘以 L 与训练长度 L 0 中较大者除以 L 0，减去 s 减 1 之差</translation>
    </message>
    <message>
        <source>theta i prime equals theta i over s</source>
        <translation>theta i 撇等于 theta i 除以 s</translation>
    </message>
    <message>
        <source>gamma i equals the turns r i less the low factor, over the high factor less the low one, at least 0 and at most 1</source>
        <translation>gamma i 等于圈数 r i 减低频系数，除以高频系数减低频系数，限制在 0 到 1</translation>
    </message>
    <message>
        <source>the score of the turned query and key equals A squared times the sum over i of the lengths of q i and k i times the cosine of m minus n times theta i prime plus phi i</source>
        <translation>旋转后的查询与键的得分等于 A 的平方乘以对 i 求和：q i 与 k i 的长度乘以余弦：m 减 n 乘 theta i 撇加 phi i</translation>
    </message>
    <message>
        <source>theta i prime equals theta i over the short factor of i up to the trained length L 0, over the long factor beyond</source>
        <translation>不超过训练长度 L 0 时 theta i 撇等于 theta i 除以 i 的短系数，更长时除以长系数</translation>
    </message>
    <message>
        <source>A equals the root of 1 plus the logarithm of s over that of L 0</source>
        <translation>A 等于 1 加 s 的对数除以 L 0 的对数的平方根</translation>
    </message>
    <message>
        <source>b prime equals b times s to the d over d minus 2</source>
        <translation>b 撇等于 b 乘以 s 的 d 除以 d 减 2 次方</translation>
    </message>
    <message>
        <source>channel j of the half layout is channel 2 j of the interleaved one for j below d over 2, and channel 2 j minus d plus 1 from there on</source>
        <translation>j 小于 d 除以 2 时，前后半布局的通道 j 是交错布局的通道 2 j，之后是通道 2 j 减 d 加 1</translation>
    </message>
    <message>
        <source>theta i prime equals b to the minus 2 i over D, over s, for the d over 2 turning pairs, and 0 for the rest</source>
        <translation>对旋转的 d 除以 2 个维度对，theta i 撇等于 b 的负 2 i 除以 D 次方再除以 s，其余为 0</translation>
    </message>
    <message>
        <source>D counts all channels of the head</source>
        <translation>D 是该头的全部通道数</translation>
    </message>
    <message>
        <source>of a pair u, v: u prime equals A times u cosine p theta i minus v sine p theta i</source>
        <translation>对维度对 u、v：u 撇等于 A 乘以 u 余弦 p theta i 减 v 正弦 p theta i</translation>
    </message>
    <message>
        <source>v prime equals A times u sine p theta i plus v cosine p theta i</source>
        <translation>v 撇等于 A 乘以 u 正弦 p theta i 加 v 余弦 p theta i</translation>
    </message>
    <message>
        <source>A times the sine of p theta i</source>
        <translation>A 乘以 p theta i 的正弦</translation>
    </message>
    <message>
        <source>lambda i equals 2 pi over theta i</source>
        <translation>lambda i 等于 2 pi 除以 theta i</translation>
    </message>
    <message>
        <source>gamma i equals 1 minus the ramp of i from c fast to c slow, at least 0 and at most 1</source>
        <translation>gamma i 等于 1 减去 i 从 c fast 到 c slow 的斜坡，限制在 0 到 1</translation>
    </message>
    <message>
        <source>c fast is c of beta fast, rounded down, and c slow c of beta slow, rounded up, where ends are truncated</source>
        <translation>截断端点时，c fast 是 beta fast 的 c 向下取整，c slow 是 beta slow 的 c 向上取整</translation>
    </message>
    <message>
        <source>c of beta equals d times the logarithm of the trained length L 0 over 2 pi beta, over 2 times the logarithm of b</source>
        <translation>beta 的 c 等于 d 乘以训练长度 L 0 除以 2 pi beta 的对数，除以 2 倍的 b 的对数</translation>
    </message>
    <message>
        <source>A equals 0.1 times the logarithm of s, plus 1</source>
        <translation>A 等于 0.1 乘以 s 的对数，加 1</translation>
    </message>
    <message>
        <source>b sub h of m and n equals H over 8 times h plus 1, times the sum over i from 1 to D over 2 of the cosine of delta times omega i, less D over 2</source>
        <translation>m 与 n 的 b 下标 h 等于 H 除以 8 乘 h 加 1，乘以：对 i 从 1 到 D 除以 2 求 delta 乘 omega i 的余弦之和，减 D 除以 2</translation>
    </message>
    <message>
        <source>delta equals m minus n</source>
        <translation>delta 等于 m 减 n</translation>
    </message>
    <message>
        <source>omega i equals 10,000 to the minus 2 i over D</source>
        <translation>omega i 等于 10 000 的负 2 i 除以 D 次方</translation>
    </message>
    <message>
        <source>the score equals q m dot k n plus the vector a K of j, over the root of d</source>
        <translation>得分等于 q m 点乘 k n 加向量 a K j，除以根号 d</translation>
    </message>
    <message>
        <source>the output is the weighted sum of v n plus the vector a V of j</source>
        <translation>输出是 v n 加向量 a V j 的加权和</translation>
    </message>
    <message>
        <source>j equals n minus m, at least minus k and at most k</source>
        <translation>j 等于 n 减 m，限制在负 k 到 k</translation>
    </message>
    <message>
        <source>PE of p and 2 i equals the sine of p times omega i</source>
        <translation>PE 在 p 与 2 i 处等于 p 乘 omega i 的正弦</translation>
    </message>
    <message>
        <source>PE of p and 2 i plus 1 equals the cosine of the same</source>
        <translation>PE 在 p 与 2 i 加 1 处等于同一个数的余弦</translation>
    </message>
    <message>
        <source>omega i equals b to the minus 2 i over d</source>
        <translation>omega i 等于 b 的负 2 i 除以 d 次方</translation>
    </message>
    <message>
        <source>the encoding of the patch in column x and row y holds the sines of x omega, the cosines of x omega, the sines of y omega, the cosines of y omega</source>
        <translation>第 x 列第 y 行图块的编码依次是 x omega 的正弦、x omega 的余弦、y omega 的正弦、y omega 的余弦</translation>
    </message>
    <message>
        <source>omega k equals b to the minus 4 k over d, for k below d over 4</source>
        <translation>omega k 等于 b 的负 4 k 除以 d 次方，k 小于 d 除以 4</translation>
    </message>
    <message>
        <source>the encoding holds sine and cosine of y prime omega k in turn, then those of x prime</source>
        <translation>编码先轮流是 y 撇 omega k 的正弦与余弦，然后是 x 撇的</translation>
    </message>
    <message>
        <source>omega k equals b to the minus 4 k over d</source>
        <translation>omega k 等于 b 的负 4 k 除以 d 次方</translation>
    </message>
    <message>
        <source>x prime equals x plus 1, over the width plus a millionth, times the scale s, and plain x plus 1 where it is not normalized</source>
        <translation>x 撇等于 x 加 1，除以宽加百万分之一，乘以尺度 s；不归一化时就是 x 加 1</translation>
    </message>
    <message>
        <source>the cosine of two patches equals 2 over d times the sum over k of the cosine of their distance in columns times omega k and that of their distance in rows times omega k</source>
        <translation>两个图块的余弦等于 2 除以 d 乘以对 k 求和：列距离乘 omega k 的余弦与行距离乘 omega k 的余弦</translation>
    </message>
    <message>
        <source>omega k equals b to the minus k over d over 4 minus 1</source>
        <translation>omega k 等于 b 的负 k 除以 d 除以 4 减 1 次方</translation>
    </message>
    <message>
        <source>PE of p and i equals the sine of p plus 2 times omega i</source>
        <translation>PE 在 p 与 i 处等于 p 加 2 乘 omega i 的正弦</translation>
    </message>
    <message>
        <source>PE of p and n plus i equals the cosine of the same</source>
        <translation>PE 在 p 与 n 加 i 处等于同一个数的余弦</translation>
    </message>
    <message>
        <source>omega i equals b to the minus i over n minus 1</source>
        <translation>omega i 等于 b 的负 i 除以 n 减 1 次方</translation>
    </message>
    <message>
        <source>n equals d over 2, rounded down</source>
        <translation>n 等于 d 除以 2 向下取整</translation>
    </message>
    <message>
        <source>PE of m dot PE of n equals the sum over i of the cosine of m minus n times omega i, for even d</source>
        <translation>d 为偶数时，PE m 点乘 PE n 等于对 i 求 m 减 n 乘 omega i 的余弦之和</translation>
    </message>
    <message>
        <source>PE of p plus k equals the matrix M k times PE of p</source>
        <translation>PE 在 p 加 k 处等于矩阵 M k 乘 PE 在 p 处</translation>
    </message>
    <message>
        <source>M k has on its diagonal, for each pair, the block of cosine k omega i, sine k omega i, minus sine k omega i, cosine k omega i</source>
        <translation>M k 的对角线上每个维度对有一块：余弦 k omega i、正弦 k omega i、负正弦 k omega i、余弦 k omega i</translation>
    </message>
    <message>
        <source>the cosine of the encodings of m and n equals 2 over d times the sum over i of the cosine of m minus n times omega i, for even d</source>
        <translation>d 为偶数时，m 与 n 的编码的余弦等于 2 除以 d 乘以对 i 求 m 减 n 乘 omega i 的余弦之和</translation>
    </message>
    <message>
        <source>PE of p and i equals the sine of p times omega i</source>
        <translation>PE 在 p 与 i 处等于 p 乘 omega i 的正弦</translation>
    </message>
    <message>
        <source>PE of p and i plus d over 2, rounded up, equals the cosine of the same</source>
        <translation>PE 在 p 与 i 加 d 除以 2 向上取整处等于同一个数的余弦</translation>
    </message>
    <message>
        <source>omega i equals b to the minus i over n minus 1, or over 1 where that is more</source>
        <translation>omega i 等于 b 的负 i 除以 n 减 1 次方，n 减 1 小于 1 时除以 1</translation>
    </message>
    <message>
        <source>lambda i equals 2 pi over omega i</source>
        <translation>lambda i 等于 2 pi 除以 omega i</translation>
    </message>
    <message>
        <source>b sub h of m and n equals the table B at row j and h</source>
        <translation>m 与 n 的 b 下标 h 等于表 B 在第 j 行、h 处的值</translation>
    </message>
    <message>
        <source>j equals the rows from key to query plus the window&apos;s height minus 1, times twice the window&apos;s width minus 1, plus the columns from key to query plus the width minus 1</source>
        <translation>j 等于从键到查询的行数加窗口高减 1，乘以两倍窗口宽减 1，加从键到查询的列数加宽减 1</translation>
    </message>
    <message>
        <source>b sub h of m and n equals 16 times the sigmoid of a network of the two coordinates c</source>
        <translation>m 与 n 的 b 下标 h 等于 16 乘以两个坐标 c 的网络的 sigmoid</translation>
    </message>
    <message>
        <source>c has the sign of u and the size of the base-2 logarithm of 1 plus 8 times u, over that of 8</source>
        <translation>c 与 u 同号，大小为 1 加 8 倍 u 的以 2 为底的对数除以 8 的同底对数</translation>
    </message>
    <message>
        <source>u is the offset over the window&apos;s trained side minus 1</source>
        <translation>u 是偏移除以训练时窗口边长减 1</translation>
    </message>
    <message>
        <source>b sub h of m and n equals the table B at the bucket of m minus n, and h</source>
        <translation>m 与 n 的 b 下标 h 等于表 B 在 m 减 n 的桶与 h 处的值</translation>
    </message>
    <message>
        <source>the bucket of delta is beta of delta for keys before the query, and N plus beta of minus delta for keys after it</source>
        <translation>键在查询之前时，delta 的桶是 delta 的 beta；键在查询之后时是 N 加负 delta 的 beta</translation>
    </message>
    <message>
        <source>N is half of the buckets</source>
        <translation>N 是桶数的一半</translation>
    </message>
    <message>
        <source>beta of r is r below e, and from there on e plus x, rounded down, at most N minus 1</source>
        <translation>r 小于 e 时 r 的 beta 是 r，之后是 e 加向下取整的 x，最多 N 减 1</translation>
    </message>
    <message>
        <source>x equals the logarithm of r over e, over that of the maximum distance M over e, times N minus e</source>
        <translation>x 等于 r 除以 e 的对数，除以最大距离 M 除以 e 的对数，再乘以 N 减 e</translation>
    </message>
    <message>
        <source>e equals N over 2, rounded down</source>
        <translation>e 等于 N 除以 2 向下取整</translation>
    </message>
    <message>
        <source>in one direction N is all buckets, and keys after the query are in bucket 0</source>
        <translation>单向时 N 是全部桶数，查询之后的键在桶 0</translation>
    </message>
    <message>
        <source>the cosine of a and b equals a dot b over the product of their lengths</source>
        <translation>a 与 b 的余弦等于 a 点乘 b 除以它们长度之积</translation>
    </message>
    <message>
        <source>the answer is the word x with the largest cosine with a minus b plus c</source>
        <translation>答案是与 a 减 b 加 c 余弦最大的词 x</translation>
    </message>
    <message>
        <source>3CosMul: with the largest product of c prime of x and a and of x and c, over c prime of x and b plus 0.001</source>
        <translation>3CosMul：x 与 a、x 与 c 的 c 撇之积除以 x 与 b 的 c 撇加 0.001 最大</translation>
    </message>
    <message>
        <source>c prime is half of 1 plus the cosine</source>
        <translation>c 撇是 1 加余弦的一半</translation>
    </message>
    <message>
        <source>the word in its sentence equals the weighted sum of the words of the sentence</source>
        <translation>句中的词等于句子各词的加权和</translation>
    </message>
    <message>
        <source>the weights are the softmax of the products of their vectors over the root of d</source>
        <translation>权重是它们向量之积除以根号 d 的 softmax</translation>
    </message>
    <message>
        <source>the weights of word i are the softmax of the products of its vector with all, over the root of d</source>
        <translation>词 i 的权重是它的向量与所有向量之积除以根号 d 的 softmax</translation>
    </message>
    <message>
        <source>e of t and i equals the sine of t times omega i</source>
        <translation>e 在 t 与 i 处等于 t 乘 omega i 的正弦</translation>
    </message>
    <message>
        <source>e of t and n plus i equals the cosine of the same</source>
        <translation>e 在 t 与 n 加 i 处等于同一个数的余弦</translation>
    </message>
    <message>
        <source>omega i equals 10,000 to the minus i over n minus 1</source>
        <translation>omega i 等于 10 000 的负 i 除以 n 减 1 次方</translation>
    </message>
    <message>
        <source>e of t holds the cosines of s t omega, then the sines, or the sines first where it is not flipped</source>
        <translation>t 的 e 先是 s t omega 的余弦，再是正弦；不翻转时正弦在前</translation>
    </message>
    <message>
        <source>omega i equals the longest period P to the minus i over n minus the shift delta</source>
        <translation>omega i 等于最长周期 P 的负 i 除以 n 减移位 delta 次方</translation>
    </message>
    <message>
        <source>the cosine of two times equals 1 over n times the sum over i of the cosine of s times their difference times omega i</source>
        <translation>两个时间的余弦等于 1 除以 n 乘以对 i 求 s 乘时间差乘 omega i 的余弦之和</translation>
    </message>
    <message>
        <source>2 pi over s omega i</source>
        <translation>2 pi 除以 s omega i</translation>
    </message>
    <message>
        <source>in each block x grows by the output of attention, whose scores are Q K transposed over the root of d plus the bias B, and then by that of a network with GELU</source>
        <translation>每个块里 x 先加上注意力的输出，其得分为 Q 乘 K 的转置除以根号 d 加偏置 B，再加上带 GELU 的网络的输出</translation>
    </message>
    <message>
        <source>both read normalised vectors</source>
        <translation>两者读的都是归一化的向量</translation>
    </message>
    <message>
        <source>x p equals the word&apos;s vector plus row p of the table</source>
        <translation>x p 等于词的向量加上表的第 p 行</translation>
    </message>
    <message>
        <source>in each block x grows by the output of attention and then by that of a network with GELU</source>
        <translation>每个块里 x 先加上注意力的输出，再加上带 GELU 的网络的输出</translation>
    </message>
    <message>
        <source>x p equals the word&apos;s vector</source>
        <translation>x p 等于词的向量</translation>
    </message>
    <message>
        <source>in each block x grows by the output of attention, whose scores get the learned bias of the bucket of m minus n, and then by that of a network with GELU</source>
        <translation>每个块里 x 先加上注意力的输出，其得分加上 m 减 n 的桶的学习到的偏置，再加上带 GELU 的网络的输出</translation>
    </message>
    <message>
        <source>the score equals q m dot k n, plus q m dot r of delta, plus u dot k n, plus v dot r of delta, over the root of d</source>
        <translation>得分等于 q m 点乘 k n，加 q m 点乘 r delta，加 u 点乘 k n，加 v 点乘 r delta，除以根号 d</translation>
    </message>
    <message>
        <source>r t equals the sinusoid R t times W k R</source>
        <translation>r t 等于正弦编码 R t 乘 W k R</translation>
    </message>
    <message>
        <source>R t holds the sines, then the cosines, of t omega</source>
        <translation>R t 先是 t omega 的正弦，再是余弦</translation>
    </message>
    <message>
        <source>the loss equals minus the logarithm of the sigmoid of the true word&apos;s output vector dot h, minus the sum over the negatives of the logarithm of the sigmoid of minus theirs dot h</source>
        <translation>损失等于负的真词输出向量点乘 h 的 sigmoid 的对数，减去对负样本求和：负的它们的输出向量点乘 h 的 sigmoid 的对数</translation>
    </message>
    <message>
        <source>h is the vector of the centre word</source>
        <translation>h 是中心词的向量</translation>
    </message>
    <message>
        <source>h is the mean of the vectors of the C words of the window</source>
        <translation>h 是窗口内 C 个词的向量的平均</translation>
    </message>
    <message>
        <source>the loss equals minus the logarithm of e to the true word&apos;s output vector dot h, over the sum of the same of all words</source>
        <translation>损失等于负的对数：e 的真词输出向量点乘 h 次方，除以所有词的同样的数之和</translation>
    </message>
    <message>
        <source>the score equals the sum over i of the lengths of q i and k i times zeta i to the delta over the scale base B, times the cosine of delta times theta i plus phi i</source>
        <translation>得分等于对 i 求和：q i 与 k i 的长度乘 zeta i 的 delta 除以缩放底数 B 次方，再乘 delta 乘 theta i 加 phi i 的余弦</translation>
    </message>
    <message>
        <source>zeta i equals 2 i plus 0.4 d, over 1.4 d</source>
        <translation>zeta i 等于 2 i 加 0.4 d，除以 1.4 d</translation>
    </message>
    <message>
        <source>of a pair u, v of the query: the turned pair, times zeta i to the p over the scale base B</source>
        <translation>对查询的维度对 u、v：旋转后的维度对乘以 zeta i 的 p 除以缩放底数 B 次方</translation>
    </message>
    <message>
        <source>zeta i to the p over the scale base B</source>
        <translation>zeta i 的 p 除以缩放底数 B 次方</translation>
    </message>
    <message>
        <source>the loss equals minus the mean, over the places S that are scored, of the logarithm of the probability of the answer y i, given the tokens up to x i</source>
        <translation>损失等于：在计分的位置 S 上，给定直到 x i 的词元时答案 y i 的概率的对数取平均，再取负</translation>
    </message>
    <message>
        <source>guessing among V symbols has ln V nats</source>
        <translation>在 V 个符号中猜有 ln V 奈特</translation>
    </message>
    <message>
        <source>coordinate k of the word x equals the direction u k dot x minus the mean</source>
        <translation>词 x 的坐标 k 等于方向 u k 点乘 x 减去均值</translation>
    </message>
    <message>
        <source>S times u k equals lambda k times u k, the largest lambda first</source>
        <translation>S 乘以 u k 等于 lambda k 乘以 u k，lambda 从大到小</translation>
    </message>
    <message>
        <source>S is the sum over the words of x i minus the mean, times the same transposed</source>
        <translation>S 是对各词求 x i 减去均值乘以其转置之和</translation>
    </message>
    <message>
        <source>p of j given i equals e to the minus squared distance of x i and x j over twice sigma i squared, over the sum of the same of all neighbours k</source>
        <translation>给定 i 时 j 的 p 等于 e 的负 x i 与 x j 距离平方除以 2 sigma i 平方次方，除以所有近邻 k 的同一项之和</translation>
    </message>
    <message>
        <source>sigma i makes the perplexity of these shares what is asked for</source>
        <translation>sigma i 使这些份额的困惑度等于所要求的值</translation>
    </message>
    <message>
        <source>p of i and j is half the sum of both over the number of words N</source>
        <translation>i 与 j 的 p 是两者之和的一半除以词数 N</translation>
    </message>
    <message>
        <source>q of i and j equals 1 over 1 plus the squared distance of y i and y j, over the sum Z of the same of all pairs</source>
        <translation>i 与 j 的 q 等于 1 除以 1 加 y i 与 y j 距离的平方，再除以所有词对的同一项之和 Z</translation>
    </message>
    <message>
        <source>the places y make the sum of p times the logarithm of p over q as small as they can</source>
        <translation>位置 y 使 p 乘以 p 除以 q 的对数之和尽量小</translation>
    </message>
    <message>
        <source>v of j given i equals e to the minus distance d of i and j beyond rho i, over sigma i</source>
        <translation>给定 i 时 j 的 v 等于 e 的负 i 与 j 的距离 d 超出 rho i 的部分除以 sigma i 次方</translation>
    </message>
    <message>
        <source>sigma i makes them sum to the logarithm to base 2 of the k neighbours</source>
        <translation>sigma i 使它们之和等于近邻数 k 以 2 为底的对数</translation>
    </message>
    <message>
        <source>v of i and j equals the sum of both less their product</source>
        <translation>i 与 j 的 v 等于两者之和减去两者之积</translation>
    </message>
    <message>
        <source>w of i and j equals 1 over 1 plus a times the distance of y i and y j to the power 2 b</source>
        <translation>i 与 j 的 w 等于 1 除以 1 加 a 乘以 y i 与 y j 距离的 2 b 次方</translation>
    </message>
    <message>
        <source>the places y make the cross-entropy of v and w as small as they can</source>
        <translation>位置 y 使 v 与 w 的交叉熵尽量小</translation>
    </message>
    <message>
        <source>coordinate k of the word x equals x over its length, dot u k</source>
        <translation>词 x 的坐标 k 等于 x 除以它的长度，点乘 u k</translation>
    </message>
    <message>
        <source>u k equals the difference of the unit vectors of the words b k and a k, over its length</source>
        <translation>u k 等于词 b k 与 a k 的单位向量之差除以其长度</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>pair %1: no full turn within L</source>
        <translation>维度对 %1：在 L 内转不满一圈</translation>
    </message>
    <message>
        <source>pairs %1–%2: no full turn within L</source>
        <translation>维度对 %1–%2：在 L 内转不满一圈</translation>
    </message>
    <message>
        <source>A = 0 still grows</source>
        <translation>A = 0 仍在增长</translation>
    </message>
    <message>
        <source>float32 overflows</source>
        <translation>float32 溢出</translation>
    </message>
    <message>
        <source>pair %1: no full turn in training</source>
        <translation>维度对 %1：训练中未转满一圈</translation>
    </message>
    <message>
        <source>pairs %1–%2: no full turn in training</source>
        <translation>维度对 %1–%2：训练中未转满一圈</translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>一圈</translation>
    </message>
    <message>
        <source>k = %1</source>
        <translation>k = %1</translation>
    </message>
    <message>
        <source>all count as %1</source>
        <translation>都按 %1 计</translation>
    </message>
    <message>
        <source>the time shown</source>
        <translation>所示时间</translation>
    </message>
    <message>
        <source>pair %1: no full turn in the time shown</source>
        <translation>维度对 %1：在所示时间内未转满一圈</translation>
    </message>
    <message>
        <source>pairs %1–%2: no full turn in the time shown</source>
        <translation>维度对 %1–%2：在所示时间内未转满一圈</translation>
    </message>
    <message>
        <source>no such row</source>
        <translation>没有这一行</translation>
    </message>
    <message>
        <source>never seen in training</source>
        <translation>训练中从未见过</translation>
    </message>
    <message>
        <source>from %1 on: no such row</source>
        <translation>从 %1 起：没有这一行</translation>
    </message>
    <message>
        <source>from %1 on: never seen in training</source>
        <translation>从 %1 起：训练中从未见过</translation>
    </message>
    <message>
        <source>distances from %1 on: never seen in training</source>
        <translation>距离从 %1 起：训练中从未见过</translation>
    </message>
    <message>
        <source>from %1 on: one bucket</source>
        <translation>从 %1 起：同一个桶</translation>
    </message>
    <message>
        <source>from %1 on: unseen</source>
        <translation>从 %1 起：未见过</translation>
    </message>
    <message>
        <source>%1-gram model</source>
        <translation>%1 元模型</translation>
    </message>
    <message>
        <source>guessing among all symbols</source>
        <translation>在所有符号中猜</translation>
    </message>
    <message>
        <source>recalibrated without RoPE</source>
        <translation>去掉 RoPE 后重新校准</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>碰运气</translation>
    </message>
</context>
<context>
    <name>Index</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>NTK-aware</source>
        <translation>NTK 感知</translation>
    </message>
    <message>
        <source>dynamic NTK</source>
        <translation>动态 NTK</translation>
    </message>
    <message>
        <source>by parts</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>YaRN</source>
        <translation>YaRN</translation>
    </message>
    <message>
        <source>Llama 3</source>
        <translation>Llama 3</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>content–position</source>
        <translation>内容–位置</translation>
    </message>
    <message>
        <source>content bias</source>
        <translation>内容偏置</translation>
    </message>
    <message>
        <source>position bias</source>
        <translation>位置偏置</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>position–content</source>
        <translation>位置–内容</translation>
    </message>
    <message>
        <source>LongRoPE</source>
        <translation>LongRoPE</translation>
    </message>
    <message>
        <source>proportional</source>
        <translation>按比例</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Whorl shows where a token is and what it means: positional encodings, attention over them, and word vectors, all worked out from their exact formulas.</source>
        <translation>Whorl 展示词元在哪里、是什么意思：位置编码、其上的注意力以及词向量，全部按精确公式算出。</translation>
    </message>
    <message>
        <source>Boards and panels</source>
        <translation>画板与面板</translation>
    </message>
    <message>
        <source>A board holds panels. A panel shows one quantity of one source: a field of numbers, curves, turning pairs, points or a list. Sources stand in the library on the left; a double click, Return or a drag puts one on the board.</source>
        <translation>画板上有若干面板。一个面板展示一个来源的一个量：数值场、曲线、旋转的维度对、点或列表。来源在左侧的编码库中；双击、回车或拖动即可放上画板。</translation>
    </message>
    <message>
        <source>The inspector on the right has the parameters of the selected panel. Panels of the same source share them unless they are unlinked. Every change can be undone.</source>
        <translation>右侧检查器里是所选面板的参数。同一来源的面板共用参数，除非取消链接。每次改动都可以撤销。</translation>
    </message>
    <message>
        <source>The probe</source>
        <translation>探针</translation>
    </message>
    <message>
        <source>Pointing at a panel chooses a query, a key, a pair, a channel, a head; all panels follow, and read out their exact value there. A click pins the probe, Escape frees it, arrow keys move it.</source>
        <translation>指向面板即选定查询、键、维度对、通道与头；所有面板随之而动，并读出该处的精确值。单击固定探针，Esc 松开，方向键移动。</translation>
    </message>
    <message>
        <source>While the probe is pinned, the inspector works its value out step by step.</source>
        <translation>探针固定时，检查器逐步推导该处的值。</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>约定</translation>
    </message>
    <message>
        <source>Positions, pairs, channels, heads and layers count from 0. Rows are queries m, columns are keys n, and the distance is m − n. A bias is what is added to the scaled score. Angles are in radians, positive counter-clockwise.</source>
        <translation>位置、维度对、通道、头与层都从 0 计数。行是查询 m，列是键 n，距离为 m − n。偏置是加到缩放后得分上的数。角度以弧度计，逆时针为正。</translation>
    </message>
    <message>
        <source>Above the picture stand its title and what is drawn against what; below it the probe&apos;s numbers and the value there.</source>
        <translation>图的上方是标题和坐标的含义；下方是探针的各个编号和该处的值。</translation>
    </message>
    <message>
        <source>What a pixel is</source>
        <translation>像素的含义</translation>
    </message>
    <message>
        <source>A cell that is as large as a pixel or larger is drawn as it is. Where more cells than pixels are visible, a pixel is the mean of all cells that it covers, worked out from the formula and never sampled, so that a million positions look as they are. The status bar says how many cells a pixel covers.</source>
        <translation>不小于一个像素的单元照实绘制。可见单元多于像素时，一个像素是它所覆盖的全部单元的平均值，由公式算出，从不抽样，因此一百万个位置也如实呈现。状态栏说明一个像素覆盖多少单元。</translation>
    </message>
    <message>
        <source>Angles are averaged as directions; where they point all ways the colour is pale.</source>
        <translation>角度按方向取平均；方向各异之处颜色变淡。</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>A signed field has its neutral colour at 0; a field of one sign goes from pale to strong; angles have a circle of colours without ends; classes have one colour each.</source>
        <translation>有正负的场在 0 处为中性色；单一符号的场由浅到深；角度用首尾相接的色环；类别各有一色。</translation>
    </message>
    <message>
        <source>Cells that a mask hides have the colour of the grid. Hatching marks what training never showed: positions or distances past the trained length.</source>
        <translation>被掩码遮住的单元用网格的颜色。斜线标出训练从未见过的部分：超出训练长度的位置或距离。</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>The sign in the panel&apos;s header changes the quantity and the view: a field is a heatmap or one row of it. The wheel zooms, and Fit shows everything again.</source>
        <translation>面板标题栏的图标可更换量与视图：场可画成热图，或其中一行。滚轮缩放，“显示全范围”恢复全貌。</translation>
    </message>
    <message>
        <source>How a picture was made</source>
        <translation>图是怎样得到的</translation>
    </message>
    <message>
        <source>The panel&apos;s menu has “How this picture was made”: the source, every parameter, the formula, what a pixel is, and the commands that make the same numbers and the same figure.</source>
        <translation>面板菜单里有“这幅图是怎样得到的”：来源、全部参数、公式、像素的含义，以及得到同样的数和图的命令。</translation>
    </message>
    <message>
        <source>A board is saved as a .whorl file, which is JSON. Every figure that Whorl writes as SVG, PDF or PNG holds its board: opened again, it can be changed.</source>
        <translation>画板存为 .whorl 文件，即 JSON。Whorl 写出的 SVG、PDF 或 PNG 图都带着它的画板：重新打开即可修改。</translation>
    </message>
    <message>
        <source>Numbers go to CSV, JSON or NPY, in float64 and with a point in every language.</source>
        <translation>数可写成 CSV、JSON 或 NPY，均为 float64，任何语言下小数点都是“.”。</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Without a command the window opens. With one, no window and no display is needed.</source>
        <translation>不带命令时打开窗口；带命令时不需要窗口，也不需要显示器。</translation>
    </message>
    <message>
        <source>Each command says more with --help. Bad input gets one sentence on standard error and exit status 2; a file that could not be written gives 1.</source>
        <translation>每个命令加 --help 有更多说明。输入有误时在标准错误输出一句话，退出状态为 2；文件无法写入时为 1。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move the probe by 1; with Shift by 16, with Ctrl to the edge</source>
        <translation>探针移动 1；按住 Shift 移动 16，按住 Ctrl 移到边缘</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Free the probe, leave what lies on top</source>
        <translation>松开探针，离开上层内容</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>下一个控件</translation>
    </message>
    <message>
        <source>Using Whorl</source>
        <translation>使用 Whorl</translation>
    </message>
    <message>
        <source>What Whorl shows</source>
        <translation>Whorl 展示什么</translation>
    </message>
    <message>
        <source>How to read a panel</source>
        <translation>如何读面板</translation>
    </message>
    <message>
        <source>Files and command line</source>
        <translation>文件与命令行</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Where a token is, what it means</source>
        <translation>词元在哪里，是什么意思</translation>
    </message>
    <message>
        <source>Manual, version %1</source>
        <translation>手册，版本 %1</translation>
    </message>
    <message>
        <source>Whorl manual</source>
        <translation>Whorl 手册</translation>
    </message>
    <message>
        <source>en</source>
        <comment>language of the manual, as in HTML</comment>
        <translation>zh-CN</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>全部页面</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>What is not the default is bold.</source>
        <translation>与默认值不同者为粗体。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>source and quantity</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>A cell as large as a pixel or larger is exact; a pixel over more cells is their exact mean, from the formula, never a sample.</source>
        <translation>不小于一个像素的单元是精确值；覆盖多个单元的像素是它们的精确平均值，由公式算出，从不抽样。</translation>
    </message>
    <message>
        <source>A line goes through exact values; where they are denser than pixels, a band spans them.</source>
        <translation>曲线经过精确值；值比像素密时，用色带表示其范围。</translation>
    </message>
    <message>
        <source>Every value is exact.</source>
        <translation>每个值都是精确的。</translation>
    </message>
    <message>
        <source>Values are computed in float64; the means that are drawn are float32.</source>
        <translation>值以 float64 计算；绘制的平均值为 float32。</translation>
    </message>
    <message>
        <source>board.whorl is this board, saved; it holds what a panel shows beside its quantity.</source>
        <translation>board.whorl 是保存下来的本画板；它还记着面板除量以外的显示方式。</translation>
    </message>
    <message>
        <source>Shown is A − B, cell by cell.</source>
        <translation>所示为 A − B，逐单元相减。</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>再次得到同样结果</translation>
    </message>
    <message>
        <source>field of numbers</source>
        <translation>数值场</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>turning pairs</source>
        <translation>旋转的维度对</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>任意数</translation>
    </message>
    <message>
        <source>even</source>
        <translation>偶数</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation>%1 的倍数</translation>
    </message>
    <message>
        <source>Only with %1: %2</source>
        <translation>仅当%1为：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>是或否</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>numbers, with commas between</source>
        <translation>以逗号分隔的数</translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation>值得知道</translation>
    </message>
    <message>
        <source>Quantities</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Formulas of its choices</source>
        <translation>各选项的公式</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Page Down, Space</source>
        <translation>Page Down、空格</translation>
    </message>
    <message>
        <source>Reveal, then the next step</source>
        <translation>揭晓答案，再到下一步</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>退回一步</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>The first step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>选择一个答案</translation>
    </message>
    <message>
        <source>Black screen, freeze, laser</source>
        <translation>黑屏、定格、激光点</translation>
    </message>
    <message>
        <source>Time, notes for the teacher</source>
        <translation>计时、教师备注</translation>
    </message>
    <message>
        <source>A lesson stands beside its boards and asks before it shows: predict, then reveal. All its numbers are computed while you read. Lessons begin on the start screen, in the library, or with Board, Lessons.</source>
        <translation>课程与画板并排，先问再看：先预测，再揭晓。所有数字都在你阅读时算出。可从起始页、库，或“画板”菜单的“课程”开始。</translation>
    </message>
    <message>
        <source>resources/lessons/README.md in Whorl&apos;s source describes both files; the shipped lessons beside it are examples.</source>
        <translation>Whorl 源码中的 resources/lessons/README.md 说明了这两种文件；旁边随程序附带的课程就是例子。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Begin and end a presentation</source>
        <translation>开始或结束演示</translation>
    </message>
    <message>
        <source>A lesson of your own is a folder: lesson.json says what is shown and asked, one Markdown text for each language says it in words. Drop the folder on the window, or use the command line.</source>
        <translation>自己的课程是一个文件夹：lesson.json 说明展示和提问什么，每种语言各有一份 Markdown 文本写明说法。把文件夹拖到窗口上，或使用命令行。</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Tokens that the file puts around a text, as [CLS] or &lt;s&gt;, are left out</source>
        <translation>文件在文本前后添加的词元（如 [CLS]、&lt;s&gt;）未加入</translation>
    </message>
    <message>
        <source>The file cuts or fills up texts to a length; here they stay as they are</source>
        <translation>文件会把文本截断或填充到固定长度；这里保持原样</translation>
    </message>
    <message>
        <source>The file leaves out merges at random; here all are made</source>
        <translation>文件会随机略去一些合并；这里执行全部合并</translation>
    </message>
    <message>
        <source>Characters that the vocabulary does not have are left out</source>
        <translation>词表中没有的字符被略去</translation>
    </message>
    <message>
        <source>The first %1 of %2 tokens are read</source>
        <translation>只读前 %1 个词元（共 %2 个）</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>no value</source>
        <translation>无值</translation>
    </message>
    <message>
        <source>%1 turn + %2°</source>
        <translation>%1 圈 + %2°</translation>
    </message>
    <message>
        <source>%1 turns + %2°</source>
        <translation>%1 圈 + %2°</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
    </message>
</context>
<context>
    <name>NumberTable</name>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 至 %3</translation>
    </message>
    <message>
        <source>Each number is the mean of what its row and column cover</source>
        <translation>每个数是其行与列所覆盖部分的均值</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows</source>
        <translation>共 %2 行，显示前 %1 行</translation>
    </message>
    <message>
        <source>angle, x and y of each hand</source>
        <translation>每根指针的角度、x 与 y</translation>
    </message>
    <message>
        <source>angle in radians</source>
        <translation>角度（弧度）</translation>
    </message>
    <message>
        <source>coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>coordinate %1</source>
        <translation>坐标 %1</translation>
    </message>
    <message>
        <source>rows: %1 (%2); columns: %3 (%4)</source>
        <translation>行：%1（%2）；列：%3（%4）</translation>
    </message>
    <message>
        <source>rows: %1; columns: %2</source>
        <translation>行：%1；列：%2</translation>
    </message>
</context>
<context>
    <name>PanelMenu</name>
    <message>
        <source>Change heads shown</source>
        <translation>更改显示的头</translation>
    </message>
    <message>
        <source>Follow the probed head</source>
        <translation>跟随探针所在的头</translation>
    </message>
    <message>
        <source>All heads side by side</source>
        <translation>并排显示所有头</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>对数坐标轴</translation>
    </message>
    <message>
        <source>Change axis</source>
        <translation>更改坐标轴</translation>
    </message>
    <message>
        <source>Logarithmic values</source>
        <translation>对数数值</translation>
    </message>
    <message>
        <source>Change values</source>
        <translation>更改数值刻度</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Change colours</source>
        <translation>更改配色</translation>
    </message>
    <message>
        <source>Change view</source>
        <translation>更改视图</translation>
    </message>
    <message>
        <source>Change quantity</source>
        <translation>更改显示的量</translation>
    </message>
    <message>
        <source>Share parameters with panels of the same source</source>
        <translation>与同一来源的面板共用参数</translation>
    </message>
    <message>
        <source>Link panel</source>
        <translation>关联面板</translation>
    </message>
    <message>
        <source>Unlink panel</source>
        <translation>取消关联面板</translation>
    </message>
    <message>
        <source>Zoom together with other panels</source>
        <translation>与其他面板一同缩放</translation>
    </message>
    <message>
        <source>Link zoom</source>
        <translation>关联缩放</translation>
    </message>
    <message>
        <source>Unlink zoom</source>
        <translation>取消关联缩放</translation>
    </message>
    <message>
        <source>Follow the probe</source>
        <translation>跟随探针</translation>
    </message>
    <message>
        <source>All side by side</source>
        <translation>全部并列</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>Heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>Number of attention heads, each with its slope</source>
        <translation>注意力头的个数，每个头有自己的斜率</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Number of tokens in the sequence</source>
        <translation>序列中词元的个数</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>个词元</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Whether keys after the query are masked or penalised like those before it</source>
        <translation>查询之后的键是被遮住，还是与之前的键同样受罚</translation>
    </message>
    <message>
        <source>Maximum bias</source>
        <translation>最大偏置</translation>
    </message>
    <message>
        <source>The slopes go down to 2 to the power of minus this; 8 in the paper</source>
        <translation>斜率最小降到 2 的负此数次方；论文中为 8</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>首行</translation>
    </message>
    <message>
        <source>The row that position 0 reads: 2 in OPT and RoBERTa, 0 elsewhere</source>
        <translation>位置 0 读取的行：OPT 和 RoBERTa 为 2，其他为 0</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Number of channels of one head</source>
        <translation>一个头的通道数</translation>
    </message>
    <message>
        <source>Rotary dimension</source>
        <translation>旋转维度</translation>
    </message>
    <message>
        <source>Number of channels that turn, from channel 0; 0 turns all</source>
        <translation>从通道 0 起参与旋转的通道数；0 表示全部</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Number of positions shown</source>
        <translation>显示的位置数</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>Sets how slowly the slowest pairs turn</source>
        <translation>决定最慢的维度对转得多慢</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>Which channels form a pair: neighbours, or one from each half</source>
        <translation>哪些通道成对：相邻两个，或前后两半各取一个</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>The query before it turns, one number per channel</source>
        <translation>旋转前的查询，每个通道一个数</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>The key before it turns, one number per channel</source>
        <translation>旋转前的键，每个通道一个数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Chooses the random query and key</source>
        <translation>决定随机的查询和键</translation>
    </message>
    <message>
        <source>Number of channels of one encoding</source>
        <translation>一个编码的通道数</translation>
    </message>
    <message>
        <source>Sets how slowly the slowest channels turn</source>
        <translation>决定最慢的通道转得多慢</translation>
    </message>
    <message>
        <source>Order of sines and cosines, and which exponents; fairseq&apos;s first token reads row 2</source>
        <translation>正弦与余弦的次序及所用的指数；fairseq 的第一个词元读第 2 行</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Distance by which the shift matrix moves a position</source>
        <translation>平移矩阵把位置移动的距离</translation>
    </message>
    <message>
        <source>Number of attention heads, as many as the table has</source>
        <translation>注意力头的个数，与表中一致</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>桶数</translation>
    </message>
    <message>
        <source>Number of buckets for both directions together</source>
        <translation>两个方向合计的桶数</translation>
    </message>
    <message>
        <source>Maximum distance</source>
        <translation>最大距离</translation>
    </message>
    <message>
        <source>The logarithmic buckets end here; the last one begins well before</source>
        <translation>对数桶到此为止；最后一个桶的起点要早得多</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>Half of the buckets for keys after the query (encoder), or none (decoder)</source>
        <translation>一半的桶留给查询之后的键（编码器），或完全不留（解码器）</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>How pairs share columns and rows</source>
        <translation>维度对如何分配列与行</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>Patches in one row of the picture</source>
        <translation>图片一行中的图块数</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>图块</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Rows of patches of the picture</source>
        <translation>图片的图块行数</translation>
    </message>
    <message>
        <source>Sets how slowly the slowest pairs turn; 100, 10 and 10,000 in the three variants</source>
        <translation>决定最慢的维度对转得多慢；三种变体分别为 100、10 和 10,000</translation>
    </message>
    <message>
        <source>Mixed only: heads, each with directions of its own</source>
        <translation>仅用于混合：头数，每个头有自己的方向</translation>
    </message>
    <message>
        <source>Head of the map</source>
        <translation>得分图的头</translation>
    </message>
    <message>
        <source>Chooses random vectors and the directions of Mixed</source>
        <translation>选定随机向量和混合变体的方向</translation>
    </message>
    <message>
        <source>Whose order of channels, frequencies and first place</source>
        <translation>按谁的通道顺序、频率和起点</translation>
    </message>
    <message>
        <source>Number of channels, half of them for each axis</source>
        <translation>通道数，两个轴各占一半</translation>
    </message>
    <message>
        <source>Sets how long the longest wave is; also called temperature</source>
        <translation>决定最长的波有多长；也称温度</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>DETR only: every picture is as wide and high as the scale</source>
        <translation>仅用于 DETR：每张图片的宽和高都等于尺度</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>尺度</translation>
    </message>
    <message>
        <source>DETR only: the place of the last patch when normalized</source>
        <translation>仅用于 DETR：归一化时最后一个图块的位置</translation>
    </message>
    <message>
        <source>2π</source>
        <translation>2π</translation>
    </message>
    <message>
        <source>Whose order of channels and frequencies</source>
        <translation>按谁的通道顺序和频率</translation>
    </message>
    <message>
        <source>Number of channels</source>
        <translation>通道数</translation>
    </message>
    <message>
        <source>Timesteps</source>
        <translation>时间步数</translation>
    </message>
    <message>
        <source>Number of timesteps shown</source>
        <translation>显示的时间步数</translation>
    </message>
    <message>
        <source>First timestep</source>
        <translation>首个时间步</translation>
    </message>
    <message>
        <source>The time of the first row</source>
        <translation>第一行的时间</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>Time from one row to the next; a sampler&apos;s need not be whole</source>
        <translation>相邻两行的时间差；采样器的步长不必是整数</translation>
    </message>
    <message>
        <source>Cosines first</source>
        <translation>余弦在前</translation>
    </message>
    <message>
        <source>diffusers only: flip_sin_to_cos</source>
        <translation>仅用于 diffusers：flip_sin_to_cos</translation>
    </message>
    <message>
        <source>Frequency shift</source>
        <translation>频率偏移</translation>
    </message>
    <message>
        <source>diffusers only: downscale_freq_shift; 1 lets the last wave reach the longest period</source>
        <translation>仅用于 diffusers：downscale_freq_shift；取 1 时最后一个波达到最长周期</translation>
    </message>
    <message>
        <source>diffusers only: times are multiplied by this; 1000 for times of 0 to 1</source>
        <translation>仅用于 diffusers：时间乘以该值；时间为 0 到 1 时取 1000</translation>
    </message>
    <message>
        <source>Longest period</source>
        <translation>最长周期</translation>
    </message>
    <message>
        <source>diffusers only: the base of the frequencies</source>
        <translation>仅用于 diffusers：频率的底数</translation>
    </message>
    <message>
        <source>Sets how weakly the slowest pairs are boosted</source>
        <translation>决定最慢的维度对被推移得多弱</translation>
    </message>
    <message>
        <source>Frequency scale</source>
        <translation>频率缩放</translation>
    </message>
    <message>
        <source>Multiplies every frequency; 1 in the paper</source>
        <translation>乘到每个频率上；论文中为 1</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>阻尼</translation>
    </message>
    <message>
        <source>How fast every pair fades; it must exceed the highest frequency</source>
        <translation>每个维度对衰减的快慢；必须大于最高频率</translation>
    </message>
    <message>
        <source>1/token</source>
        <translation>1/词元</translation>
    </message>
    <message>
        <source>The query before it is boosted, one number per channel</source>
        <translation>推移之前的查询，每个通道一个数</translation>
    </message>
    <message>
        <source>The key before it is boosted, one number per channel</source>
        <translation>推移之前的键，每个通道一个数</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>维度对</translation>
    </message>
    <message>
        <source>The pair whose boost and shapes are shown</source>
        <translation>显示其推移和曲线形状的维度对</translation>
    </message>
    <message>
        <source>Scale base</source>
        <translation>缩放底数</translation>
    </message>
    <message>
        <source>Tokens after which a pair has shrunk by its factor once; 512 in the paper</source>
        <translation>经过多少词元，一个维度对按其因子缩小一次；论文中为 512</translation>
    </message>
    <message>
        <source>Whether keys after the query are masked, or counted although they grow</source>
        <translation>查询之后的键是被遮蔽，还是即使增长也计入</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Which layers turn their queries and keys</source>
        <translation>哪些层旋转查询和键</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Number of layers of the model</source>
        <translation>模型的层数</translation>
    </message>
    <message>
        <source>Local base</source>
        <translation>局部底数</translation>
    </message>
    <message>
        <source>Base of the layers that see a window or a chunk; 0 is the pattern&apos;s own</source>
        <translation>只看一个窗口或一块的层的底数；0 表示该模式自己的值</translation>
    </message>
    <message>
        <source>Global base</source>
        <translation>全局底数</translation>
    </message>
    <message>
        <source>Base of the turning layers that see every key; 0 is the pattern&apos;s own</source>
        <translation>看到所有键且旋转的层的底数；0 表示该模式自己的值</translation>
    </message>
    <message>
        <source>Global factor</source>
        <translation>全局因子</translation>
    </message>
    <message>
        <source>Positions are divided by this in global layers; 0 is the pattern&apos;s own</source>
        <translation>全局层中位置除以此数；0 表示该模式自己的值</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Tokens that a local layer sees, or of one chunk; 0 is the pattern&apos;s own</source>
        <translation>局部层看到的词元数，或一块的词元数；0 表示该模式自己的值</translation>
    </message>
    <message>
        <source>Temperature step</source>
        <translation>温度步长</translation>
    </message>
    <message>
        <source>Tokens from one step of the attention temperature to the next</source>
        <translation>注意力温度每升一级所隔的词元数</translation>
    </message>
    <message>
        <source>Temperature scale</source>
        <translation>温度系数</translation>
    </message>
    <message>
        <source>How much the attention temperature rises; 0 keeps it at 1</source>
        <translation>注意力温度上升多少；0 使其保持为 1</translation>
    </message>
    <message>
        <source>How pairs share time, height and width</source>
        <translation>维度对如何分配时间、高与宽</translation>
    </message>
    <message>
        <source>Number of channels of one head that turn</source>
        <translation>一个头中参与旋转的通道数</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Pairs for time, height and width; their sum is half the dimension</source>
        <translation>时间、高、宽各占的维度对数；总和为维度的一半</translation>
    </message>
    <message>
        <source>Text before</source>
        <translation>前段文本</translation>
    </message>
    <message>
        <source>Tokens of text before the picture</source>
        <translation>图片之前的文本词元数</translation>
    </message>
    <message>
        <source>Picture width</source>
        <translation>图片宽</translation>
    </message>
    <message>
        <source>Patches in one row of the picture; 0 leaves it out</source>
        <translation>图片一行的图块数；0 表示没有图片</translation>
    </message>
    <message>
        <source>Picture height</source>
        <translation>图片高</translation>
    </message>
    <message>
        <source>Rows of patches of the picture; 0 leaves it out</source>
        <translation>图片的图块行数；0 表示没有图片</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>So many patches each way become one token; 2 in Qwen</source>
        <translation>每个方向这么多图块合成一个词元；Qwen 为 2</translation>
    </message>
    <message>
        <source>Text between</source>
        <translation>中段文本</translation>
    </message>
    <message>
        <source>Tokens of text between the picture and the video</source>
        <translation>图片与视频之间的文本词元数</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧数</translation>
    </message>
    <message>
        <source>Frames of the video after merging in time; 0 leaves it out</source>
        <translation>视频在时间上合并后的帧数；0 表示没有视频</translation>
    </message>
    <message>
        <source>Video width</source>
        <translation>视频宽</translation>
    </message>
    <message>
        <source>Patches in one row of a frame; 0 leaves it out</source>
        <translation>一帧中一行的图块数；0 表示没有视频</translation>
    </message>
    <message>
        <source>Video height</source>
        <translation>视频高</translation>
    </message>
    <message>
        <source>Rows of patches of a frame; 0 leaves it out</source>
        <translation>一帧的图块行数；0 表示没有视频</translation>
    </message>
    <message>
        <source>Positions per second</source>
        <translation>每秒位置数</translation>
    </message>
    <message>
        <source>Qwen2.5-VL&apos;s rate of time; 0 counts frames, as Qwen2-VL does</source>
        <translation>Qwen2.5-VL 的时间速率；0 表示像 Qwen2-VL 那样按帧计</translation>
    </message>
    <message>
        <source>Seconds per frame</source>
        <translation>每帧秒数</translation>
    </message>
    <message>
        <source>Time from one frame to the next; used with a rate only</source>
        <translation>相邻两帧的时间差；仅与速率一起使用</translation>
    </message>
    <message>
        <source>Text after</source>
        <translation>后段文本</translation>
    </message>
    <message>
        <source>Tokens of text after the video</source>
        <translation>视频之后的文本词元数</translation>
    </message>
    <message>
        <source>A table of patches x channels, with or without a class token</source>
        <translation>图块 x 通道的表，可带分类词元</translation>
    </message>
    <message>
        <source>Class token</source>
        <translation>分类词元</translation>
    </message>
    <message>
        <source>The first row belongs to the class token and is no patch</source>
        <translation>第一行属于分类词元，不是图块</translation>
    </message>
    <message>
        <source>Table width</source>
        <translation>表宽</translation>
    </message>
    <message>
        <source>Patches in one row of the table; 0 for a square one</source>
        <translation>表中一行的图块数；0 表示正方形</translation>
    </message>
    <message>
        <source>square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>Resizing</source>
        <translation>调整尺寸</translation>
    </message>
    <message>
        <source>How a picture of another size gets its positions</source>
        <translation>其他尺寸的图片如何得到位置</translation>
    </message>
    <message>
        <source>New width</source>
        <translation>新宽</translation>
    </message>
    <message>
        <source>New height</source>
        <translation>新高</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>How the pairs are slowed down for texts longer than the training&apos;s</source>
        <translation>文本比训练时更长时如何放慢各维度对</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>How many times longer than the training&apos;s a text may be</source>
        <translation>文本可比训练时长多少倍</translation>
    </message>
    <message>
        <source>Trained length</source>
        <translation>训练长度</translation>
    </message>
    <message>
        <source>Number of tokens of the longest text in training</source>
        <translation>训练中最长文本的词元数</translation>
    </message>
    <message>
        <source>Fast turns</source>
        <translation>快圈数</translation>
    </message>
    <message>
        <source>Pairs that turn at least so often in training are kept</source>
        <translation>训练中至少转这么多圈的维度对保持不变</translation>
    </message>
    <message>
        <source>Slow turns</source>
        <translation>慢圈数</translation>
    </message>
    <message>
        <source>Pairs that turn at most so often in training are divided in full</source>
        <translation>训练中最多转这么多圈的维度对按全倍数相除</translation>
    </message>
    <message>
        <source>Whole pair numbers</source>
        <translation>整数的维度对编号</translation>
    </message>
    <message>
        <source>Let the ramp begin and end at a pair, as most code does</source>
        <translation>让过渡从整数的维度对开始并结束，多数代码如此</translation>
    </message>
    <message>
        <source>Attention factor</source>
        <translation>注意力系数</translation>
    </message>
    <message>
        <source>Multiplies cosines and sines, hence scores by its square; 0 computes it</source>
        <translation>乘在余弦与正弦上，因此得分乘以其平方；0 表示自动计算</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>自动计算</translation>
    </message>
    <message>
        <source>mscale</source>
        <translation>对数权重</translation>
    </message>
    <message>
        <source>DeepSeek: weight of the logarithm in the table&apos;s factor; 0 is not set</source>
        <translation>DeepSeek：表系数中对数的权重；0 表示未设置</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>mscale, all channels</source>
        <translation>对数权重（全部通道）</translation>
    </message>
    <message>
        <source>DeepSeek: weight of the logarithm in the softmax scale; 0 is not set</source>
        <translation>DeepSeek：softmax 缩放中对数的权重；0 表示未设置</translation>
    </message>
    <message>
        <source>Low frequency factor</source>
        <translation>低频系数</translation>
    </message>
    <message>
        <source>High frequency factor</source>
        <translation>高频系数</translation>
    </message>
    <message>
        <source>Short divisors</source>
        <translation>短除数</translation>
    </message>
    <message>
        <source>One divisor for each pair, up to the trained length</source>
        <translation>每个维度对一个除数，用于训练长度之内</translation>
    </message>
    <message>
        <source>Long divisors</source>
        <translation>长除数</translation>
    </message>
    <message>
        <source>One divisor for each pair, beyond the trained length</source>
        <translation>每个维度对一个除数，用于训练长度之外</translation>
    </message>
    <message>
        <source>A table of positions x channels: npy, npz, safetensors, GGUF or ONNX</source>
        <translation>位置 × 通道的表：npy、npz、safetensors、GGUF 或 ONNX</translation>
    </message>
    <message>
        <source>Name of the table in a file that holds several; empty where there is one</source>
        <translation>文件含多个表时的表名；只有一个时留空</translation>
    </message>
    <message>
        <source>A file with a table of buckets x heads, or its transpose</source>
        <translation>含有桶 × 头的表（或其转置）的文件</translation>
    </message>
    <message>
        <source>Number of channels of one head; three make a block</source>
        <translation>一个头的通道数；三个组成一块</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>边长</translation>
    </message>
    <message>
        <source>Rows and columns of patches of the picture</source>
        <translation>图像的图块行数和列数</translation>
    </message>
    <message>
        <source>Sets how slowly the slowest blocks turn</source>
        <translation>决定最慢的块转得多慢</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>Direction about which positions and columns turn, three numbers</source>
        <translation>位置和列绕其旋转的方向，三个数</translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation>第二轴</translation>
    </message>
    <message>
        <source>Direction about which rows of a picture turn; parallel axes commute</source>
        <translation>图像的行绕其旋转的方向；平行的轴可交换</translation>
    </message>
    <message>
        <source>Columns apart</source>
        <translation>相隔列数</translation>
    </message>
    <message>
        <source>How many columns the key lies after the query in the deviation</source>
        <translation>计算偏差时键在查询之后多少列</translation>
    </message>
    <message>
        <source>Rows apart</source>
        <translation>相隔行数</translation>
    </message>
    <message>
        <source>How many rows the key lies after the query in the deviation</source>
        <translation>计算偏差时键在查询之后多少行</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>The block whose query is drawn on its sphere</source>
        <translation>其查询画在球面上的块</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>生成元</translation>
    </message>
    <message>
        <source>Whether the turns of the two axes commute</source>
        <translation>两个轴的旋转是否可交换</translation>
    </message>
    <message>
        <source>Sets how slowly the slowest planes turn where generators commute</source>
        <translation>生成元可交换时，决定最慢的平面转得多慢</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>散布</translation>
    </message>
    <message>
        <source>Multiplies LieRE&apos;s random generators; 1 is how its training starts</source>
        <translation>乘到 LieRE 的随机生成元上；1 为其训练的起点</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Column of the patch whose rotation is shown</source>
        <translation>显示其旋转的图块所在的列</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Row of the patch whose rotation is shown</source>
        <translation>显示其旋转的图块所在的行</translation>
    </message>
    <message>
        <source>Chooses generators, the basis, and the random query and key</source>
        <translation>选择生成元、基以及随机的查询和键</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Number format of the table and of its error; everything else is exact</source>
        <translation>表及其误差所用的数字格式；其余一切都是精确的</translation>
    </message>
    <message>
        <source>What is rounded</source>
        <translation>舍入什么</translation>
    </message>
    <message>
        <source>Positions, frequencies and their products, or one of them, or the entries alone</source>
        <translation>位置、频率及其乘积，或其中之一，或仅表中的值</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元数</translation>
    </message>
    <message>
        <source>Number of tokens of the sentence that is drawn from the seed</source>
        <translation>由种子生成的句子有多少个词元</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>Number of different words that the sentence is drawn from</source>
        <translation>句子取自多少个不同的词</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置数</translation>
    </message>
    <message>
        <source>Number of learned position vectors; later positions share the last</source>
        <translation>学到的位置向量的数量；更后的位置共用最后一个</translation>
    </message>
    <message>
        <source>Scaled gates</source>
        <translation>门看缩放后的得分</translation>
    </message>
    <message>
        <source>Whether gates see scores divided by √d, which opens and shuts them less</source>
        <translation>门是否看除以 √d 后的得分，这样开合会不那么分明</translation>
    </message>
    <message>
        <source>Chooses the sentence and all weights</source>
        <translation>决定句子与所有权重</translation>
    </message>
    <message>
        <source>Keys further away than this share the vector of this distance</source>
        <translation>比它更远的键共用这一距离的向量</translation>
    </message>
    <message>
        <source>A file with a table of 2k + 1 offsets x channels</source>
        <translation>含有 2k + 1 个偏移 × 通道的表的文件</translation>
    </message>
    <message>
        <source>Chooses the query and the random table</source>
        <translation>决定查询与随机表</translation>
    </message>
    <message>
        <source>Number of distances shown</source>
        <translation>显示的距离数</translation>
    </message>
    <message>
        <source>Number of queries of the sentence that is drawn from the seed</source>
        <translation>由种子生成的句子有多少个查询</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Number of tokens kept from before, which are keys only</source>
        <translation>保留下来的之前的词元数，它们只作为键</translation>
    </message>
    <message>
        <source>Clamp length</source>
        <translation>截断长度</translation>
    </message>
    <message>
        <source>Distances above this count as this; 0 lets them all differ</source>
        <translation>超过它的距离都按它计；0 表示各不相同</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>How models hold the bias; all but Falcon&apos;s agree after a causal softmax</source>
        <translation>模型存储偏置的方式；除 Falcon 外，因果 softmax 之后都一致</translation>
    </message>
    <message>
        <source>Head dimension</source>
        <translation>头维度</translation>
    </message>
    <message>
        <source>Falcon divides the bias by the root of this, as it does the score</source>
        <translation>Falcon 把偏置除以它的平方根，与得分一样</translation>
    </message>
    <message>
        <source>Buckets of one direction; the nearer half of them hold one distance each</source>
        <translation>一个方向的桶数；较近的一半每桶只含一个距离</translation>
    </message>
    <message>
        <source>The logarithmic buckets end here; all beyond share the last one</source>
        <translation>对数桶到此为止；更远的都归入最后一个</translation>
    </message>
    <message>
        <source>Tokens of the example</source>
        <translation>示例词元数</translation>
    </message>
    <message>
        <source>Length of the random sentence whose scores are shown</source>
        <translation>显示其得分的随机句子的长度</translation>
    </message>
    <message>
        <source>Channels of a head; the scores are divided by the root of 3 d</source>
        <translation>一个头的通道数；得分除以 3d 的平方根</translation>
    </message>
    <message>
        <source>The same seed makes the same numbers</source>
        <translation>相同的种子得到相同的数</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>锐度</translation>
    </message>
    <message>
        <source>Distances are measured as ln(c x + 1); learned, 0.1 at the start</source>
        <translation>距离按 ln(c x + 1) 度量；学习得到，初值 0.1</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Queries before this position are measured as if they stood at it; learned</source>
        <translation>此位置之前的查询按位于此处来度量；学习得到</translation>
    </message>
    <message>
        <source>Number of attention heads: the network&apos;s outputs</source>
        <translation>注意力头数：网络的输出数</translation>
    </message>
    <message>
        <source>Units in the middle of the network</source>
        <translation>网络中间层的单元数</translation>
    </message>
    <message>
        <source>The same seed makes the same network</source>
        <translation>相同的种子得到相同的网络</translation>
    </message>
    <message>
        <source>First weights</source>
        <translation>第一层权重</translation>
    </message>
    <message>
        <source>One for each unit in the middle</source>
        <translation>中间层每个单元一个</translation>
    </message>
    <message>
        <source>First constants</source>
        <translation>第一层常数</translation>
    </message>
    <message>
        <source>Second weights</source>
        <translation>第二层权重</translation>
    </message>
    <message>
        <source>One for each unit, head after head</source>
        <translation>每个单元一个，逐头排列</translation>
    </message>
    <message>
        <source>Second constants</source>
        <translation>第二层常数</translation>
    </message>
    <message>
        <source>One for each head</source>
        <translation>每个头一个</translation>
    </message>
    <message>
        <source>Number of channels: a constant, then 1, 2, 4 … ever finer wavelets</source>
        <translation>通道数：先是常数，再是 1、2、4……个越来越细的小波</translation>
    </message>
    <message>
        <source>Number of positions between the two ends</source>
        <translation>两端之间的位置数</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>核</translation>
    </message>
    <message>
        <source>How the penalty grows with the distance</source>
        <translation>惩罚如何随距离增长</translation>
    </message>
    <message>
        <source>Number of attention heads, each with its two numbers</source>
        <translation>注意力头数，每个头有自己的两个数</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>What multiplies the kernel, one number or one per head; learned by a model</source>
        <translation>乘在核上的数，一个数或每个头一个；由模型学习</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>What multiplies the distance in the logarithm, or its power, at most 2; one number or one per head</source>
        <translation>对数中乘在距离上的数，或其幂次（不超过 2）；一个数或每个头一个</translation>
    </message>
    <message>
        <source>Number of channels: the degrees 0 to d − 1</source>
        <translation>通道数：0 到 d − 1 次</translation>
    </message>
    <message>
        <source>Normalised</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Multiply degree n by the root of (2n + 1)/2, which gives every channel the integral 1 of its square</source>
        <translation>把 n 次乘以 (2n + 1)/2 的平方根，使每个通道平方的积分为 1</translation>
    </message>
    <message>
        <source>Channels of the sinusoids, two for every cosine in the sum</source>
        <translation>正弦的通道数，和中的每个余弦占两个</translation>
    </message>
    <message>
        <source>Number of attention heads, which divide the sum by 8/H, 16/H … 8</source>
        <translation>注意力头数，各头把和除以 8/H、16/H……8</translation>
    </message>
    <message>
        <source>Window height</source>
        <translation>窗口高度</translation>
    </message>
    <message>
        <source>Rows of patches that attend to each other</source>
        <translation>互相注意的图块行数</translation>
    </message>
    <message>
        <source>Window width</source>
        <translation>窗口宽度</translation>
    </message>
    <message>
        <source>Columns of patches that attend to each other</source>
        <translation>互相注意的图块列数</translation>
    </message>
    <message>
        <source>A .npy file of offsets x heads, or numbers made from the seed</source>
        <translation>偏移 x 头的 .npy 文件，或由种子生成的数</translation>
    </message>
    <message>
        <source>Trained height</source>
        <translation>训练高度</translation>
    </message>
    <message>
        <source>Rows of the window in training, by which version 2 divides offsets</source>
        <translation>训练时窗口的行数，第 2 版以此除偏移</translation>
    </message>
    <message>
        <source>Trained width</source>
        <translation>训练宽度</translation>
    </message>
    <message>
        <source>Columns of the window in training, by which version 2 divides offsets</source>
        <translation>训练时窗口的列数，第 2 版以此除偏移</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>What a token is</source>
        <translation>一个词元是什么</translation>
    </message>
    <message>
        <source>Sentences end</source>
        <translation>句子结束于</translation>
    </message>
    <message>
        <source>No window reaches from one into the next</source>
        <translation>窗口不会跨越句子</translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation>小写</translation>
    </message>
    <message>
        <source>Capitals are read as small letters</source>
        <translation>大写字母按小写读取</translation>
    </message>
    <message>
        <source>Mixed only: the head of the score map, the directions and the frequencies</source>
        <translation>仅用于混合：得分图、方向和频率所示的头</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>What is foretold from what</source>
        <translation>由什么预测什么</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Whether the true word is told from a few or from all others</source>
        <translation>真词是与少数词还是与所有其他词相区分</translation>
    </message>
    <message>
        <source>Channels of a word&apos;s vector</source>
        <translation>词向量的通道数</translation>
    </message>
    <message>
        <source>Words on either side; each centre draws its own number up to it</source>
        <translation>两侧的词数；每个中心词各自抽取不超过它的数</translation>
    </message>
    <message>
        <source>words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Negatives</source>
        <translation>负样本</translation>
    </message>
    <message>
        <source>Words drawn at random for each true one</source>
        <translation>每个真词随机抽取的词数</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>At the start; it falls in a straight line to a ten-thousandth</source>
        <translation>初始值；沿直线降至万分之一</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Times the text is read</source>
        <translation>文本读取的次数</translation>
    </message>
    <message>
        <source>Least count</source>
        <translation>最低词频</translation>
    </message>
    <message>
        <source>Words that occur less often are left out</source>
        <translation>出现次数更少的词不计入</translation>
    </message>
    <message>
        <source>Subsampling</source>
        <translation>降采样</translation>
    </message>
    <message>
        <source>Words that make up more than this share of the text are thinned out</source>
        <translation>占文本比例高于此值的词会被抽稀</translation>
    </message>
    <message>
        <source>Subsampling rule</source>
        <translation>降采样规则</translation>
    </message>
    <message>
        <source>How much a frequent word is thinned out: the code keeps more than the paper</source>
        <translation>高频词抽稀的程度：代码保留得比论文多</translation>
    </message>
    <message>
        <source>CBOW gradient</source>
        <translation>CBOW 梯度</translation>
    </message>
    <message>
        <source>What each context word gets of the gradient of their mean</source>
        <translation>每个上下文词从均值的梯度中得到多少</translation>
    </message>
    <message>
        <source>Decides the first vectors and all that is drawn</source>
        <translation>决定初始向量和所有随机抽取</translation>
    </message>
    <message>
        <source>by frame</source>
        <translation>按帧</translation>
    </message>
    <message>
        <source>pattern&apos;s</source>
        <translation>模式自定</translation>
    </message>
    <message>
        <source>authors&apos;</source>
        <translation>作者所定</translation>
    </message>
    <message>
        <source>window&apos;s</source>
        <translation>同窗口</translation>
    </message>
    <message>
        <source>Word vectors (word2vec, fastText .vec, GloVe, Projector TSV) or a table of npy, npz, safetensors, GGUF or ONNX</source>
        <translation>词向量（word2vec、fastText .vec、GloVe、Projector TSV），或 npy、npz、safetensors、GGUF、ONNX 表</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>A list of words, one a line; empty: x.vocab.txt beside x.npy, if there is one</source>
        <translation>词表，每行一词；留空则用 x.npy 旁的 x.vocab.txt（若有）</translation>
    </message>
    <message>
        <source>The first so many words of the file</source>
        <translation>文件的前若干个词</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>The first so many numbers of each vector</source>
        <translation>每个向量的前若干个数</translation>
    </message>
    <message>
        <source>Rotated first</source>
        <translation>先旋转</translation>
    </message>
    <message>
        <source>Turns all vectors so that their first columns hold the most, before any are cut</source>
        <translation>截断之前先旋转所有向量，使前几列包含最多信息</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>How vectors become points</source>
        <translation>向量如何变成点</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>维数</translation>
    </message>
    <message>
        <source>Points of the plane or of space</source>
        <translation>平面上或空间中的点</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>困惑度</translation>
    </message>
    <message>
        <source>About how many neighbours count for each word</source>
        <translation>每个词大约计入多少近邻</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>近邻</translation>
    </message>
    <message>
        <source>How many neighbours are held together</source>
        <translation>把多少近邻聚在一起</translation>
    </message>
    <message>
        <source>Least distance</source>
        <translation>最小距离</translation>
    </message>
    <message>
        <source>How close points may come</source>
        <translation>点之间最近可到多近</translation>
    </message>
    <message>
        <source>Nearness</source>
        <translation>远近</translation>
    </message>
    <message>
        <source>What makes words near</source>
        <translation>词的远近如何衡量</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>How many steps are taken; UMAP takes 500 at most</source>
        <translation>走多少步；UMAP 最多 500 步</translation>
    </message>
    <message>
        <source>The same seed makes the same picture</source>
        <translation>相同种子得到相同的图</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Two words: the axis leads from the first to the second</source>
        <translation>两个词：轴从第一个指向第二个</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>Right angle</source>
        <translation>直角</translation>
    </message>
    <message>
        <source>Takes from the second axis what it shares with the first</source>
        <translation>从第二轴中去掉与第一轴共有的部分</translation>
    </message>
    <message>
        <source>Fit on</source>
        <translation>拟合用词</translation>
    </message>
    <message>
        <source>Words that decide the components; all words are then placed by them. Empty: all decide</source>
        <translation>由这些词决定主成分，再据此放置所有词。留空：由全部词决定</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>着色依据</translation>
    </message>
    <message>
        <source>What colours the points</source>
        <translation>点按什么着色</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组数</translation>
    </message>
    <message>
        <source>How many groups k-means makes of the directions</source>
        <translation>k 均值把方向分成几组</translation>
    </message>
    <message>
        <source>Chosen words</source>
        <translation>选中的词</translation>
    </message>
    <message>
        <source>Separated by blanks. Click words with Ctrl, or draw around them with Ctrl, to choose them</source>
        <translation>以空格分隔。按住 Ctrl 点击词，或按住 Ctrl 圈住它们，即可选择</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>仅这些</translation>
    </message>
    <message>
        <source>Leaves all but the chosen words out of the map</source>
        <translation>图中只留下选中的词</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Whose neighbours are listed; empty: the word that is pointed at</source>
        <translation>列出哪个词的近邻；留空：所指的词</translation>
    </message>
    <message>
        <source>Listed</source>
        <translation>列出数</translation>
    </message>
    <message>
        <source>How many words are listed</source>
        <translation>列出多少个词</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>king, in king − man + woman</source>
        <translation>king − man + woman 中的 king</translation>
    </message>
    <message>
        <source>− b</source>
        <translation>− b</translation>
    </message>
    <message>
        <source>man, in king − man + woman</source>
        <translation>king − man + woman 中的 man</translation>
    </message>
    <message>
        <source>+ c</source>
        <translation>+ c</translation>
    </message>
    <message>
        <source>woman, in king − man + woman</source>
        <translation>king − man + woman 中的 woman</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>How answers are scored</source>
        <translation>答案如何评分</translation>
    </message>
    <message>
        <source>Question&apos;s words</source>
        <translation>题目中的词</translation>
    </message>
    <message>
        <source>Ranks a, b and c as well; most programs leave them out without a word</source>
        <translation>a、b、c 也参加排序；多数程序不作说明就排除它们</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Each word becomes a mixture of the words of this sentence</source>
        <translation>每个词变成这句话中各词的混合</translation>
    </message>
    <message>
        <source>Word in it</source>
        <translation>其中的词</translation>
    </message>
    <message>
        <source>Whose neighbours are compared, alone and in the sentence</source>
        <translation>比较哪个词单独时与在句中时的近邻</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>What is read: a text of the program, or a file of UTF-8 text</source>
        <translation>读什么：程序自带的文本，或 UTF-8 文本文件</translation>
    </message>
    <message>
        <source>How far it has learnt: a step reads some thousand words</source>
        <translation>学到哪里：一步读几千个词</translation>
    </message>
    <message>
        <source>Watched words</source>
        <translation>关注的词</translation>
    </message>
    <message>
        <source>Whose nearest words are listed while it learns, between blanks</source>
        <translation>学习时列出哪些词的最近词，以空格分隔</translation>
    </message>
    <message>
        <source>Words on the map</source>
        <translation>图中的词数</translation>
    </message>
    <message>
        <source>The most frequent ones</source>
        <translation>最常见的词</translation>
    </message>
    <message>
        <source>Where it knows positions from</source>
        <translation>它从何得知位置</translation>
    </message>
    <message>
        <source>Looked at in each of the three sentences</source>
        <translation>在三个句子中各看这个词</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>第一句</translation>
    </message>
    <message>
        <source>Holds the word in one sense</source>
        <translation>以一种词义含有该词</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>第二句</translation>
    </message>
    <message>
        <source>Holds it in the same sense</source>
        <translation>以同一词义含有它</translation>
    </message>
    <message>
        <source>Third sentence</source>
        <translation>第三句</translation>
    </message>
    <message>
        <source>Holds it in another sense</source>
        <translation>以另一词义含有它</translation>
    </message>
    <message>
        <source>With a gap</source>
        <translation>带空缺</translation>
    </message>
    <message>
        <source>A sentence in which [mask] stands for the word to be guessed</source>
        <translation>句中 [mask] 代表要猜的词</translation>
    </message>
    <message>
        <source>How many guesses are listed</source>
        <translation>列出多少个猜测</translation>
    </message>
    <message>
        <source>A column of the list of words (metadata.tsv, x.metadata.tsv): classes or numbers. Empty: the first that can be shown</source>
        <translation>词表（metadata.tsv、x.metadata.tsv）中的一列：类别或数值。留空：第一个可以显示的列</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>词对</translation>
    </message>
    <message>
        <source>How many examples of the last step it has learnt from: a word and one of its window, or a window and its word</source>
        <translation>最后一步中学习了多少个样本：一个词与其窗口中的一个词，或一个窗口与其中心词</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>到底</translation>
    </message>
    <message>
        <source>Standardised</source>
        <translation>标准化</translation>
    </message>
    <message>
        <source>Brings every column to mean 0 and spread 1 before vectors become points</source>
        <translation>在向量变成点之前，使每一列的均值为 0、标准差为 1</translation>
    </message>
    <message>
        <source>The sentence that is read</source>
        <translation>所读的句子</translation>
    </message>
    <message>
        <source>Other order</source>
        <translation>另一种顺序</translation>
    </message>
    <message>
        <source>The same tokens in another order; empty: backwards</source>
        <translation>同样的词元，另一种顺序；留空则倒序</translation>
    </message>
    <message>
        <source>What counts as one token</source>
        <translation>什么算一个词元</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>Only so many tokens are read, from the first</source>
        <translation>只读取开头这么多词元</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>Where a token&apos;s vector comes from: the seed, or a file of vectors</source>
        <translation>词元的向量从何而来：种子，或一个向量文件</translation>
    </message>
    <message>
        <source>Tensor of vectors</source>
        <translation>向量的张量</translation>
    </message>
    <message>
        <source>Vector width</source>
        <translation>向量宽度</translation>
    </message>
    <message>
        <source>Numbers of a token&apos;s vector, where the seed draws it</source>
        <translation>由种子生成时，词元向量的维数</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>How queries, keys and values are made of vectors: as they are, by the seed, or by tensors W_Q, W_K, W_V of a file</source>
        <translation>查询、键和值如何由向量得到：原样、由种子生成，或取自文件中的张量 W_Q、W_K、W_V</translation>
    </message>
    <message>
        <source>Number of attention heads</source>
        <translation>注意力头的数目</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>Whether a query sees no key after it</source>
        <translation>查询是否看不到其后的键</translation>
    </message>
    <message>
        <source>How many keys on either side a query sees, itself counted</source>
        <translation>查询每一侧能看到多少个键，含自身</translation>
    </message>
    <message>
        <source>How far the way from text to output is walked</source>
        <translation>从文本到输出走到哪一步</translation>
    </message>
    <message>
        <source>Chooses the vectors and weights that are drawn</source>
        <translation>决定所生成的向量与权重</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>How the tokens know where they stand</source>
        <translation>词元如何知道自己的位置</translation>
    </message>
    <message>
        <source>Channels of one head; shared: width / heads</source>
        <translation>一个头的通道数；均分：宽度 / 头数</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>均分</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>切分</translation>
    </message>
    <message>
        <source>Walked to</source>
        <translation>走到第几步</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Number of positions shown; those past the last row have no vector</source>
        <translation>显示的位置数；最后一行之后的位置没有向量</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>全部行</translation>
    </message>
    <message>
        <source>Positions or distances from here on are marked as never seen in training</source>
        <translation>从这里起的位置或距离会标记为训练中从未见过</translation>
    </message>
    <message>
        <source>A tokenizer.json (byte-level BPE or WordPiece), or the small one of the program</source>
        <translation>tokenizer.json（字节级 BPE 或 WordPiece），或程序自带的小分词器</translation>
    </message>
    <message>
        <source>Number of attention heads of each layer</source>
        <translation>每层注意力头的个数</translation>
    </message>
    <message>
        <source>Channels of a head; a token has as many for each head</source>
        <translation>一个头的通道数；每个头在词元中占这么多通道</translation>
    </message>
    <message>
        <source>Tokens that the model was trained on, or patches of a picture</source>
        <translation>模型训练时的词元数，或图像的块数</translation>
    </message>
    <message>
        <source>Number of tokens, all alike; the last of them looks back</source>
        <translation>词元个数，全都相同；由最后一个回看</translation>
    </message>
    <message>
        <source>Channels of a head; all of them are 1</source>
        <translation>一个头的通道数；数值全为 1</translation>
    </message>
    <message>
        <source>Number of attention heads, of which the first is shown</source>
        <translation>注意力头的个数，只看第一个</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>What is shown: the program&apos;s own result, one trained here, or a file that `whorl lab run` has written</source>
        <translation>显示什么：程序自带的结果、在这里训练的结果，或 `whorl lab run` 写出的文件</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>What the transformers are to learn</source>
        <translation>Transformer 要学什么</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Of nope, learned, sinusoidal, t5, alibi, rope and xpos, with blanks between</source>
        <translation>nope、learned、sinusoidal、t5、alibi、rope 和 xpos 中的若干个，用空格隔开</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>One training for each, with blanks between; verdicts need three</source>
        <translation>每个种子训练一次，用空格隔开；评判需要三个</translation>
    </message>
    <message>
        <source>Of each training</source>
        <translation>每次训练的步数</translation>
    </message>
    <message>
        <source>the task&apos;s</source>
        <translation>按任务</translation>
    </message>
    <message>
        <source>Tokens of a sequence that is learned from; tests have up to 8 L</source>
        <translation>学习所用序列的词元数；测试最长为 8 L</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批量</translation>
    </message>
    <message>
        <source>Sequences of a step</source>
        <translation>每一步的序列数</translation>
    </message>
    <message>
        <source>Channels of a token</source>
        <translation>一个词元的通道数</translation>
    </message>
    <message>
        <source>Of attention in each layer; they share the width</source>
        <translation>每层注意力的头数；它们分享宽度</translation>
    </message>
    <message>
        <source>Of attention and feed-forward, one after another</source>
        <translation>注意力与前馈，一层接一层</translation>
    </message>
    <message>
        <source>Of AdamW at its highest; the same for all encodings</source>
        <translation>AdamW 的最高学习率；所有编码相同</translation>
    </message>
    <message>
        <source>Rate of T5&apos;s table</source>
        <translation>T5 表的学习率</translation>
    </message>
    <message>
        <source>How many times faster the table of T5 learns than the rest: its biases have to become large in few steps</source>
        <translation>T5 的表比其余部分学得快多少倍：它的偏置要在几步之内变大</translation>
    </message>
    <message>
        <source>Base of RoPE</source>
        <translation>RoPE 的底数</translation>
    </message>
    <message>
        <source>Of RoPE and xPos; larger turns more slowly</source>
        <translation>RoPE 和 xPos 的底数；越大转得越慢</translation>
    </message>
    <message>
        <source>Recalibration</source>
        <translation>重新校准</translation>
    </message>
    <message>
        <source>Share of the steps by which a model of RoPE learns on once its RoPE is removed</source>
        <translation>去掉 RoPE 之后模型继续学习的步数所占的比例</translation>
    </message>
    <message>
        <source>Whose characters Language foretells: a text of the program, or a file of UTF-8 text</source>
        <translation>语言任务预测哪段文本的字符：程序自带的文本，或 UTF-8 文本文件</translation>
    </message>
    <message>
        <source>How RoPE is stretched in longer tests, untrained</source>
        <translation>在更长的测试中怎样拉伸 RoPE，不经训练</translation>
    </message>
    <message>
        <source>How many times the trained length RoPE is stretched to</source>
        <translation>RoPE 拉伸到训练长度的多少倍</translation>
    </message>
    <message>
        <source>as the test</source>
        <translation>与测试相同</translation>
    </message>
    <message>
        <source>Pairs that turn more often within the trained length stay as they are; 32 leaves none at such lengths</source>
        <translation>在训练长度内转得更多的通道对保持不变；在这样的长度上 32 一对也不剩</translation>
    </message>
    <message>
        <source>Past the table</source>
        <translation>超出表之后</translation>
    </message>
    <message>
        <source>What a learned table says past its trained rows</source>
        <translation>可学习的表在训练过的行之外给出什么</translation>
    </message>
    <message>
        <source>Sharper with length</source>
        <translation>随长度变尖锐</translation>
    </message>
    <message>
        <source>Scores of query i times ln(i + 1) / ln L past the trained length</source>
        <translation>超过训练长度后，查询 i 的得分乘以 ln(i + 1) / ln L</translation>
    </message>
    <message>
        <source>Without RoPE</source>
        <translation>去掉 RoPE</translation>
    </message>
    <message>
        <source>RoPE is removed after training; where a model was recalibrated without it, that one is read</source>
        <translation>训练后去掉 RoPE；若有重新校准过的模型，就读那个模型</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>By what tests are shown and ranked</source>
        <translation>按什么来显示测试并排名</translation>
    </message>
    <message>
        <source>Whose attention is shown</source>
        <translation>显示哪种编码的注意力</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Whose attention is shown, from 1</source>
        <translation>显示哪一个的注意力，从 1 数起</translation>
    </message>
    <message>
        <source>mean of all</source>
        <translation>全部的平均</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Encodings in the order you expect at 8 L, best first</source>
        <translation>按你预期的 8 L 处的次序排列编码，最好的在前</translation>
    </message>
    <message>
        <source>unmarked</source>
        <translation>不标记</translation>
    </message>
</context>
<context>
    <name>Projection</name>
    <message>
        <source>all vectors are equal, so no variance is left to show</source>
        <translation>所有向量都相同，没有方差可供显示</translation>
    </message>
    <message>
        <source>KL divergence</source>
        <translation>KL 散度</translation>
    </message>
    <message>
        <source>no spectral start was found, so it is by principal components</source>
        <translation>没有找到谱初始布局，因此改用主成分作为起点</translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>Bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>query × key</source>
        <translation>查询 × 键</translation>
    </message>
    <message>
        <source>What is added to the scaled score of every query and key</source>
        <translation>加到每对查询与键的缩放后得分上的数</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>softmax of the bias alone</source>
        <translation>仅对偏置取 softmax</translation>
    </message>
    <message>
        <source>Attention weights when all content scores are equal</source>
        <translation>所有内容得分相等时的注意力权重</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>by head</source>
        <translation>按头</translation>
    </message>
    <message>
        <source>How much every token of distance takes off the score, in the order of the heads</source>
        <translation>每远一个词元，得分减去多少，按头的次序</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>视野</translation>
    </message>
    <message>
        <source>equal content, long text</source>
        <translation>内容得分相等，文本很长</translation>
    </message>
    <message>
        <source>How far each head sees when all content scores are equal</source>
        <translation>所有内容得分相等时，每个头能看多远</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>position × channel</source>
        <translation>位置 × 通道</translation>
    </message>
    <message>
        <source>What is added to the token at every position</source>
        <translation>加到每个位置的词元上的数</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>position × position</source>
        <translation>位置 × 位置</translation>
    </message>
    <message>
        <source>Dot products of the vectors of two positions</source>
        <translation>两个位置的向量的点积</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>谱</translation>
    </message>
    <message>
        <source>by principal component</source>
        <translation>按主成分</translation>
    </message>
    <message>
        <source>How much of the table&apos;s variance each principal component holds</source>
        <translation>每个主成分占表中方差的多少</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>three principal components</source>
        <translation>三个主成分</translation>
    </message>
    <message>
        <source>The positions in order, seen along the directions in which they vary most</source>
        <translation>依次排列的位置，沿变化最大的方向观看</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>one per pair</source>
        <translation>每个维度对一个</translation>
    </message>
    <message>
        <source>How far each pair turns from one token to the next</source>
        <translation>从一个词元到下一个，每个维度对转过多少</translation>
    </message>
    <message>
        <source>Wavelengths</source>
        <translation>波长</translation>
    </message>
    <message>
        <source>How many tokens one full turn of each pair takes</source>
        <translation>每个维度对转一整圈需要多少个词元</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>position × pair, one turn = one colour circle</source>
        <translation>位置 × 维度对，转一圈 = 走完一个色环</translation>
    </message>
    <message>
        <source>How far each pair has turned, modulo a full turn</source>
        <translation>每个维度对转过的角度，整圈不计</translation>
    </message>
    <message>
        <source>Cosines</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>position × pair</source>
        <translation>位置 × 维度对</translation>
    </message>
    <message>
        <source>Cosine of each pair&apos;s angle</source>
        <translation>每个维度对角度的余弦</translation>
    </message>
    <message>
        <source>Sines</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>Sine of each pair&apos;s angle</source>
        <translation>每个维度对角度的正弦</translation>
    </message>
    <message>
        <source>Pair clocks</source>
        <translation>维度对时钟</translation>
    </message>
    <message>
        <source>the score sees only the angle between</source>
        <translation>得分只看夹角</translation>
    </message>
    <message>
        <source>Query and key hands of each pair, and the angle between them</source>
        <translation>每个维度对的查询指针与键指针，以及两者的夹角</translation>
    </message>
    <message>
        <source>Rotated query</source>
        <translation>旋转后的查询</translation>
    </message>
    <message>
        <source>What the query becomes at each position</source>
        <translation>查询在每个位置变成什么</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>query position × key position</source>
        <translation>查询位置 × 键位置</translation>
    </message>
    <message>
        <source>Dot product of the turned query and the turned key, not yet scaled</source>
        <translation>旋转后的查询与键的点积，尚未缩放</translation>
    </message>
    <message>
        <source>Score by distance</source>
        <translation>按距离的得分</translation>
    </message>
    <message>
        <source>query less key position</source>
        <translation>查询位置减键位置</translation>
    </message>
    <message>
        <source>The score depends on the distance alone</source>
        <translation>得分只取决于距离</translation>
    </message>
    <message>
        <source>Decay bound</source>
        <translation>衰减上界</translation>
    </message>
    <message>
        <source>an upper limit, not the score</source>
        <translation>上限，并非得分</translation>
    </message>
    <message>
        <source>Mean length of the partial sums of unit vectors, which bounds the score from above</source>
        <translation>单位向量部分和的平均长度，是得分的上界</translation>
    </message>
    <message>
        <source>Permutation</source>
        <translation>置换</translation>
    </message>
    <message>
        <source>between the two layouts</source>
        <translation>两种排列之间</translation>
    </message>
    <message>
        <source>Which channel of one layout stands at each place of the other</source>
        <translation>一种排列的各个位置上是另一种排列的哪个通道</translation>
    </message>
    <message>
        <source>The vector that is added to the token at each position</source>
        <translation>加到每个位置的词元上的向量</translation>
    </message>
    <message>
        <source>Dot products</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>Dot product of the encodings of two positions; for even d it depends on their distance</source>
        <translation>两个位置的编码的点积；d 为偶数时只取决于两者的距离</translation>
    </message>
    <message>
        <source>cosine by distance</source>
        <translation>按距离的余弦</translation>
    </message>
    <message>
        <source>Cosine of two encodings by the distance of their positions</source>
        <translation>两个编码的余弦，按其位置的距离</translation>
    </message>
    <message>
        <source>How far each pair of channels turns from one position to the next</source>
        <translation>从一个位置到下一个，每个维度对转过多少</translation>
    </message>
    <message>
        <source>How many positions one full turn of each pair takes</source>
        <translation>每个维度对转一整圈需要多少个位置</translation>
    </message>
    <message>
        <source>Shift matrix</source>
        <translation>平移矩阵</translation>
    </message>
    <message>
        <source>channel × channel</source>
        <translation>通道 × 通道</translation>
    </message>
    <message>
        <source>The rotation that takes every position&apos;s encoding to that of the position k later</source>
        <translation>把每个位置的编码变成其后第 k 个位置的编码的旋转</translation>
    </message>
    <message>
        <source>positions in three principal components</source>
        <translation>三个主成分中的位置</translation>
    </message>
    <message>
        <source>Where the encodings of successive positions lie, seen from the side of most variance</source>
        <translation>相继位置的编码落在何处，从方差最大的一侧观看</translation>
    </message>
    <message>
        <source>What is added to the score of every query and key</source>
        <translation>加到每对查询与键的得分上的数</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>桶</translation>
    </message>
    <message>
        <source>The bucket that a query and a key fall into</source>
        <translation>查询与键落入的桶</translation>
    </message>
    <message>
        <source>Buckets by distance</source>
        <translation>按距离的桶</translation>
    </message>
    <message>
        <source>query − key</source>
        <translation>查询 − 键</translation>
    </message>
    <message>
        <source>The bucket of every distance; positive where the key comes before the query</source>
        <translation>每个距离对应的桶；键在查询之前时距离为正</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>分界</translation>
    </message>
    <message>
        <source>by bucket</source>
        <translation>按桶</translation>
    </message>
    <message>
        <source>The first and last distance of every bucket</source>
        <translation>每个桶的最小与最大距离</translation>
    </message>
    <message>
        <source>patch × pair, one turn = one colour circle</source>
        <translation>图块 × 维度对，一圈 = 一轮颜色</translation>
    </message>
    <message>
        <source>by axis of the picture</source>
        <translation>按图片的轴</translation>
    </message>
    <message>
        <source>How far each pair turns from one column or row to the next</source>
        <translation>每个维度对从一列或一行到下一列或下一行转过多少</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>one point per pair</source>
        <translation>每个维度对一个点</translation>
    </message>
    <message>
        <source>The way over the picture in which each pair turns, and how fast</source>
        <translation>每个维度对在图片上沿哪个方向旋转、有多快</translation>
    </message>
    <message>
        <source>Score map</source>
        <translation>得分图</translation>
    </message>
    <message>
        <source>one query patch, all key patches</source>
        <translation>一个查询图块，所有键图块</translation>
    </message>
    <message>
        <source>Score of the probed patch with every patch of the picture</source>
        <translation>探针所指图块与图片中每个图块的得分</translation>
    </message>
    <message>
        <source>Score by offset</source>
        <translation>按偏移的得分</translation>
    </message>
    <message>
        <source>query less key patch</source>
        <translation>查询图块减键图块</translation>
    </message>
    <message>
        <source>The score depends on how many columns and rows lie between two patches</source>
        <translation>得分取决于两个图块之间相隔多少列与行</translation>
    </message>
    <message>
        <source>Interaction</source>
        <translation>交互</translation>
    </message>
    <message>
        <source>0 where the score separates</source>
        <translation>得分可分离处为 0</translation>
    </message>
    <message>
        <source>What the score holds beyond a sum of one part for columns and one for rows</source>
        <translation>得分中超出列与行各一部分之和的内容</translation>
    </message>
    <message>
        <source>patch × patch</source>
        <translation>图块 × 图块</translation>
    </message>
    <message>
        <source>Dot product of the turned query and key of two patches</source>
        <translation>两个图块旋转后的查询与键的点积</translation>
    </message>
    <message>
        <source>patch × channel</source>
        <translation>图块 × 通道</translation>
    </message>
    <message>
        <source>What is added to every patch, row by row of the picture</source>
        <translation>加到每个图块上的向量，逐行排列</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>分布图</translation>
    </message>
    <message>
        <source>one channel over the picture</source>
        <translation>一个通道在整张图片上</translation>
    </message>
    <message>
        <source>One channel of the encoding of every patch, where the patch stands</source>
        <translation>每个图块编码的一个通道，画在图块所在之处</translation>
    </message>
    <message>
        <source>of one patch to all others</source>
        <translation>一个图块与其他所有图块</translation>
    </message>
    <message>
        <source>Cosine of the encoding of one patch with that of every patch of the picture</source>
        <translation>一个图块的编码与图片中每个图块的编码的余弦</translation>
    </message>
    <message>
        <source>All similarities</source>
        <translation>全部相似度</translation>
    </message>
    <message>
        <source>Cosine of the encodings of two patches</source>
        <translation>两个图块编码的余弦</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>timestep × channel</source>
        <translation>时间步 × 通道</translation>
    </message>
    <message>
        <source>What tells the model its time</source>
        <translation>告诉模型当前时间的向量</translation>
    </message>
    <message>
        <source>Cosine of the embeddings of two rows</source>
        <translation>两行嵌入的余弦</translation>
    </message>
    <message>
        <source>How far each wave turns in one unit of time</source>
        <translation>每个波在单位时间内转过多少</translation>
    </message>
    <message>
        <source>How much time one full turn of each wave takes</source>
        <translation>每个波转一整圈需要多少时间</translation>
    </message>
    <message>
        <source>Product of the boosted query and key; later keys would grow and are masked</source>
        <translation>推移后的查询与键的乘积；之后的键会增长，因此被遮蔽</translation>
    </message>
    <message>
        <source>beside plain RoPE</source>
        <translation>与普通 RoPE 并列</translation>
    </message>
    <message>
        <source>Shapes of one pair</source>
        <translation>单个维度对的形状</translation>
    </message>
    <message>
        <source>where it decays and where not</source>
        <translation>哪里衰减，哪里不衰减</translation>
    </message>
    <message>
        <source>The score of one pair for three contents, A = q·k and C its crosswise product: only two fall from the start</source>
        <translation>单个维度对在三种内容下的得分，A = q·k，C 为交叉乘积：只有两种从一开始就下降</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>distance × pair</source>
        <translation>距离 × 维度对</translation>
    </message>
    <message>
        <source>What is left of each pair&apos;s slower exponential at each distance</source>
        <translation>每个距离上，各维度对较慢的指数还剩多少</translation>
    </message>
    <message>
        <source>Decay rates</source>
        <translation>衰减率</translation>
    </message>
    <message>
        <source>two per pair</source>
        <translation>每个维度对两个</translation>
    </message>
    <message>
        <source>The fastest pair fades most slowly: the damping less and plus the frequency</source>
        <translation>频率最高的维度对衰减最慢：阻尼减去和加上频率</translation>
    </message>
    <message>
        <source>Boosts</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>entries of one pair&apos;s matrix</source>
        <translation>单个维度对的矩阵元素</translation>
    </message>
    <message>
        <source>The boost itself, without damping: it grows until numbers overflow</source>
        <translation>不带阻尼的推移本身：一直增长到数值溢出</translation>
    </message>
    <message>
        <source>Dot product of the turned and scaled query and key, not yet divided</source>
        <translation>旋转并缩放后的查询与键的点积，尚未除以系数</translation>
    </message>
    <message>
        <source>The score depends on the distance alone and fades with it</source>
        <translation>得分只取决于距离，并随距离衰减</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>What each pair of a query is multiplied by at each position; a key is divided by it</source>
        <translation>每个位置上查询的各维度对所乘的数；键则除以它</translation>
    </message>
    <message>
        <source>Scale factors</source>
        <translation>缩放因子</translation>
    </message>
    <message>
        <source>What is left of each pair&apos;s part of the score after as many tokens as the scale base</source>
        <translation>经过缩放底数那么多词元后，各维度对在得分中的部分还剩多少</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>layer × key of the last query</source>
        <translation>层 × 最后一个查询的键</translation>
    </message>
    <message>
        <source>Which keys the last query sees in each layer, and whether they are turned</source>
        <translation>最后一个查询在每层看到哪些键，以及它们是否旋转</translation>
    </message>
    <message>
        <source>Frequencies of the layers</source>
        <translation>各层的频率</translation>
    </message>
    <message>
        <source>layer × pair, empty without rotation</source>
        <translation>层 × 维度对，不旋转处为空</translation>
    </message>
    <message>
        <source>How fast each pair turns in each layer, in powers of ten</source>
        <translation>每层中各维度对旋转的快慢，以十的幂表示</translation>
    </message>
    <message>
        <source>one line per kind of layer</source>
        <translation>每类层一条线</translation>
    </message>
    <message>
        <source>Score of a query and key of ones; a layer without rotation scores all distances alike</source>
        <translation>全为 1 的查询与键的得分；不旋转的层对所有距离给出相同得分</translation>
    </message>
    <message>
        <source>Attention temperature</source>
        <translation>注意力温度</translation>
    </message>
    <message>
        <source>by position, in steps</source>
        <translation>按位置，呈阶梯</translation>
    </message>
    <message>
        <source>What Llama 4 multiplies queries by in layers without rotation</source>
        <translation>Llama 4 在不旋转的层中给查询乘的数</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>by layer</source>
        <translation>按层</translation>
    </message>
    <message>
        <source>Rotation, base, factor and furthest key of each layer</source>
        <translation>每层的旋转、底数、因子和最远的键</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>three for every token</source>
        <translation>每个词元三个</translation>
    </message>
    <message>
        <source>Time, height and width of the tokens of text, a picture, text, a video and text</source>
        <translation>文本、图片、文本、视频、文本各词元的时间、高与宽</translation>
    </message>
    <message>
        <source>by axis</source>
        <translation>按轴</translation>
    </message>
    <message>
        <source>How far each pair turns by one step of the axis it belongs to</source>
        <translation>所属的轴每前进一步，每个维度对转过多少</translation>
    </message>
    <message>
        <source>Axis of each pair</source>
        <translation>各维度对的轴</translation>
    </message>
    <message>
        <source>Which of the three positions each pair turns with</source>
        <translation>每个维度对随三个位置中的哪一个旋转</translation>
    </message>
    <message>
        <source>token × pair, one turn = one colour circle</source>
        <translation>词元 × 维度对，一圈 = 一轮颜色</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>part by part</source>
        <translation>逐部分</translation>
    </message>
    <message>
        <source>Tokens and positions of every part, and how far positions are behind tokens after it</source>
        <translation>每部分的词元与位置，以及其后位置落后词元多少</translation>
    </message>
    <message>
        <source>What is added to every patch of the resized picture</source>
        <translation>加到调整尺寸后每个图块上的向量</translation>
    </message>
    <message>
        <source>One channel of every patch of the resized picture</source>
        <translation>调整尺寸后每个图块的一个通道</translation>
    </message>
    <message>
        <source>Map before resizing</source>
        <translation>调整前的分布图</translation>
    </message>
    <message>
        <source>One channel of every patch as it was trained</source>
        <translation>训练时每个图块的一个通道</translation>
    </message>
    <message>
        <source>Cosine of the vector of one patch with that of every patch of the picture</source>
        <translation>一个图块的向量与图片中每个图块的向量的余弦</translation>
    </message>
    <message>
        <source>Layout mismatch</source>
        <translation>排列不匹配</translation>
    </message>
    <message>
        <source>the same weights, two layouts</source>
        <translation>同样的权重，两种排列</translation>
    </message>
    <message>
        <source>The score when query and key are turned in the layout they were not trained in</source>
        <translation>查询与键按并非训练时的排列旋转时的得分</translation>
    </message>
    <message>
        <source>Divisors</source>
        <translation>除数</translation>
    </message>
    <message>
        <source>how much slower each pair turns</source>
        <translation>每对慢了多少</translation>
    </message>
    <message>
        <source>By how much the scaling divides the frequency of each pair</source>
        <translation>缩放把每对的频率除以多少</translation>
    </message>
    <message>
        <source>Divisors compared</source>
        <translation>除数比较</translation>
    </message>
    <message>
        <source>The divisors of every scaling with the same factor and trained length</source>
        <translation>相同倍数与训练长度下每种缩放的除数</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>圈数</translation>
    </message>
    <message>
        <source>within the trained length</source>
        <translation>在训练长度之内</translation>
    </message>
    <message>
        <source>How many full turns each pair makes within the trained length</source>
        <translation>每对在训练长度之内转多少整圈</translation>
    </message>
    <message>
        <source>Out-of-range map</source>
        <translation>越界图</translation>
    </message>
    <message>
        <source>angles the model never saw</source>
        <translation>模型从未见过的角度</translation>
    </message>
    <message>
        <source>Which pairs meet angles at which positions that training never showed them</source>
        <translation>哪些对在哪些位置遇到训练中从未出现的角度</translation>
    </message>
    <message>
        <source>Out-of-range maps compared</source>
        <translation>越界图比较</translation>
    </message>
    <message>
        <source>The out-of-range map of every scaling with the same factor and trained length</source>
        <translation>相同倍数与训练长度下每种缩放的越界图</translation>
    </message>
    <message>
        <source>Attention scale</source>
        <translation>注意力缩放</translation>
    </message>
    <message>
        <source>what scores are multiplied by</source>
        <translation>得分乘以多少</translation>
    </message>
    <message>
        <source>The factor on cosines and sines, that on the softmax scale, and what both do to a score</source>
        <translation>余弦与正弦的系数、softmax 缩放的系数，以及两者对得分的作用</translation>
    </message>
    <message>
        <source>Scalings compared</source>
        <translation>缩放比较</translation>
    </message>
    <message>
        <source>the same factor and length</source>
        <translation>相同的倍数与长度</translation>
    </message>
    <message>
        <source>What every scaling does to the slowest pair, to unseen angles and to scores</source>
        <translation>每种缩放对最慢的一对、未见过的角度和得分的影响</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>same offset, different places</source>
        <translation>相同偏移，不同位置</translation>
    </message>
    <message>
        <source>How far the score of one offset is, at each place of the picture, from its value at the corner</source>
        <translation>在图像每一处，同一偏移的得分与角上的值相差多少</translation>
    </message>
    <message>
        <source>Score of patches</source>
        <translation>图块得分</translation>
    </message>
    <message>
        <source>Score of every two patches, turned about one axis by column and another by row</source>
        <translation>每两个图块的得分，按列绕一个轴、按行绕另一个轴旋转</translation>
    </message>
    <message>
        <source>On the sphere</source>
        <translation>在球面上</translation>
    </message>
    <message>
        <source>one block of the query at every patch</source>
        <translation>每个图块处查询的一个块</translation>
    </message>
    <message>
        <source>Where one block of the query points at every patch of the picture</source>
        <translation>在图像的每个图块处，查询的一个块指向哪里</translation>
    </message>
    <message>
        <source>Score in a text, where all turn about the first axis: it depends on the distance alone</source>
        <translation>文本中的得分，全部绕第一轴旋转：只取决于距离</translation>
    </message>
    <message>
        <source>What lies along the axis does not turn and adds a constant</source>
        <translation>沿轴的部分不旋转，贡献一个常数</translation>
    </message>
    <message>
        <source>How far the rotation from query to key, at each place of the picture, is from that of the offset alone</source>
        <translation>在图像每一处，从查询到键的旋转与仅由偏移决定的旋转相差多少</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>生成元</translation>
    </message>
    <message>
        <source>channel × channel, one per axis</source>
        <translation>通道 × 通道，每轴一个</translation>
    </message>
    <message>
        <source>The skew-symmetric matrices whose exponentials turn the channels</source>
        <translation>反对称矩阵，其指数旋转各通道</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>of one patch</source>
        <translation>单个图块</translation>
    </message>
    <message>
        <source>The matrix that turns the query or key of the chosen patch</source>
        <translation>旋转所选图块的查询或键的矩阵</translation>
    </message>
    <message>
        <source>Relativity</source>
        <translation>相对性</translation>
    </message>
    <message>
        <source>in numbers</source>
        <translation>用数字表示</translation>
    </message>
    <message>
        <source>Whether the generators commute, and what follows if not</source>
        <translation>生成元是否可交换，若不可交换会怎样</translation>
    </message>
    <message>
        <source>Angle error</source>
        <translation>角度误差</translation>
    </message>
    <message>
        <source>How far the angles of the chosen number format are from the exact ones</source>
        <translation>所选数字格式的角度与精确角度相差多少</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>positions a format cannot tell apart</source>
        <translation>某种格式无法区分的位置</translation>
    </message>
    <message>
        <source>From where on neighbouring positions become one in each number format</source>
        <translation>每种数字格式从哪里起把相邻位置当成一个</translation>
    </message>
    <message>
        <source>Contextual positions</source>
        <translation>上下文位置</translation>
    </message>
    <message>
        <source>How many keys each query has counted from a key up to itself</source>
        <translation>每个查询从某个键数到自己，一共数了多少个键</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>门</translation>
    </message>
    <message>
        <source>How much of a token each query counts for every key</source>
        <translation>每个查询把每个键算作多少个词元</translation>
    </message>
    <message>
        <source>What is added to the scaled score, between the two nearest learned positions</source>
        <translation>加到缩放后得分上的量，在最近的两个学到的位置之间插值</translation>
    </message>
    <message>
        <source>Positions of the keys</source>
        <translation>各键的位置</translation>
    </message>
    <message>
        <source>for the last query</source>
        <translation>对最后一个查询</translation>
    </message>
    <message>
        <source>Contextual positions beside the plain count of tokens</source>
        <translation>上下文位置与单纯的词元计数并列</translation>
    </message>
    <message>
        <source>What is added to the scaled score of one query at every position</source>
        <translation>同一个查询在每个位置上，加到缩放后得分上的量</translation>
    </message>
    <message>
        <source>Bias by distance</source>
        <translation>偏置随距离</translation>
    </message>
    <message>
        <source>The bias of one query: its own number for every distance up to k, then constant</source>
        <translation>一个查询的偏置：距离不超过 k 时各有其值，之后不变</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>表的行号</translation>
    </message>
    <message>
        <source>Which of the 2k + 1 vectors a query and a key read</source>
        <translation>查询与键读取 2k + 1 个向量中的哪一个</translation>
    </message>
    <message>
        <source>distance × channel</source>
        <translation>距离 × 通道</translation>
    </message>
    <message>
        <source>The vector that is added to a key at every distance from the query</source>
        <translation>与查询相隔每一距离时加到键上的向量</translation>
    </message>
    <message>
        <source>Terms of the score</source>
        <translation>得分的各项</translation>
    </message>
    <message>
        <source>query × key, one term at a time</source>
        <translation>查询 × 键，每次一项</translation>
    </message>
    <message>
        <source>Scores divided by √d: content, content–position, content bias, position bias, and their sum</source>
        <translation>除以 √d 后的得分：内容、内容–位置、内容偏置、位置偏置，以及它们的总和</translation>
    </message>
    <message>
        <source>Position terms by distance</source>
        <translation>位置项随距离</translation>
    </message>
    <message>
        <source>for the first token&apos;s query</source>
        <translation>对第一个词元的查询</translation>
    </message>
    <message>
        <source>The terms that depend on the distance: one with the query, one without</source>
        <translation>取决于距离的两项：一项与查询有关，一项无关</translation>
    </message>
    <message>
        <source>Before the relative shift</source>
        <translation>相对移位之前</translation>
    </message>
    <message>
        <source>query × column, furthest first</source>
        <translation>查询 × 列，最远者在前</translation>
    </message>
    <message>
        <source>Position terms as they are computed: every row begins with the furthest distance</source>
        <translation>刚算出的位置项：每一行都从最远的距离开始</translation>
    </message>
    <message>
        <source>After the relative shift</source>
        <translation>相对移位之后</translation>
    </message>
    <message>
        <source>query × key, left-overs above the diagonal</source>
        <translation>查询 × 键，对角线上方是残留</translation>
    </message>
    <message>
        <source>The same numbers moved to their keys; those above the diagonal are a zero and left-overs</source>
        <translation>同样的数移到各自的键；对角线上方是一个零和残留的数</translation>
    </message>
    <message>
        <source>Distances after the shift</source>
        <translation>移位后的距离</translation>
    </message>
    <message>
        <source>query × key, before the mask</source>
        <translation>查询 × 键，掩码之前</translation>
    </message>
    <message>
        <source>The distance that each cell after the shift was computed for; none for the zeros</source>
        <translation>移位后每个格子原本对应的距离；零没有距离</translation>
    </message>
    <message>
        <source>Score terms</source>
        <translation>得分各项</translation>
    </message>
    <message>
        <source>query × key, random vectors</source>
        <translation>查询 × 键，随机向量</translation>
    </message>
    <message>
        <source>Scores of a random sentence: the three terms, one by one and together</source>
        <translation>随机句子的得分：三项分别与合计</translation>
    </message>
    <message>
        <source>head 0, queries along the text</source>
        <translation>头 0，文本各处的查询</translation>
    </message>
    <message>
        <source>What head 0 adds at every distance, for a few queries: the lines stretch with them</source>
        <translation>头 0 在每个距离所加的值，取几个查询：曲线随查询伸展</translation>
    </message>
    <message>
        <source>The vector of each position: one wavelet per channel</source>
        <translation>每个位置的向量：每个通道一个小波</translation>
    </message>
    <message>
        <source>Dot product of the vectors of two positions</source>
        <translation>两个位置的向量的点积</translation>
    </message>
    <message>
        <source>What every distance takes off the score, a line for each head</source>
        <translation>每个距离从得分中扣除的值，每个头一条线</translation>
    </message>
    <message>
        <source>The vector of each position: one polynomial per channel</source>
        <translation>每个位置的向量：每个通道一个多项式</translation>
    </message>
    <message>
        <source>What is added to the scaled score of every query and key of a window</source>
        <translation>加到窗口内每个查询与键的缩放得分上的值</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>The row of the table that a query and a key read</source>
        <translation>查询与键所读取的表行</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>by offset</source>
        <translation>按偏移</translation>
    </message>
    <message>
        <source>Offsets on the logarithmic scale of version 2, before its network</source>
        <translation>第 2 版对数尺度上的偏移，进入网络之前</translation>
    </message>
    <message>
        <source>from a column or row to the next</source>
        <translation>从一列或一行到下一列或下一行</translation>
    </message>
    <message>
        <source>How far each wave turns from one patch to the next; one line where columns and rows agree</source>
        <translation>每个波从一个图块到下一个图块转过的角度；行与列相同时只画一条线</translation>
    </message>
    <message>
        <source>by how many rows lie between</source>
        <translation>按相隔行数</translation>
    </message>
    <message>
        <source>position × pair, size in rad</source>
        <translation>位置 × 维度对，大小，rad</translation>
    </message>
    <message>
        <source>all words</source>
        <translation>全部词</translation>
    </message>
    <message>
        <source>A point for each word; lines lead to the words that are nearest before projecting</source>
        <translation>每个词一个点；连线指向投影之前最近的词</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>近邻</translation>
    </message>
    <message>
        <source>by cosine</source>
        <translation>按余弦</translation>
    </message>
    <message>
        <source>The nearest words, exactly, in all dimensions</source>
        <translation>全维度下精确的最近词</translation>
    </message>
    <message>
        <source>Analogy</source>
        <translation>类比</translation>
    </message>
    <message>
        <source>a − b + c</source>
        <translation>a − b + c</translation>
    </message>
    <message>
        <source>All words ranked by how well they complete a − b + c; grey: words of the question</source>
        <translation>所有词按补全 a − b + c 的程度排序；灰色：题目中的词</translation>
    </message>
    <message>
        <source>Parallelogram</source>
        <translation>平行四边形</translation>
    </message>
    <message>
        <source>in the plane of the question</source>
        <translation>在题目所张的平面上</translation>
    </message>
    <message>
        <source>The three words, the best answers, and the parallelogram that they should make</source>
        <translation>三个词、最佳答案，以及它们应构成的平行四边形</translation>
    </message>
    <message>
        <source>chosen words</source>
        <translation>选中的词</translation>
    </message>
    <message>
        <source>How alike the chosen words are, each with each</source>
        <translation>选中的词两两之间有多相似</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>按行</translation>
    </message>
    <message>
        <source>How long each vector is; frequent words are often shorter or longer</source>
        <translation>每个向量有多长；常用词往往更短或更长</translation>
    </message>
    <message>
        <source>share of the variance</source>
        <translation>方差占比</translation>
    </message>
    <message>
        <source>How much of the variance each component holds</source>
        <translation>每个主成分占多少方差</translation>
    </message>
    <message>
        <source>Random pairs</source>
        <translation>随机词对</translation>
    </message>
    <message>
        <source>What cosines words have that have nothing to do with each other</source>
        <translation>毫不相干的词之间余弦是多少</translation>
    </message>
    <message>
        <source>Truncation</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>neighbours kept</source>
        <translation>保住的近邻</translation>
    </message>
    <message>
        <source>How many of the ten nearest words stay when only the first columns are kept</source>
        <translation>只保留前若干列时，十个最近的词还剩几个</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>概况</translation>
    </message>
    <message>
        <source>size and file</source>
        <translation>大小与文件</translation>
    </message>
    <message>
        <source>How large the table is, and what was left out or repaired when it was read</source>
        <translation>表有多大，读取时略去或修正了什么</translation>
    </message>
    <message>
        <source>In context</source>
        <translation>语境中</translation>
    </message>
    <message>
        <source>untrained attention</source>
        <translation>未训练的注意力</translation>
    </message>
    <message>
        <source>The neighbours of a word alone, and as a weighted mix of the words of its sentence: not BERT</source>
        <translation>一个词单独时的近邻，以及作为句中各词加权混合时的近邻：不是 BERT</translation>
    </message>
    <message>
        <source>Mixture</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>word × word</source>
        <translation>词 × 词</translation>
    </message>
    <message>
        <source>How much of each word of the sentence goes into each: attention without training</source>
        <translation>句中每个词各占多少：未经训练的注意力</translation>
    </message>
    <message>
        <source>two components</source>
        <translation>两个主成分</translation>
    </message>
    <message>
        <source>The most frequent words, where the vectors have come so far</source>
        <translation>最常见的词，向量目前所到之处</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>按步</translation>
    </message>
    <message>
        <source>How surprised the model is by the true words, over about ten steps</source>
        <translation>模型对真实的词有多意外，约十步的平均</translation>
    </message>
    <message>
        <source>of the watched words</source>
        <translation>所关注的词的</translation>
    </message>
    <message>
        <source>The nearest words of the watched ones, as they are now</source>
        <translation>所关注的词此刻的最近词</translation>
    </message>
    <message>
        <source>Last example</source>
        <translation>最近的样例</translation>
    </message>
    <message>
        <source>before and after</source>
        <translation>前与后</translation>
    </message>
    <message>
        <source>The words that were learnt from last, and how likely the model thought them</source>
        <translation>最近用来学习的词，以及模型认为它们有多可能</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>至今</translation>
    </message>
    <message>
        <source>How far the training is, and what was noticed</source>
        <translation>训练进行到哪里，以及注意到了什么</translation>
    </message>
    <message>
        <source>Senses</source>
        <translation>词义</translation>
    </message>
    <message>
        <source>How alike a word is in two sentences, in the same sense and in another</source>
        <translation>同一个词在两句中有多相似：同义与异义</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>for the gap</source>
        <translation>对空缺</translation>
    </message>
    <message>
        <source>What the model thinks stands in the gap</source>
        <translation>模型认为空缺处是什么</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>first sentence</source>
        <translation>第一句</translation>
    </message>
    <message>
        <source>How much each word looks at each, head by head, layer after layer</source>
        <translation>每个词看每个词多少，逐头、逐层</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Turned query times turned key, scaled, before anything is added</source>
        <translation>旋转后的查询乘以旋转后的键，已缩放，尚未加任何东西</translation>
    </message>
    <message>
        <source>The encoding&apos;s part</source>
        <translation>编码的部分</translation>
    </message>
    <message>
        <source>How much the encoding changes each score: the same head without it, taken away</source>
        <translation>编码使每个得分改变多少：减去没有编码的同一个头</translation>
    </message>
    <message>
        <source>Masked scores</source>
        <translation>掩码后的得分</translation>
    </message>
    <message>
        <source>What reaches the softmax</source>
        <translation>进入 softmax 的数</translation>
    </message>
    <message>
        <source>How much each query takes from each key; rows sum to 1</source>
        <translation>每个查询从每个键取多少；每行之和为 1</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>of the weights, by query</source>
        <translation>各查询的权重</translation>
    </message>
    <message>
        <source>How widely each query looks, in nats: 0 is a single key</source>
        <translation>每个查询看得多宽，单位奈特：0 表示只看一个键</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>跨度</translation>
    </message>
    <message>
        <source>of 50 and 95 % of the weight</source>
        <translation>权重的 50% 与 95%</translation>
    </message>
    <message>
        <source>The distance within which each query finds so much of its weight; the first 4 heads</source>
        <translation>每个查询在多远之内得到这么多权重；前 4 个头</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>token × channel</source>
        <translation>词元 × 通道</translation>
    </message>
    <message>
        <source>The mixture of values that each token takes away</source>
        <translation>每个词元带走的值的混合</translation>
    </message>
    <message>
        <source>From text to output</source>
        <translation>从文本到输出</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>一步一步</translation>
    </message>
    <message>
        <source>Every step of one token&apos;s way through the first head</source>
        <translation>一个词元穿过第一个头的每一步</translation>
    </message>
    <message>
        <source>Eight encodings</source>
        <translation>八种编码</translation>
    </message>
    <message>
        <source>weights of the first head</source>
        <translation>第一个头的权重</translation>
    </message>
    <message>
        <source>The same sentence and head without an encoding and under seven, on one scale</source>
        <translation>同一个句子、同一个头：没有编码，以及七种编码，用同一色阶</translation>
    </message>
    <message>
        <source>by distance, equal tokens</source>
        <translation>按距离，相同词元</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>可达范围</translation>
    </message>
    <message>
        <source>nearest keys that hold the weight</source>
        <translation>持有权重的最近的键</translation>
    </message>
    <message>
        <source>How many of the nearest keys hold half, and nearly all, of the weight</source>
        <translation>最近的多少个键持有一半、以及几乎全部权重</translation>
    </message>
    <message>
        <source>Weights, other order</source>
        <translation>权重，另一种顺序</translation>
    </message>
    <message>
        <source>The same head over the same tokens in the other order</source>
        <translation>同一个头读另一种顺序的同样词元</translation>
    </message>
    <message>
        <source>Change by order</source>
        <translation>顺序带来的变化</translation>
    </message>
    <message>
        <source>Output of each token in the other order less its output in the first: 0 where order is not noticed</source>
        <translation>每个词元在另一种顺序中的输出减去原顺序中的输出：察觉不到顺序则为 0</translation>
    </message>
    <message>
        <source>Who notices</source>
        <translation>谁能察觉</translation>
    </message>
    <message>
        <source>by encoding and mask</source>
        <translation>按编码与掩码</translation>
    </message>
    <message>
        <source>How much the other order changes some output, under every encoding</source>
        <translation>在每种编码下，另一种顺序使输出改变多少</translation>
    </message>
    <message>
        <source>Pairs of neighbours</source>
        <translation>相邻词元对</translation>
    </message>
    <message>
        <source>score by place</source>
        <translation>得分随位置</translation>
    </message>
    <message>
        <source>The score of the same two tokens, one after the other, wherever they stand: level under relative encodings</source>
        <translation>同样两个相邻词元无论在何处的得分：相对编码下是平的</translation>
    </message>
    <message>
        <source>share of the pairs by cosine, %</source>
        <translation>词对按余弦的占比，%</translation>
    </message>
    <message>
        <source>What is added to the score at every distance, a line for each head</source>
        <translation>每个距离给得分加上多少，每个头一条线</translation>
    </message>
    <message>
        <source>Encodings at a glance</source>
        <translation>编码一览</translation>
    </message>
    <message>
        <source>kind, cost, and what happens past the trained length</source>
        <translation>类别、代价、超出训练长度后的表现</translation>
    </message>
    <message>
        <source>What each encoding does, learns and costs, and which models have it</source>
        <translation>每种编码做什么、学什么、花费多少，哪些模型使用它</translation>
    </message>
    <message>
        <source>What a distance takes off the score of equal tokens; a curve ends where less than e⁻³² of a weight is left</source>
        <translation>相同词元的得分因距离减去多少；权重只剩不到 e⁻³² 处曲线即止</translation>
    </message>
    <message>
        <source>Longer tests</source>
        <translation>更长的测试</translation>
    </message>
    <message>
        <source>mean over seeds, band of all</source>
        <translation>各种子的平均值，带状区为全部范围</translation>
    </message>
    <message>
        <source>How well each encoding does at once, twice, four and eight times the trained length: nats for Language, right answers for the other tasks</source>
        <translation>每种编码在训练长度的一倍、两倍、四倍和八倍上做得多好：语言任务看奈特，其他任务看正确答案</translation>
    </message>
    <message>
        <source>Loss by position</source>
        <translation>按位置的损失</translation>
    </message>
    <message>
        <source>in the longest test</source>
        <translation>在最长的测试中</translation>
    </message>
    <message>
        <source>How surprised each model is at each position of tests eight times as long as the training; means over the positions within an eighth of it, on its side of the trained length</source>
        <translation>测试长度为训练的八倍时，每个模型在每个位置有多意外；取该位置八分之一范围内各位置的平均，且不跨过训练长度</translation>
    </message>
    <message>
        <source>loss by step</source>
        <translation>每一步的损失</translation>
    </message>
    <message>
        <source>How the loss falls while each encoding is trained, at the trained length</source>
        <translation>每种编码在训练长度上训练时损失怎样下降</translation>
    </message>
    <message>
        <source>Attention of the last query</source>
        <translation>最后一个查询的注意力</translation>
    </message>
    <message>
        <source>by distance, at L and at 4 L</source>
        <translation>按距离，长度为 L 和 4 L 时</translation>
    </message>
    <message>
        <source>Which distances the last token of one text looks at, in a test of the trained length and in one four times as long</source>
        <translation>一段文本的最后一个词元看向哪些距离：在训练长度的测试中，以及在四倍长的测试中</translation>
    </message>
    <message>
        <source>Popular claims</source>
        <translation>流行的说法</translation>
    </message>
    <message>
        <source>and what was measured here</source>
        <translation>以及这里测得的结果</translation>
    </message>
    <message>
        <source>What is often said of the encodings, judged by this result alone once there are three seeds</source>
        <translation>人们常说的关于各种编码的话；有了三个种子之后，只按这个结果来评判</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>beside what was measured</source>
        <translation>与测得的结果并列</translation>
    </message>
    <message>
        <source>The order that was expected at eight times the trained length, and the measured one</source>
        <translation>在训练长度八倍处预期的次序，以及测得的次序</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1，对数</translation>
    </message>
    <message>
        <source>mean and range per pixel</source>
        <translation>每像素的均值与范围</translation>
    </message>
    <message>
        <source>mean per pixel</source>
        <translation>每像素的均值</translation>
    </message>
    <message>
        <source>angle between</source>
        <translation>夹角</translation>
    </message>
    <message>
        <source>key n</source>
        <translation>键 n</translation>
    </message>
    <message>
        <source>query m</source>
        <translation>查询 m</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>维度对 %1</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>维度对</translation>
    </message>
    <message>
        <source>%1 rad per token</source>
        <translation>每词元 %1 rad</translation>
    </message>
    <message>
        <source>%1 rad = %2</source>
        <translation>%1 rad = %2</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>%1 rad</source>
        <translation>%1 rad</translation>
    </message>
    <message>
        <source>future keys: masked</source>
        <translation>未来的键：遮住</translation>
    </message>
    <message>
        <source>1 px = %1 %2 (mean)</source>
        <translation>1 像素 = %1 %2（均值）</translation>
    </message>
    <message>
        <source>%1 px = %2 %3 (mean)</source>
        <translation>%1 像素 = %2 %3（均值）</translation>
    </message>
    <message>
        <source>%1 px = 1 %2</source>
        <translation>%1 像素 = 1 %2</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>遮住</translation>
    </message>
    <message>
        <source>, exact</source>
        <translation>，精确</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>rows %1 to %2 of %3</source>
        <translation>第 %1 至 %2 行，共 %3 行</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>distances</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>维度对</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>buckets</source>
        <translation>桶</translation>
    </message>
    <message>
        <source>bucket</source>
        <translation>桶</translation>
    </message>
    <message>
        <source>components</source>
        <translation>主成分</translation>
    </message>
    <message>
        <source>component</source>
        <translation>主成分</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>格</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>格</translation>
    </message>
    <message>
        <source>component %1</source>
        <translation>主成分 %1</translation>
    </message>
    <message>
        <source>one point for every %1 %2</source>
        <translation>每 %1 个%2一个点</translation>
    </message>
    <message>
        <source>1 px = %1 %2 (mean and range)</source>
        <translation>1 像素 = %1 %2（均值与范围）</translation>
    </message>
    <message>
        <source>1 %1 = %2 px, edges blended</source>
        <translation>1 %1 = %2 像素，边缘混合</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>%1 or %2 px = 1 %3</source>
        <translation>%1 或 %2 像素 = 1 %3</translation>
    </message>
    <message>
        <source>words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>nearest</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>%1 of %2 words named</source>
        <translation>%2 个词中标出 %1 个</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>其余 %1 类</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>, unseen</source>
        <translation>，未见过</translation>
    </message>
    <message>
        <source>no such row</source>
        <translation>没有这一行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 of %2 chosen words named, pointing names the others</source>
        <translation>%2 个所选词中标出 %1 个，指向其余词即显示</translation>
    </message>
    <message>
        <source>Ctrl+drag around words to choose them</source>
        <translation>按住 Ctrl 拖动圈选词语</translation>
    </message>
    <message>
        <source>Drag to turn it, Ctrl+drag around words to choose them</source>
        <translation>拖动旋转，按住 Ctrl 拖动圈选词语</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 步</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 步</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Whorl %1</source>
        <translation>Whorl %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two clauses</comment>
        <translation>%1；%2</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>component %1, %2 %</source>
        <translation>主成分 %1，%2 %</translation>
    </message>
    <message>
        <source>%1 component holds %2 % of the variance</source>
        <translation>%1 个主成分占方差的 %2 %</translation>
    </message>
    <message>
        <source>%1 components hold %2 % of the variance</source>
        <translation>%1 个主成分占方差的 %2 %</translation>
    </message>
    <message>
        <source>a number is needed</source>
        <translation>应为一个数</translation>
    </message>
    <message>
        <source>a number above %1 is needed</source>
        <translation>应为大于 %1 的数</translation>
    </message>
    <message>
        <source>a number of at least %1 is needed</source>
        <translation>应为不小于 %1 的数</translation>
    </message>
    <message>
        <source>a number of at most %1 is needed</source>
        <translation>应为不大于 %1 的数</translation>
    </message>
    <message>
        <source>a number from %1 to %2 is needed</source>
        <translation>应为 %1 到 %2 之间的数</translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation>应为整数</translation>
    </message>
    <message>
        <source>a whole number of at least %1 is needed</source>
        <translation>应为不小于 %1 的整数</translation>
    </message>
    <message>
        <source>a whole number of at most %1 is needed</source>
        <translation>应为不大于 %1 的整数</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 is needed</source>
        <translation>应为 %1 到 %2 之间的整数</translation>
    </message>
    <message>
        <source>an even whole number is needed</source>
        <translation>应为偶数</translation>
    </message>
    <message>
        <source>an even whole number of at least %1 is needed</source>
        <translation>应为不小于 %1 的偶数</translation>
    </message>
    <message>
        <source>an even whole number from %1 to %2 is needed</source>
        <translation>应为 %1 到 %2 之间的偶数</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <translation>应为 true 或 false</translation>
    </message>
    <message>
        <source>a text is needed</source>
        <translation>应为文本</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>含 %1 个数的列表</translation>
    </message>
    <message>
        <source>at most %1 is needed for principal components</source>
        <translation>计算主成分时最多为 %1</translation>
    </message>
    <message>
        <source>at least %1 are needed when bidirectional</source>
        <translation>双向时至少要有 %1 个</translation>
    </message>
    <message>
        <source>at least %1 are needed</source>
        <translation>至少要有 %1 个</translation>
    </message>
    <message>
        <source>a number above %1 is needed, because with %2 buckets every distance below that has its own</source>
        <translation>应为大于 %1 的数，因为有 %2 个桶时，小于它的每个距离都有自己的桶</translation>
    </message>
    <message>
        <source>%1 buckets x %2 heads or its transpose is needed</source>
        <translation>应为 %1 个桶 × %2 个头的表，或其转置</translation>
    </message>
    <message>
        <source>weights need a span of at most %1</source>
        <translation>要计算权重，跨度最多为 %1</translation>
    </message>
    <message>
        <source>a .npy file holds one table without a name: leave it empty</source>
        <translation>.npy 文件只含一个没有名称的表：请留空</translation>
    </message>
    <message>
        <source>the table has rows for positions %1 to %2</source>
        <translation>表中只有位置 %1 到 %2 的行</translation>
    </message>
    <message>
        <source>%1 or at least %2 is needed in the fairseq layout, which divides by d/%3 − %4</source>
        <translation>fairseq 排列要除以 d/%3 − %4，应为 %1 或不小于 %2</translation>
    </message>
    <message>
        <source>one number for each of the %1 channels is needed</source>
        <translation>%1 个通道各需要一个数</translation>
    </message>
    <message>
        <source>at most the dimension, %1, is needed</source>
        <translation>最多等于维度 %1</translation>
    </message>
    <message>
        <source>a base that leaves every frequency finite is needed</source>
        <translation>底数应使每个频率都有限</translation>
    </message>
    <message>
        <source>a finite number is needed</source>
        <translation>应为有限数</translation>
    </message>
    <message>
        <source>a finite number above %1 is needed</source>
        <translation>应为大于 %1 的有限数</translation>
    </message>
    <message>
        <source>a finite number of at least %1 is needed</source>
        <translation>应为不小于 %1 的有限数</translation>
    </message>
    <message>
        <source>a finite number of at most %1 is needed</source>
        <translation>应为不大于 %1 的有限数</translation>
    </message>
    <message>
        <source>a finite number from %1 to %2 is needed</source>
        <translation>应为 %1 到 %2 之间的有限数</translation>
    </message>
    <message>
        <source>rad per column</source>
        <translation>弧度/列</translation>
    </message>
    <message>
        <source>rad per row</source>
        <translation>弧度/行</translation>
    </message>
    <message>
        <source>at least %1 is needed in SimpleViT, which divides by d/%2 − %3</source>
        <translation>SimpleViT 至少需要 %1，因为它除以 d/%2 − %3</translation>
    </message>
    <message>
        <source>%1 is needed without normalization</source>
        <translation>不归一化时需要 %1</translation>
    </message>
    <message>
        <source>at least %1 is needed in DDPM, which divides by d/%2 − %3</source>
        <translation>DDPM 至少需要 %1，因为它除以 d/%2 − %3</translation>
    </message>
    <message>
        <source>less than half the dimension, %1, is needed</source>
        <translation>需要小于维度的一半 %1</translation>
    </message>
    <message>
        <source>steps in which the fastest wave turns by less than %1 rad are needed</source>
        <translation>需要使最快的波每步转过不到 %1 弧度的步长</translation>
    </message>
    <message>
        <source>heads are counted from %1 to %2</source>
        <translation>头从 %1 数到 %2</translation>
    </message>
    <message>
        <source>a whole number divisible by %1 from %2 to %3 is needed</source>
        <translation>需要 %2 到 %3 之间能被 %1 整除的整数</translation>
    </message>
    <message>
        <source>three whole numbers of pairs, for time, height and width, are needed</source>
        <translation>需要三个整数，分别为时间、高、宽的维度对数</translation>
    </message>
    <message>
        <source>the sum is %1, but %2, half the dimension, is needed</source>
        <translation>总和为 %1，但需要 %2，即维度的一半</translation>
    </message>
    <message>
        <source>a multiple of %1, which are merged, is needed</source>
        <translation>需要 %1 的倍数，因为这么多会合并</translation>
    </message>
    <message>
        <source>a sequence of at least %1 token is needed</source>
        <translation>需要至少 %1 个词元的序列</translation>
    </message>
    <message>
        <source>picture and video have %1 tokens, but at most %2 are shown</source>
        <translation>图片和视频共有 %1 个词元，最多显示 %2 个</translation>
    </message>
    <message>
        <source>the example is one table without a name: leave it empty</source>
        <translation>示例只有一个无名的表：请留空</translation>
    </message>
    <message>
        <source>not JSON at byte %1</source>
        <translation>在第 %1 字节处不是 JSON</translation>
    </message>
    <message>
        <source>a board file is needed</source>
        <translation>应为画板文件</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>an object is needed</source>
        <translation>应为对象</translation>
    </message>
    <message>
        <source>a list is needed</source>
        <translation>应为列表</translation>
    </message>
    <message>
        <source>a list of one kind of value is needed</source>
        <translation>列表中的值应为同一类型</translation>
    </message>
    <message>
        <source>a number, a text, true, false or a list of numbers is needed</source>
        <translation>应为数、文本、真假值或数的列表</translation>
    </message>
    <message>
        <source>a list of up to %1 panels is needed</source>
        <translation>应为至多 %1 个面板的列表</translation>
    </message>
    <message>
        <source>automatic, columns, large-left, wide-top or grid is needed</source>
        <translation>应为 automatic、columns、large-left、wide-top 或 grid</translation>
    </message>
    <message>
        <source>a board file says &quot;whorl&quot;: %1</source>
        <translation>画板文件应写明 &quot;whorl&quot;: %1</translation>
    </message>
    <message>
        <source>a version number is needed</source>
        <translation>应为版本号</translation>
    </message>
    <message>
        <source>this program reads boards up to version %1</source>
        <translation>本程序读取版本不高于 %1 的画板</translation>
    </message>
    <message>
        <source>a figure without a board</source>
        <translation>图中不含画板</translation>
    </message>
    <message>
        <source>a figure made by Whorl is needed</source>
        <translation>应为 Whorl 生成的图</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>a file that can be read is needed</source>
        <translation>应为可读取的文件</translation>
    </message>
    <message>
        <source>%1 bytes long</source>
        <translation>长 %1 字节</translation>
    </message>
    <message>
        <source>at most %1 bytes are read</source>
        <translation>至多读取 %1 字节</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>所在文件夹不存在</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>文件受写保护</translation>
    </message>
    <message>
        <source>its folder is write-protected</source>
        <translation>所在文件夹受写保护</translation>
    </message>
    <message>
        <source>another name or folder is needed</source>
        <translation>请换一个名称或文件夹</translation>
    </message>
    <message>
        <source>rad per column, head %1</source>
        <translation>弧度/列，头 %1</translation>
    </message>
    <message>
        <source>rad per row, head %1</source>
        <translation>弧度/行，头 %1</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>KL 散度 %1</translation>
    </message>
    <message>
        <source>trustworthiness %1, continuity %2, %3 % of the %4 nearest kept</source>
        <translation>可信度 %1，连续性 %2，%4 个最近邻保住 %3 %</translation>
    </message>
    <message>
        <source>trustworthiness %1, continuity %2, %3 % of the %4 nearest kept (measured on %5 of %6 points)</source>
        <translation>可信度 %1，连续性 %2，%4 个最近邻保住 %3 %（在 %6 个点中的 %5 个上测得）</translation>
    </message>
    <message>
        <source>dashed: mean of random pairs %1</source>
        <translation>虚线：随机词对的平均 %1</translation>
    </message>
    <message>
        <source>not ranked: %1 vectors of zeros</source>
        <translation>未参加排序：%1 个零向量</translation>
    </message>
    <message>
        <source>the words&apos; axes meet at %1 degrees</source>
        <translation>两轴夹角 %1 度</translation>
    </message>
    <message>
        <source>how likely it thought each word here, before the weights moved and after</source>
        <translation>权重变动前后，它认为各词出现在此的可能性</translation>
    </message>
    <message>
        <source>untrained attention: a weighted mix of the words of this sentence, not BERT</source>
        <translation>未训练的注意力：这句话中各词的加权混合，不是 BERT</translation>
    </message>
    <message>
        <source>neighbours reduced from %1 to %2, as many as each of %3 vectors has</source>
        <translation>近邻由 %1 减为 %2：%3 个向量中每个至多这么多</translation>
    </message>
    <message>
        <source>no spectral start was found, so it is by principal components</source>
        <translation>没有找到谱初值，改用主成分</translation>
    </message>
    <message>
        <source>the graph of neighbours falls into %1 parts, so the start is by principal components</source>
        <translation>近邻图分成 %1 块，所以改用主成分作初值</translation>
    </message>
    <message>
        <source>coloured by groups: there is no column beside the words</source>
        <translation>按组着色：词旁没有可用的列</translation>
    </message>
    <message>
        <source>column %1 is the same in all rows: standardised, it is 0</source>
        <translation>第 %1 列在所有行中相同：标准化后为 0</translation>
    </message>
    <message>
        <source>%1 columns are the same in all rows: standardised, they are 0</source>
        <translation>有 %1 列在所有行中相同：标准化后为 0</translation>
    </message>
    <message>
        <source>not learnt from this text: &quot;%1&quot;</source>
        <translation>没有从这段文本中学到：“%1”</translation>
    </message>
    <message>
        <source>at most %1 is possible for %2 vectors</source>
        <translation>对 %2 个向量最多可以是 %1</translation>
    </message>
    <message>
        <source>the nearest spelling is &quot;%1&quot;</source>
        <translation>拼写最接近的是“%1”</translation>
    </message>
    <message>
        <source>%1 of %2 words occur so often, and the most frequent occurs %3 times</source>
        <translation>%2 个词中有 %1 个出现得这么多，最常见的出现 %3 次</translation>
    </message>
    <message>
        <source>%1 would do</source>
        <translation>%1 可行</translation>
    </message>
    <message>
        <source>a toy, trained on one book</source>
        <translation>玩具模型，只用一本书训练</translation>
    </message>
    <message>
        <source>words that the table does not know have a vector from the seed</source>
        <translation>表中没有的词，其向量由种子生成</translation>
    </message>
    <message>
        <source>largest change of an output when the order changes and is undone, zero where it is not noticed</source>
        <translation>换序再还原后某个输出的最大变化；察觉不到则为零</translation>
    </message>
    <message>
        <source>the nearest keys of the last of %1 equal tokens, first head</source>
        <translation>%1 个相同词元中最后一个的最近的键，第一个头</translation>
    </message>
    <message>
        <source>percentile: the share of random pairs whose cosine is smaller</source>
        <translation>百分位：余弦更小的随机词对所占的比例</translation>
    </message>
    <message>
        <source>not learnt from this text: &quot;%1&quot;, &quot;%2&quot;</source>
        <translation>没有从这段文本中学到：“%1”、“%2”</translation>
    </message>
    <message>
        <source>not learnt from this text: &quot;%1&quot;, &quot;%2&quot;, &quot;%3&quot;</source>
        <translation>没有从这段文本中学到：“%1”、“%2”、“%3”</translation>
    </message>
    <message>
        <source>not learnt from this text: &quot;%1&quot;, &quot;%2&quot;, &quot;%3&quot; and %4 more</source>
        <translation>没有从这段文本中学到：“%1”、“%2”、“%3”，以及另外 %4 个</translation>
    </message>
    <message>
        <source>%1 chosen word</source>
        <translation>所选的 %1 个词</translation>
    </message>
    <message>
        <source>%1 chosen words</source>
        <translation>所选的 %1 个词</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, which is not in &quot;%2&quot;</source>
        <translation>“%1”，不在“%2”中</translation>
    </message>
    <message>
        <source>one of the words of &quot;%1&quot; is needed</source>
        <translation>需要“%1”中的一个词</translation>
    </message>
    <message>
        <source>one of its %1 words is needed</source>
        <translation>需要它的 %1 个词中的一个</translation>
    </message>
    <message>
        <source>its rows have numbers, %1 to %2</source>
        <translation>它的各行以编号命名，从 %1 到 %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>two words are needed</source>
        <translation>需要两个词</translation>
    </message>
    <message>
        <source>three words that the table has are needed</source>
        <translation>需要词表中的三个词</translation>
    </message>
    <message>
        <source>a word of the sentence is needed</source>
        <translation>需要句中的一个词</translation>
    </message>
    <message>
        <source>words that the table has are needed</source>
        <translation>需要词表中有的词</translation>
    </message>
    <message>
        <source>the vectors have %1 numbers</source>
        <translation>各向量有 %1 个数</translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1 个词</translation>
    </message>
    <message>
        <source>that takes about %1 minutes here; the first %2 are enough for a map</source>
        <translation>在这台计算机上约需 %1 分钟；前 %2 个就足以绘制一张图</translation>
    </message>
    <message>
        <source>all zeros, so its cosine with others is undefined</source>
        <translation>全为零，与其他词的余弦没有定义</translation>
    </message>
    <message>
        <source>a word whose vector has a direction is needed</source>
        <translation>需要向量有方向的词</translation>
    </message>
    <message>
        <source>a sentence that holds &quot;%1&quot; is needed</source>
        <translation>需要包含“%1”的句子</translation>
    </message>
    <message>
        <source>a word that the model knows is needed</source>
        <translation>需要模型认识的词</translation>
    </message>
    <message>
        <source>a sentence with [mask] is needed</source>
        <translation>需要带有 [mask] 的句子</translation>
    </message>
    <message>
        <source>%1 to %2 tokens are needed</source>
        <translation>需要 %1 至 %2 个词元</translation>
    </message>
    <message>
        <source>%1 tokens long</source>
        <translation>%1 个词元长</translation>
    </message>
    <message>
        <source>%1 vectors with a direction</source>
        <translation>有方向的向量有 %1 个</translation>
    </message>
    <message>
        <source>two are needed to compare</source>
        <translation>比较需要两个</translation>
    </message>
    <message>
        <source>a vector of zeros</source>
        <translation>零向量</translation>
    </message>
    <message>
        <source>words whose sum has a direction are needed</source>
        <translation>需要其和有方向的词</translation>
    </message>
    <message>
        <source>step %1 gave numbers that are not finite, and the vectors before it are kept; a lower rate is needed, such as %2</source>
        <translation>第 %1 步出现了非有限的数，保留此前的向量；需要更低的学习率，例如 %2</translation>
    </message>
    <message>
        <source>it is worked out for at most %1 words, and %2 have a count of %3 or more; negative sampling or a higher min_count is needed</source>
        <translation>最多对 %1 个词计算，而有 %2 个词的次数不少于 %3；需要负采样或更高的 min_count</translation>
    </message>
    <message>
        <source>%1 words, no two of them in one sentence</source>
        <translation>%1 个词，没有两个在同一句中</translation>
    </message>
    <message>
        <source>there is nothing to learn; a text without spaces is learnt by characters</source>
        <translation>没有可学的内容；没有空格的文本按字学习</translation>
    </message>
    <message>
        <source>a text in UTF-8 is needed</source>
        <translation>需要 UTF-8 编码的文本</translation>
    </message>
    <message>
        <source>a text with words is needed</source>
        <translation>需要含有词的文本</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>空文件</translation>
    </message>
    <message>
        <source>a text without words</source>
        <translation>没有词的文本</translation>
    </message>
    <message>
        <source>%1 vectors, which need %2 GB of memory</source>
        <translation>%1 个向量，需要 %2 GB 内存</translation>
    </message>
    <message>
        <source>%1 GB are free: the first %2 rows fit</source>
        <translation>可用 %1 GB：放得下前 %2 行</translation>
    </message>
    <message>
        <source>3CosMul: cosines from %1 to %2, two multiplied, divided by the third</source>
        <translation>3CosMul：余弦化到 %1 至 %2，两个相乘，除以第三个</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a vector of zeros: it has no direction, and no neighbours</source>
        <translation>“%1”是零向量：没有方向，也没有近邻</translation>
    </message>
    <message>
        <source>width %1, %2 layers of %3 heads, trained on L = %4 tokens; m − n: whether the score depends on it alone; new: values that training did not show; learned: numbers; cost: multiply-adds for one more token; –: no place in a sentence, or no model known here</source>
        <translation>宽 %1，%2 层，每层 %3 个头，以 L = %4 个词元训练；m − n：得分是否只取决于它；新值：训练中没有出现的值；学习参数：个数；代价：多读一个词元的乘加次数；–：不用于句子，或本程序不知有此模型</translation>
    </message>
    <message>
        <source>at most %1 are needed, as many as the table has</source>
        <translation>至多需 %1 个，与表中的一样多</translation>
    </message>
    <message>
        <source>with &quot;%1&quot;, which the text does not have so often</source>
        <translation>含有“%1”，而文本中没有这么多</translation>
    </message>
    <message>
        <source>the words of the text in another order are needed</source>
        <translation>需要文本中的词，只是换个顺序</translation>
    </message>
    <message>
        <source>a text of %1 tokens</source>
        <translation>%1 个词元的文本</translation>
    </message>
    <message>
        <source>all %1 tokens of the text are needed</source>
        <translation>需要文本的全部 %1 个词元</translation>
    </message>
    <message>
        <source>a GIF has at most 50 frames a second</source>
        <translation>GIF 每秒最多 50 帧</translation>
    </message>
    <message>
        <source>the frame rate</source>
        <translation>帧率</translation>
    </message>
    <message>
        <source>bytes that are not UTF-%1</source>
        <translation>不是 UTF-%1 的字节</translation>
    </message>
    <message>
        <source>a byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>a text in UTF-%1</source>
        <translation>UTF-%1 文本</translation>
    </message>
    <message>
        <source>a text in UTF-%1 is needed</source>
        <translation>需要 UTF-%1 文本</translation>
    </message>
    <message>
        <source>a text of %1 characters</source>
        <translation>一段 %1 个字符的文本</translation>
    </message>
    <message>
        <source>at least %1 characters are needed: a tenth is kept for tests of %2</source>
        <translation>至少需要 %1 个字符：其中十分之一留作长度为 %2 的测试</translation>
    </message>
    <message>
        <source>%1 different characters</source>
        <translation>%1 个不同的字符</translation>
    </message>
    <message>
        <source>at most %1 are needed, as a text in an alphabet has</source>
        <translation>至多 %1 个，如字母文字的文本</translation>
    </message>
    <message>
        <source>a number is needed that divides half of the width, %1</source>
        <translation>需要能整除宽度之半 %1 的数</translation>
    </message>
    <message>
        <source>%1 layers, d = %2, %3 steps, %4 seeds</source>
        <translation>%1 层，d = %2，%3 步，%4 个种子</translation>
    </message>
    <message>
        <source>%1 layer, d = %2, %3 steps, %4 seeds</source>
        <translation>%1 层，d = %2，%3 步，%4 个种子</translation>
    </message>
    <message>
        <source>%1 layers, d = %2, %3 steps, %4 seed</source>
        <translation>%1 层，d = %2，%3 步，%4 个种子</translation>
    </message>
    <message>
        <source>%1 layer, d = %2, %3 steps, %4 seed</source>
        <translation>%1 层，d = %2，%3 步，%4 个种子</translation>
    </message>
    <message>
        <source>task Language</source>
        <translation>任务：语言</translation>
    </message>
    <message>
        <source>task Three back</source>
        <translation>任务：往回三个</translation>
    </message>
    <message>
        <source>task Lookup</source>
        <translation>任务：查表</translation>
    </message>
    <message>
        <source>task Repeat</source>
        <translation>任务：重复</translation>
    </message>
    <message>
        <source>task Needle</source>
        <translation>任务：大海捞针</translation>
    </message>
    <message>
        <source>toy result: the ranking changes with task and size</source>
        <translation>玩具规模的结果：名次随任务和规模而变</translation>
    </message>
    <message>
        <source>recorded with Whorl %1</source>
        <translation>由 Whorl %1 记录</translation>
    </message>
    <message>
        <source>&quot;%1&quot; diverged at step %2 with seed %3</source>
        <translation>“%1”以种子 %3 在第 %2 步发散</translation>
    </message>
    <message>
        <source>%1 of %2 pairs stand as predicted</source>
        <translation>%2 对中有 %1 对与预测一致</translation>
    </message>
    <message>
        <source>%1 too close to call</source>
        <translation>%1 对太接近，分不出高下</translation>
    </message>
    <message>
        <source>flat: at most %1 nats more than at the trained length</source>
        <translation>平坦：比训练长度处至多多 %1 奈特</translation>
    </message>
    <message>
        <source>flat: at least %1 % of the right answers at the trained length</source>
        <translation>平坦：至少有训练长度处正确答案的 %1 %</translation>
    </message>
    <message>
        <source>flat to %1× is excellent, to %2× good, to %3× medium, else poor</source>
        <translation>直到 %1× 都平坦为极好，到 %2× 为好，到 %3× 为中等，否则为差</translation>
    </message>
    <message>
        <source>learned: fewer nats than a %1-gram model</source>
        <translation>学会：奈特数少于 %1 元模型</translation>
    </message>
    <message>
        <source>learned: two thirds of the answers right at the trained length</source>
        <translation>学会：在训练长度处三分之二的答案正确</translation>
    </message>
    <message>
        <source>a claim holds where it does on every seed that learned</source>
        <translation>在每个学会的种子上都成立，说法才算成立</translation>
    </message>
    <message>
        <source>%1 of %2 trainings have ended</source>
        <translation>%2 次训练中已完成 %1 次</translation>
    </message>
    <message>
        <source>predict first: order the encodings below</source>
        <translation>请先预测：在下方为各编码排序</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>Bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>The further a key, the more is taken off its score</source>
        <translation>距离越远，减得越多</translation>
    </message>
    <message>
        <source>Press et al. 2021, Train Short, Test Long: Attention with Linear Biases, section 3</source>
        <translation>Press 等 2021，Train Short, Test Long: Attention with Linear Biases，第 3 节</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>学习的位置</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>绝对位置</translation>
    </message>
    <message>
        <source>A trained vector for every position, read from a table</source>
        <translation>每个位置一个训练出的向量，从表中读取</translation>
    </message>
    <message>
        <source>Gehring et al. 2017, Convolutional Sequence to Sequence Learning, section 3.1</source>
        <translation>Gehring 等 2017，Convolutional Sequence to Sequence Learning，第 3.1 节</translation>
    </message>
    <message>
        <source>Rotary</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Turns pairs of query and key channels</source>
        <translation>让查询与键的通道成对旋转</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦编码</translation>
    </message>
    <message>
        <source>Fixed sines and cosines, added to the token</source>
        <translation>固定的正弦与余弦，加到词元上</translation>
    </message>
    <message>
        <source>With d = 128 the longest wavelength is 54 410 positions, not 62 832: the last exponent is (d − 2)/d, never 1.</source>
        <translation>d = 128 时，最长的波长是 54 410 个位置，不是 62 832：最后一个指数是 (d − 2)/d，永远到不了 1。</translation>
    </message>
    <message>
        <source>A learned number for every bucket of distances, exact nearby and coarse far away</source>
        <translation>每个距离桶一个学习的数，近处精确，远处粗略</translation>
    </message>
    <message>
        <source>Raffel et al. 2020, Exploring the Limits of Transfer Learning, section 2.1</source>
        <translation>Raffel 等 2020，Exploring the Limits of Transfer Learning，第 2.1 节</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>Su et al. 2021, RoFormer, section 3</source>
        <translation>Su 等 2021，RoFormer，第 3 节</translation>
    </message>
    <message>
        <source>Vaswani et al. 2017, Attention Is All You Need, section 3.5</source>
        <translation>Vaswani 等 2017，Attention Is All You Need，第 3.5 节</translation>
    </message>
    <message>
        <source>T5</source>
        <translation>T5</translation>
    </message>
    <message>
        <source>Slopes fall geometrically, not linearly: with 8 heads each is half the one before.</source>
        <translation>斜率按等比下降，而非线性：8 个头时，每个都是前一个的一半。</translation>
    </message>
    <message>
        <source>With 12 heads the slopes are not sorted, and those of trained heads must not be.</source>
        <translation>12 个头时斜率并不是有序的，已训练的头也不可重新排序。</translation>
    </message>
    <message>
        <source>The authors&apos; code adds slope × key. That equals −slope × distance only after a softmax under the causal mask.</source>
        <translation>作者的代码加的是 斜率 × 键位置。只有在因果掩码下经过 softmax 之后，它才与 −斜率 × 距离 相同。</translation>
    </message>
    <message>
        <source>Past the last row there is nothing to read: no length is learned for free.</source>
        <translation>最后一行之后便无可读取：没有哪段长度能不经训练就学会。</translation>
    </message>
    <message>
        <source>In OPT and RoBERTa rows 0 and 1 are not positions: the first token reads row 2.</source>
        <translation>在 OPT 和 RoBERTa 中，第 0、1 行不是位置：第一个词元读取第 2 行。</translation>
    </message>
    <message>
        <source>The score is a sum of d/2 cosines, each with its own speed, size and phase. It need not be highest at distance 0.</source>
        <translation>得分是 d/2 个余弦之和，各有各的速度、幅度和相位。它不必在距离 0 处最高。</translation>
    </message>
    <message>
        <source>The famous falling curve is an upper bound. It is not the score, not monotone, and does not tend to 0.</source>
        <translation>那条著名的下降曲线是上界。它不是得分，并不单调，也不趋于 0。</translation>
    </message>
    <message>
        <source>Likeness does not fall steadily: with d = 64, positions 6 apart are more alike than positions 5 apart.</source>
        <translation>相似度并非一路下降：d = 64 时，相隔 6 的位置比相隔 5 的更相似。</translation>
    </message>
    <message>
        <source>The layouts t2t and fairseq differ from the paper in their exponents too, not only in the order of the channels.</source>
        <translation>t2t 与 fairseq 两种排列和论文相比，不仅通道顺序不同，指数也不同。</translation>
    </message>
    <message>
        <source>With an odd d in the paper&apos;s layout the last sine has no cosine, and products of positions depend on more than their distance.</source>
        <translation>论文的排列中若 d 为奇数，最后一个正弦没有对应的余弦，两个位置的内积便不只取决于距离。</translation>
    </message>
    <message>
        <source>2-D RoPE</source>
        <translation>二维 RoPE</translation>
    </message>
    <message>
        <source>Pairs turn with the column and the row of a patch</source>
        <translation>维度对随图块的列与行旋转</translation>
    </message>
    <message>
        <source>The authors&apos; code: RoPE-ViT (Heo et al. 2024) naver-ai/rope-vit; Qwen2-VL&apos;s vision tower as llama.cpp computes it</source>
        <translation>作者的代码：RoPE-ViT（Heo 等 2024）naver-ai/rope-vit；Qwen2-VL 的视觉塔，按 llama.cpp 的算法</translation>
    </message>
    <message>
        <source>Axial scores are one part for the columns plus one for the rows: no diagonal can be singled out. Mixed scores are not such a sum.</source>
        <translation>轴向得分是列的一部分加行的一部分：无法单独突出对角方向。混合得分不是这样的和。</translation>
    </message>
    <message>
        <source>Mixed frequencies are learned along any direction, and its scores still depend on the offset of two patches alone.</source>
        <translation>混合频率可沿任意方向学习，而得分仍只取决于两个图块的偏移。</translation>
    </message>
    <message>
        <source>The halves of the pairs turn with different axes: RoPE-ViT puts the column first, Qwen2-VL the row. A picture of 3 x 5 patches is not one of 5 x 3.</source>
        <translation>维度对的两半随不同的轴旋转：RoPE-ViT 先列，Qwen2-VL 先行。3 x 5 的图片不同于 5 x 3。</translation>
    </message>
    <message>
        <source>2-D sinusoids</source>
        <translation>二维正弦</translation>
    </message>
    <message>
        <source>Waves along the columns in one half of the channels, along the rows in the other</source>
        <translation>一半通道是沿列的波，另一半是沿行的波</translation>
    </message>
    <message>
        <source>The authors&apos; code: MAE (He et al. 2021) util/pos_embed.py, DETR (Carion et al. 2020) models/position_encoding.py, vit-pytorch simple_vit.py</source>
        <translation>作者的代码：MAE（He 等 2021）util/pos_embed.py，DETR（Carion 等 2020）models/position_encoding.py，vit-pytorch simple_vit.py</translation>
    </message>
    <message>
        <source>In MAE the first half of the channels is the column, although its code calls it emb_h. In DETR it is the row.</source>
        <translation>MAE 的前一半通道是列，尽管其代码称之为 emb_h。在 DETR 中则是行。</translation>
    </message>
    <message>
        <source>Likeness is a sum of one part for the columns and one for the rows: its shape is a cross, and a diagonal neighbour is further than Euclid says.</source>
        <translation>相似度是列的一部分加行的一部分：它的形状是十字，斜向的邻居比欧氏距离所说的更远。</translation>
    </message>
    <message>
        <source>Timestep embedding</source>
        <translation>时间步嵌入</translation>
    </message>
    <message>
        <source>The sinusoids that tell a diffusion model how much noise to expect</source>
        <translation>告诉扩散模型该有多少噪声的正弦</translation>
    </message>
    <message>
        <source>The authors&apos; code: DDPM (Ho et al. 2020) diffusion_tf/nn.py, diffusers get_timestep_embedding</source>
        <translation>作者的代码：DDPM（Ho 等 2020）diffusion_tf/nn.py，diffusers get_timestep_embedding</translation>
    </message>
    <message>
        <source>DDPM&apos;s exponents are not those of the Transformer paper: they divide by d/2 − 1, so the slowest wave really is 2π · 10,000 long.</source>
        <translation>DDPM 的指数与 Transformer 论文不同：除数是 d/2 − 1，所以最慢的波长确实是 2π · 10,000。</translation>
    </message>
    <message>
        <source>Hyperbolic rotary</source>
        <translation>双曲旋转编码</translation>
    </message>
    <message>
        <source>Boosts pairs instead of turning them, and damps their score</source>
        <translation>对维度对做双曲推移而不是旋转，并使得分衰减</translation>
    </message>
    <message>
        <source>Dai et al. 2025, hyperbolic rotary encoding (HoPE), from its abstract and a transcription of its equations</source>
        <translation>Dai 等 2025，双曲旋转编码（HoPE），据其摘要和公式的转录</translation>
    </message>
    <message>
        <source>The score need not fall with the distance from the start. With the query in first channels and the key in second ones it begins at 0, grows, and only then fades.</source>
        <translation>得分不一定从一开始就随距离下降。查询只用每对的第一个通道、键只用第二个时，得分从 0 开始，先增长，然后才衰减。</translation>
    </message>
    <message>
        <source>xPos</source>
        <translation>xPos</translation>
    </message>
    <message>
        <source>Turns pairs as RoPE does and lets their score fade with the distance</source>
        <translation>像 RoPE 一样旋转维度对，并让得分随距离衰减</translation>
    </message>
    <message>
        <source>Sun et al. 2022, A Length-Extrapolatable Transformer; as in microsoft/torchscale</source>
        <translation>Sun 等 2022，A Length-Extrapolatable Transformer；依据 microsoft/torchscale</translation>
    </message>
    <message>
        <source>The authors&apos; code counts positions from the middle of the sequence. No score depends on where they begin.</source>
        <translation>作者的代码从序列中间开始数位置。得分与从哪里开始数无关。</translation>
    </message>
    <message>
        <source>NoPE and layer patterns</source>
        <translation>NoPE 与层的模式</translation>
    </message>
    <message>
        <source>Some layers turn, others know of order only through the causal mask</source>
        <translation>有些层旋转，另一些只通过因果掩码知道顺序</translation>
    </message>
    <message>
        <source>Kazemnejad et al. 2023 (NoPE); configurations of Llama 4, SmolLM3, Gemma 3 and ModernBERT; Gelberg et al. 2025 (DroPE)</source>
        <translation>Kazemnejad 等 2023（NoPE）；Llama 4、SmolLM3、Gemma 3 和 ModernBERT 的配置；Gelberg 等 2025（DroPE）</translation>
    </message>
    <message>
        <source>In Hugging Face&apos;s list no_rope_layers, 1 means that the layer has rotation: the name is the opposite of the value.</source>
        <translation>在 Hugging Face 的列表 no_rope_layers 中，1 表示该层有旋转：名称与数值正好相反。</translation>
    </message>
    <message>
        <source>One global layer in a group is the last one in Gemma 3, layers 5, 11, …, but the first in ModernBERT, where layer 0 is global.</source>
        <translation>每组的一个全局层，在 Gemma 3 中是最后一层（第 5、11 层……），在 ModernBERT 中却是第一层，第 0 层就是全局层。</translation>
    </message>
    <message>
        <source>Llama 4&apos;s temperature rises in steps, the first at position 8191, not smoothly and not at 8192. It acts in the layers without rotation alone.</source>
        <translation>Llama 4 的温度呈阶梯上升，第一级在位置 8191，既不平滑，也不在 8192。它只作用于不旋转的层。</translation>
    </message>
    <message>
        <source>M-RoPE</source>
        <translation>M-RoPE</translation>
    </message>
    <message>
        <source>Three positions a token: time, height and width share the pairs</source>
        <translation>每个词元三个位置：时间、高、宽分享维度对</translation>
    </message>
    <message>
        <source>The authors&apos; code: Qwen2-VL, Qwen2.5-VL and Qwen3-VL in Hugging Face transformers; HoPE (Li et al. 2025) hrlics/HoPE</source>
        <translation>作者的代码：Hugging Face transformers 中的 Qwen2-VL、Qwen2.5-VL 和 Qwen3-VL；HoPE（Li 等 2025）hrlics/HoPE</translation>
    </message>
    <message>
        <source>For text the three positions are equal, and M-RoPE is plain RoPE.</source>
        <translation>对文本而言三个位置相等，M-RoPE 就是普通的 RoPE。</translation>
    </message>
    <message>
        <source>In Qwen2-VL time has the 16 fastest pairs. The sections share one ladder of frequencies; they do not begin it anew.</source>
        <translation>在 Qwen2-VL 中，时间占最快的 16 个维度对。各分段共用一列频率，并不重新开始。</translation>
    </message>
    <message>
        <source>Qwen3-VL deals the pairs out in turn: with the same sections and positions its angles are not those of Qwen2-VL.</source>
        <translation>Qwen3-VL 轮流分配维度对：即使分段和位置相同，角度也与 Qwen2-VL 不同。</translation>
    </message>
    <message>
        <source>A picture uses up as many positions as it is long, not as many as it has tokens: after it, positions are behind the number of tokens.</source>
        <translation>一张图片占用的位置数等于它的长边，而不是它的词元数：在它之后，位置落后于词元数。</translation>
    </message>
    <message>
        <source>Learned patches</source>
        <translation>可学习图块位置</translation>
    </message>
    <message>
        <source>A trained vector for every patch, resized for other pictures</source>
        <translation>每个图块一个训练所得的向量，可为其他图片调整尺寸</translation>
    </message>
    <message>
        <source>The authors&apos; code: ViT (Dosovitskiy et al. 2020) vit_jax/checkpoint.py; DeiT and MAE by way of torch&apos;s bicubic interpolation</source>
        <translation>作者的代码：ViT（Dosovitskiy 等 2020）vit_jax/checkpoint.py；DeiT 和 MAE 采用 torch 的双三次插值</translation>
    </message>
    <message>
        <source>The original ViT resizes bilinearly with its corners kept. Bicubic came with DeiT, and overshoots the table&apos;s own values.</source>
        <translation>最初的 ViT 用角点对齐的双线性调整尺寸。双三次随 DeiT 而来，会超出表中原有的数值。</translation>
    </message>
    <message>
        <source>At the size it was trained for, every rule leaves the table as it is.</source>
        <translation>在训练时的尺寸下，每种规则都不改变表。</translation>
    </message>
    <message>
        <source>YaRN&apos;s paper ramps in the number of turns, all shipped code in the number of the pair. In between they differ up to threefold.</source>
        <translation>YaRN 的论文按圈数过渡，所有发布的代码则按对的编号过渡。中间部分两者可相差三倍。</translation>
    </message>
    <message>
        <source>YaRN multiplies queries and keys by 0.1 ln s + 1, so scores grow by its square.</source>
        <translation>YaRN 把查询和键各乘以 0.1 ln s + 1，因此得分按其平方增大。</translation>
    </message>
    <message>
        <source>Llama 3.1&apos;s scaling is the YaRN paper&apos;s by-parts rule with 1 and 4 turns.</source>
        <translation>Llama 3.1 的缩放就是 YaRN 论文的分段规则，圈数取 1 和 4。</translation>
    </message>
    <message>
        <source>LongRoPE&apos;s factor on scores applies to short texts too, whatever its short list says.</source>
        <translation>LongRoPE 对得分的系数也用于短文本，不论短列表是什么。</translation>
    </message>
    <message>
        <source>vLLM&apos;s dynamic NTK is not dynamic: it is computed once, for the longest text, where it agrees with the rest.</source>
        <translation>vLLM 的动态 NTK 并不动态：它只按最长文本计算一次，也只在那里与其他实现一致。</translation>
    </message>
    <message>
        <source>Partial rotation has other frequencies: the exponent counts the channels that turn, except in proportional RoPE.</source>
        <translation>部分旋转的频率不同：指数只计旋转的通道，比例 RoPE 除外。</translation>
    </message>
    <message>
        <source>Quaternion rotary</source>
        <translation>四元数旋转编码</translation>
    </message>
    <message>
        <source>Turns blocks of three channels in space</source>
        <translation>在空间中旋转三个通道组成的块</translation>
    </message>
    <message>
        <source>Our own definition, from the algebra of quaternions; of Sriram et al. 2025, which proposes them, only the abstract was read</source>
        <translation>我们自己的定义，来自四元数代数；提出它们的 Sriram 等 2025 只读了摘要</translation>
    </message>
    <message>
        <source>The order decides what is lost. Turned by column first and by row second, scores change from column to column, but not down a column.</source>
        <translation>顺序决定失去什么。先按列、后按行旋转时，得分随列变化，但沿一列向下不变。</translation>
    </message>
    <message>
        <source>A rotor holds half the angle: r v r* turns once for each of its two factors. Multiplied from the left alone it turns four channels by the half, in two planes at once.</source>
        <translation>转子含有角度的一半：r v r* 的两个因子各转一次。只从左边相乘时，它使四个通道在两个平面内同时转半角。</translation>
    </message>
    <message>
        <source>N-D RoPE and LieRE</source>
        <translation>N 维 RoPE 与 LieRE</translation>
    </message>
    <message>
        <source>Rotations of any axes by matrix exponentials, relative where they commute</source>
        <translation>用矩阵指数表示任意轴的旋转，可交换时是相对的</translation>
    </message>
    <message>
        <source>LieRE, arXiv 2406.10322; commuting generators after Liu and Zhou 2025, abstract only, and standard Lie theory</source>
        <translation>LieRE，arXiv 2406.10322；可交换的生成元据 Liu 和 Zhou 2025（只读了摘要）及标准李理论</translation>
    </message>
    <message>
        <source>LieRE&apos;s rotations are relative only where its generators commute. For the worked example with 3 channels R(p)ᵀR(q) and R(q−p) are 2.40 apart, of 3.46 at most.</source>
        <translation>LieRE 的旋转只有在生成元可交换时才是相对的。在 3 个通道的算例中，R(p)ᵀR(q) 与 R(q−p) 相差 2.40，最多可差 3.46。</translation>
    </message>
    <message>
        <source>Axes may act on the same channels and stay relative: an orthogonal change of basis mixes all channels, and the generators commute as before.</source>
        <translation>各轴可以作用于相同的通道而仍保持相对：正交换基混合所有通道，生成元照样可交换。</translation>
    </message>
    <message>
        <source>Of rotations of d channels at most d/2 independent generators commute, so 4 channels carry two relative axes, not six.</source>
        <translation>d 个通道的旋转中最多有 d/2 个独立的生成元可交换，因此 4 个通道承载两个相对的轴，而不是六个。</translation>
    </message>
    <message>
        <source>Llama is interleaved as Meta published it and half as Hugging Face converted it: the same scores, once query and key channels are reordered.</source>
        <translation>Llama 由 Meta 发布时是交错排列，由 Hugging Face 转换后是对半排列：把查询和键的通道重新排序后，得分相同。</translation>
    </message>
    <message>
        <source>With d = 128 and base 10 000 the longest wavelength is 54 410 tokens, not 2π · 10 000.</source>
        <translation>d = 128、底数 10 000 时，最长波长是 54 410 个词元，而不是 2π · 10 000。</translation>
    </message>
    <message>
        <source>CoPE</source>
        <translation>CoPE</translation>
    </message>
    <message>
        <source>Counts the keys that a query lets count, instead of all tokens between</source>
        <translation>只数查询认可的键，而不数其间所有词元</translation>
    </message>
    <message>
        <source>Golovneva et al. 2024, Contextual Position Encoding: Learning to Count What&apos;s Important</source>
        <translation>Golovneva 等 2024，Contextual Position Encoding: Learning to Count What&apos;s Important</translation>
    </message>
    <message>
        <source>The same distance is not the same position: what counts is up to the query, so no table of distances can stand for it.</source>
        <translation>相同的距离不等于相同的位置：数什么由查询决定，所以没有哪张距离表能代替它。</translation>
    </message>
    <message>
        <source>With every gate open it would count tokens from the key on: a token is at position 1 of itself, not 0.</source>
        <translation>若所有的门都打开，它就从键开始数词元：词元相对自己的位置是 1，不是 0。</translation>
    </message>
    <message>
        <source>Without positions attention is equivariant, not invariant: outputs move with their tokens. Under a causal mask it is neither.</source>
        <translation>没有位置信息时，注意力是等变而非不变：输出随词元一起移动。有因果掩码时两者都不是。</translation>
    </message>
    <message>
        <source>Shaw</source>
        <translation>Shaw</translation>
    </message>
    <message>
        <source>A learned vector for every offset up to a limit, added to keys and values</source>
        <translation>限度以内的每个偏移各学一个向量，加到键与值上</translation>
    </message>
    <message>
        <source>Shaw et al. 2018, Self-Attention with Relative Position Representations, section 3</source>
        <translation>Shaw 等 2018，Self-Attention with Relative Position Representations，第 3 节</translation>
    </message>
    <message>
        <source>Beyond distance k all offsets share one vector: with k = 16, distances 16 and 1&#x202f;000&#x202f;000 are the same.</source>
        <translation>距离超过 k 的偏移共用一个向量：k = 16 时，距离 16 与 1&#x202f;000&#x202f;000 没有区别。</translation>
    </message>
    <message>
        <source>The offset is key − query: the rows of the table run from far before the query to far after it.</source>
        <translation>偏移是键 − 查询：表的行从查询之前远处排到之后远处。</translation>
    </message>
    <message>
        <source>Positions reach the output as well: a second table is added to the values, whatever the scores.</source>
        <translation>位置也进入输出：第二张表加到值上，与得分无关。</translation>
    </message>
    <message>
        <source>T5 does not divide its scores by √d: the bias is added to q · k itself.</source>
        <translation>T5 不把得分除以 √d：偏置直接加到 q · k 上。</translation>
    </message>
    <message>
        <source>Transformer-XL</source>
        <translation>Transformer-XL</translation>
    </message>
    <message>
        <source>Four terms: content and fixed sinusoids of the distance, each with a learned bias</source>
        <translation>四项：内容与距离的固定正弦，各带一个学到的偏置</translation>
    </message>
    <message>
        <source>Dai et al. 2019, Transformer-XL: Attentive Language Models, section 3.3</source>
        <translation>Dai 等 2019，Transformer-XL: Attentive Language Models，第 3.3 节</translation>
    </message>
    <message>
        <source>The short form q · (k + u) with a vector u for every offset is Shaw&apos;s. Here two terms stay even for a query of zeros, and no distance is the last.</source>
        <translation>为每个偏移设一个向量 u 的简式 q · (k + u) 是 Shaw 的方法。这里即使查询全为零也还剩两项，而且没有最后的距离。</translation>
    </message>
    <message>
        <source>After the relative shift the cells above the diagonal hold scores of the next query: only the mask removes them.</source>
        <translation>相对移位之后，对角线上方的格子是下一个查询的得分：只有掩码能去掉它们。</translation>
    </message>
    <message>
        <source>What is learned is how distances are read, not the distances: the position term of a query is a sum of d/2 waves.</source>
        <translation>学到的是如何读取距离，而不是距离本身：一个查询的位置项是 d/2 个波之和。</translation>
    </message>
    <message>
        <source>DeBERTa</source>
        <translation>DeBERTa</translation>
    </message>
    <message>
        <source>Content and position meet in separate terms of the score, by buckets of the distance</source>
        <translation>内容与位置在得分的不同项中相遇，按距离的桶计</translation>
    </message>
    <message>
        <source>He et al. 2020, DeBERTa: Decoding-enhanced BERT with Disentangled Attention, and its authors&apos; code</source>
        <translation>He 等 2020，DeBERTa: Decoding-enhanced BERT with Disentangled Attention，以及作者代码</translation>
    </message>
    <message>
        <source>Its scores are divided by the root of 3 d, not of d: three terms vary as one would.</source>
        <translation>其得分除以 3d 的平方根，而不是 d 的平方根：三项之和的变化与一项相当。</translation>
    </message>
    <message>
        <source>Its relative position is query − key, the opposite of T5&apos;s.</source>
        <translation>其相对位置是查询 − 键，与 T5 的相反。</translation>
    </message>
    <message>
        <source>Row 0 of its tables is never read: buckets 1 − B to B − 1 read rows 1 to 2B − 1.</source>
        <translation>其表的第 0 行从不被读取：桶 1 − B 到 B − 1 读取第 1 到 2B − 1 行。</translation>
    </message>
    <message>
        <source>FIRE</source>
        <translation>FIRE</translation>
    </message>
    <message>
        <source>A small network of the distance, measured as a share of the way back to the first token</source>
        <translation>距离的小网络，距离按回到首个词元的路程比例度量</translation>
    </message>
    <message>
        <source>Li et al. 2023, Functional Interpolation for Relative Positions Improves Long Context Transformers, as listed in public copies</source>
        <translation>Li 等 2023，Functional Interpolation for Relative Positions Improves Long Context Transformers，据公开副本中的代码</translation>
    </message>
    <message>
        <source>Past the threshold the bias is no function of the distance alone: the same distance counts as nearer the later the query stands.</source>
        <translation>超过阈值后，偏置不再只是距离的函数：查询越靠后，同样的距离算得越近。</translation>
    </message>
    <message>
        <source>From the threshold on, every query sees the first key at the same distance, 1, however long the text.</source>
        <translation>从阈值起，无论文本多长，每个查询看第一个键的距离都是 1。</translation>
    </message>
    <message>
        <source>The divisor takes the greater of threshold and position. With the lesser, as in one public port, distances pass 1 and leave what the network was trained on.</source>
        <translation>除数取阈值与位置中的较大者。若取较小者（有一个公开移植版如此），距离会超过 1，超出网络训练的范围。</translation>
    </message>
    <message>
        <source>Haar wavelets</source>
        <translation>Haar 小波</translation>
    </message>
    <message>
        <source>Steps up and down at every scale, stretched over the whole text</source>
        <translation>各个尺度上的升降阶跃，铺满整段文本</translation>
    </message>
    <message>
        <source>Our own definition, for drawing; papers that use wavelets may differ</source>
        <translation>本程序自定的定义，仅供绘图；使用小波的论文可能不同</translation>
    </message>
    <message>
        <source>A longer text moves every position: the same token gets another vector.</source>
        <translation>文本变长会移动每个位置：同一词元得到另一个向量。</translation>
    </message>
    <message>
        <source>With as many channels as positions, a power of two, the dot products are L on the diagonal and 0 elsewhere: no position is nearer to its neighbour than to any other.</source>
        <translation>当通道数等于位置数且为 2 的幂时，点积在对角线上为 L，其余为 0：没有哪个位置离邻居比离其他位置更近。</translation>
    </message>
    <message>
        <source>KERPLE</source>
        <translation>KERPLE</translation>
    </message>
    <message>
        <source>A penalty by a kernel of the distance, with two learned numbers per head</source>
        <translation>按距离的核施加惩罚，每个头两个学习得到的数</translation>
    </message>
    <message>
        <source>Chi et al. 2022, KERPLE: Kernelized Relative Positional Embedding for Length Extrapolation, and its authors&apos; code</source>
        <translation>Chi 等 2022，KERPLE: Kernelized Relative Positional Embedding for Length Extrapolation，以及作者代码</translation>
    </message>
    <message>
        <source>With r1 at most 1 the logarithmic kernel has no window: in a text that is long enough nearly all weight lies beyond any given distance.</source>
        <translation>当 r1 不超过 1 时，对数核没有窗口：文本足够长时，几乎所有权重都落在任一给定距离之外。</translation>
    </message>
    <message>
        <source>The power kernel with r2 = 1 is ALiBi.</source>
        <translation>r2 = 1 的幂核就是 ALiBi。</translation>
    </message>
    <message>
        <source>Legendre polynomials</source>
        <translation>Legendre 多项式</translation>
    </message>
    <message>
        <source>A polynomial of each degree, stretched over the whole text</source>
        <translation>每个次数一个多项式，铺满整段文本</translation>
    </message>
    <message>
        <source>Our own definition, for drawing; papers that use these polynomials may differ</source>
        <translation>本程序自定的定义，仅供绘图；使用这些多项式的论文可能不同</translation>
    </message>
    <message>
        <source>Orthogonal under the integral, but not as vectors: on L equally spaced positions the dot product of degrees 0 and 2 is L/(L − 1), not 0.</source>
        <translation>在积分意义下正交，作为向量却不正交：在 L 个等距位置上，0 次与 2 次的点积是 L/(L − 1)，而不是 0。</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>Sandwich</translation>
    </message>
    <message>
        <source>The dot product of two sinusoidal encodings, added to the score instead of the encodings</source>
        <translation>两个正弦编码的点积，代替编码本身加到得分上</translation>
    </message>
    <message>
        <source>Chi et al. 2022, Dissecting Transformer Length Extrapolation via the Lens of Receptive Field Analysis, as ported to NVIDIA NeMo</source>
        <translation>Chi 等 2022，Dissecting Transformer Length Extrapolation via the Lens of Receptive Field Analysis，据 NVIDIA NeMo 移植版</translation>
    </message>
    <message>
        <source>It does not fall steadily: with 128 channels the bias at distance 14 is above that at 13.</source>
        <translation>它并非一路下降：128 个通道时，距离 14 的偏置高于距离 13 的。</translation>
    </message>
    <message>
        <source>Swin</source>
        <translation>Swin</translation>
    </message>
    <message>
        <source>A learned number for every offset, down and across, between patches of a window</source>
        <translation>窗口内图块之间每个纵横偏移一个学习得到的数</translation>
    </message>
    <message>
        <source>Liu et al. 2021, Swin Transformer, section 3.2, and its authors&apos; code for version 2</source>
        <translation>Liu 等 2021，Swin Transformer，第 3.2 节，以及作者的第 2 版代码</translation>
    </message>
    <message>
        <source>Neighbours in the list of patches need not be neighbours in the picture: the last patch of a row and the first of the next read another row of the table than two that touch.</source>
        <translation>图块列表中的相邻者在图像中未必相邻：一行的最后一块与下一行的第一块读取的表行，与真正相接的两块不同。</translation>
    </message>
    <message>
        <source>Its cosines are not those of the sinusoidal encoding: they count from 1, so the fastest turns by 10000^(−2/D), less than 1 rad.</source>
        <translation>它的余弦不是正弦编码的那些：序号从 1 开始，所以最快的每步转 10000^(−2/D)，小于 1 弧度。</translation>
    </message>
    <message>
        <source>The damping must exceed the highest frequency and acts on every pair. With the highest at 1, a damping of 1.1 and 128 channels of ones, the score falls from 128 to 1.03 in ten tokens.</source>
        <translation>阻尼必须大于最高频率，并作用于每个维度对。最高频率为 1、阻尼为 1.1、128 个通道全为 1 时，得分在十个词元内从 128 降到 1.03。</translation>
    </message>
    <message>
        <source>A key that prefers a distance exists but must be long: about 1.2 million for distance 8 in a pair of frequency 1, where RoPE needs a length near 1.</source>
        <translation>偏好某个距离的键确实存在，但必须很长：在频率为 1 的维度对中，距离 8 约需 120 万，而 RoPE 只需接近 1 的长度。</translation>
    </message>
    <message>
        <source>With a frequency of 1, boosted queries and keys overflow float32 after 89 tokens and lose their digits before. The score itself is two harmless exponentials.</source>
        <translation>频率为 1 时，推移后的查询和键在 89 个词元后便超出 float32，此前已丢失有效位。得分本身只是两个无害的指数。</translation>
    </message>
    <message>
        <source>In a window as large as in training the coordinates of version 2 end at log₂ 9 / log₂ 8 = 1.057, not at 1.</source>
        <translation>窗口与训练时一样大时，第二版的坐标止于 log₂ 9 / log₂ 8 = 1.057，而不是 1。</translation>
    </message>
    <message>
        <source>What fades towards the past grows towards the future: with the defaults a key 512 tokens after its query counts up to 3.5 times. xPos is meant for causal attention.</source>
        <translation>向过去衰减的，向未来便增长：按默认值，位于查询之后 512 个词元的键最多按 3.5 倍计。xPos 用于因果注意力。</translation>
    </message>
    <message>
        <source>Pairs fade at different rates. With the defaults the fastest of 64 keeps 29 % of its part of the score in 512 tokens, the slowest 99 %.</source>
        <translation>各维度对衰减快慢不同。按默认值，在 512 个词元内，64 个中最快的只保留其得分部分的 29 %，最慢的保留 99 %。</translation>
    </message>
    <message>
        <source>Turns about two different axes do not commute. In a worked example the same offset scores 0.954 at one place of a picture and 0.504 one patch further down and right.</source>
        <translation>绕两条不同轴的旋转不可交换。在一个算例中，同一偏移在图片的一处得分为 0.954，往右下一个图块则为 0.504。</translation>
    </message>
    <message>
        <source>NTK-aware scaling does not multiply the base by the factor but by its power d/(d − 2): with d = 128 and base 10 000 a factor of 4 makes it 40 890, not 40 000.</source>
        <translation>NTK 感知缩放不是把底数乘以倍数，而是乘以倍数的 d/(d − 2) 次幂：d = 128、底数 10 000、倍数为 4 时得到 40 890，而不是 40 000。</translation>
    </message>
    <message>
        <source>With the defaults the last bucket begins at distance 91, or 113 in a decoder, not at 128.</source>
        <translation>按默认值，最后一个桶从距离 91（解码器中为 113）开始，而不是 128。</translation>
    </message>
    <message>
        <source>In an encoder of 32 buckets number 16 is never used: 31 are live.</source>
        <translation>在有 32 个桶的编码器中，16 号桶从不使用：有效的是 31 个。</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>词向量</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>What a token means before position is added: words as directions in many dimensions</source>
        <translation>加入位置之前词元的含义：词是高维空间中的方向</translation>
    </message>
    <message>
        <source>Mikolov et al. 2013, word2vec; Pennington, Socher, Manning 2014, GloVe</source>
        <translation>Mikolov et al. 2013, word2vec; Pennington, Socher, Manning 2014, GloVe</translation>
    </message>
    <message>
        <source>Left in, king answers its own question: of king − man + woman the nearest word is king, and queen comes second. Most programs leave the question&apos;s words out without saying so.</source>
        <translation>若不排除，king 会回答自己的题：king − man + woman 的最近词是 king，queen 排第二。多数程序不声不响地排除了题目中的词。</translation>
    </message>
    <message>
        <source>The first two components hold 9.5 % of the variance of GloVe&apos;s 100. A picture of the plane is a shadow.</source>
        <translation>GloVe 的 100 维中，前两个主成分只占方差的 9.5 %。平面图只是影子。</translation>
    </message>
    <message>
        <source>The first half of the columns of GloVe keeps only 55 % of the ten nearest words: this is not Matryoshka training. Rotated first, it keeps 70 %.</source>
        <translation>GloVe 的前一半列只保住十个最近词中的 55 %：这不是套娃（Matryoshka）训练。先旋转则保住 70 %。</translation>
    </message>
    <message>
        <source>word2vec, live</source>
        <translation>word2vec，实时</translation>
    </message>
    <message>
        <source>Vectors that learn from a text while you watch: each word foretells its neighbours</source>
        <translation>看着向量从文本中学习：每个词预测它的邻词</translation>
    </message>
    <message>
        <source>Mikolov et al. 2013, Efficient Estimation of Word Representations in Vector Space; Distributed Representations of Words and Phrases and their Compositionality</source>
        <translation>Mikolov et al. 2013, Efficient Estimation of Word Representations in Vector Space; Distributed Representations of Words and Phrases and their Compositionality</translation>
    </message>
    <message>
        <source>Small language models</source>
        <translation>小型语言模型</translation>
    </message>
    <message>
        <source>Two models of 364,192 parameters, really trained, on one book: a word in its sentence</source>
        <translation>两个 364,192 参数的模型，真正训练过，只用一本书：看句中的词</translation>
    </message>
    <message>
        <source>Trained for Whorl on the King James Bible; a masked language model as BERT is one (Devlin et al. 2019), layer norm first</source>
        <translation>为 Whorl 用钦定本圣经训练；与 BERT（Devlin et al. 2019）同类的掩码语言模型，先做层归一化</translation>
    </message>
    <message>
        <source>Before the first layer a word has one vector for all its senses; after two layers the bear that is slain and what one can bear have parted.</source>
        <translation>第一层之前，一个词的所有词义共用一个向量；两层之后，被击杀的 bear（熊）与承受的 bear 已经分开。</translation>
    </message>
    <message>
        <source>Two random words of all 10,047 of GloVe have a cosine of 0.17 on average, so 0.3 is not much: read the percentile beside it.</source>
        <translation>GloVe 全部 10,047 个词中，随机两个词的余弦平均为 0.17，所以 0.3 并不高：请看旁边的百分位。</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>A layer of attention reads a sentence under any encoding; nothing in it was trained</source>
        <translation>一层注意力在任意编码下读一个句子；其中没有任何训练</translation>
    </message>
    <message>
        <source>Vaswani et al. 2017, Attention Is All You Need, section 3.2</source>
        <translation>Vaswani 等 2017，Attention Is All You Need，第 3.2 节</translation>
    </message>
    <message>
        <source>Without an encoding and a mask, another order of the tokens gives the same outputs in that order: equivariant, not invariant.</source>
        <translation>没有编码也没有掩码时，换一种词元顺序得到的是同样的输出，只是顺序不同：是等变，不是不变。</translation>
    </message>
    <message>
        <source>A causal mask alone lets a model notice order: the first token sees only itself, wherever it came from.</source>
        <translation>仅凭因果掩码，模型就能察觉顺序：第一个词元无论来自何处都只看到自己。</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>一览</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>All encodings in one table, each cell found by trying the encoding</source>
        <translation>所有编码列成一张表，每一格都由试算得出</translation>
    </message>
    <message>
        <source>Our own comparison; each encoding names its source</source>
        <translation>本程序自己的比较；出处见各编码</translation>
    </message>
    <message>
        <source>Decay compared</source>
        <translation>衰减比较</translation>
    </message>
    <message>
        <source>What the distance alone takes off the scores of equal tokens, under six encodings</source>
        <translation>六种编码下，单凭距离从相同词元的得分中减去多少</translation>
    </message>
    <message>
        <source>Our own comparison of RoPE, xPos, ALiBi, T5, KERPLE and Sandwich; their sources name theirs</source>
        <translation>我们自己对 RoPE、xPos、ALiBi、T5、KERPLE 与 Sandwich 的比较；各编码自有出处</translation>
    </message>
    <message>
        <source>Extrapolation lab</source>
        <translation>外推实验室</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Tiny transformers that differ in their encoding alone, tested on longer texts than they were trained on</source>
        <translation>只有编码不同的微型 Transformer，在比训练时更长的文本上测试</translation>
    </message>
    <message>
        <source>Press et al. 2022, Train Short, Test Long; Kazemnejad et al. 2023, The Impact of Positional Encoding on Length Generalization in Transformers; the tasks, the models and the rules of the verdicts are this program&apos;s</source>
        <translation>Press et al. 2022, Train Short, Test Long；Kazemnejad et al. 2023, The Impact of Positional Encoding on Length Generalization in Transformers；任务、模型和评判规则是本程序自己的</translation>
    </message>
    <message>
        <source>A line that stays flat can be worth nothing: on text, NoPE hardly gets worse at eight times the trained length, and is no better there than a model that counts which character follows which.</source>
        <translation>平坦的线可能毫无价值：在文本上，NoPE 到训练长度的八倍也几乎不变差，但在那里并不比只数“哪个字符跟在哪个字符后面”的模型好。</translation>
    </message>
    <message>
        <source>A mean over a long test hides where it breaks: at eight times the trained length, RoPE&apos;s mean contains the positions that were trained, which are as good as ever.</source>
        <translation>长测试的平均值会掩盖在哪里崩溃：在训练长度的八倍处，RoPE 的平均值包含训练过的位置，而那些位置和从前一样好。</translation>
    </message>
    <message>
        <source>What comes first can be decided by something else than the encoding: T5&apos;s table learns ten times faster than the rest here. At the common rate T5 falls behind RoPE and ALiBi.</source>
        <translation>谁排第一可能由编码以外的东西决定：这里 T5 的表比其余部分学得快十倍。用共同的学习率时，T5 落在 RoPE 和 ALiBi 之后。</translation>
    </message>
</context>
<context>
    <name>StatusReadout</name>
    <message>
        <source>m</source>
        <translation>查询 m</translation>
    </message>
    <message>
        <source>n</source>
        <translation>键 n</translation>
    </message>
    <message>
        <source>distance m − n</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>维度对</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>sum of the row&apos;s exponentials</source>
        <translation>该行指数之和</translation>
    </message>
    <message>
        <source>masked: the whole row</source>
        <translation>被遮住：整行</translation>
    </message>
    <message>
        <source>masked in both</source>
        <translation>两者都被遮住</translation>
    </message>
    <message>
        <source>masked in one of the two</source>
        <translation>其中之一被遮住</translation>
    </message>
    <message>
        <source>within half a turn</source>
        <translation>在半圈之内</translation>
    </message>
    <message>
        <source>a vector of zeros has no direction</source>
        <translation>零向量没有方向</translation>
    </message>
    <message>
        <source>what the distance adds</source>
        <translation>距离所加的值</translation>
    </message>
    <message>
        <source>score that the gate sees</source>
        <translation>门看到的得分</translation>
    </message>
    <message>
        <source>position that is counted</source>
        <translation>计得的位置</translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>content–position</source>
        <translation>内容–位置</translation>
    </message>
    <message>
        <source>position–content</source>
        <translation>位置–内容</translation>
    </message>
    <message>
        <source>row of the table</source>
        <translation>表的行</translation>
    </message>
    <message>
        <source>the same everywhere</source>
        <translation>处处相同</translation>
    </message>
    <message>
        <source>outside of the wavelet</source>
        <translation>在小波之外</translation>
    </message>
    <message>
        <source>in its first half</source>
        <translation>在其前半部分</translation>
    </message>
    <message>
        <source>in its second half</source>
        <translation>在其后半部分</translation>
    </message>
    <message>
        <source>the last row is that of position %1</source>
        <translation>最后一行属于位置 %1</translation>
    </message>
    <message>
        <source>position in time</source>
        <translation>时间上的位置</translation>
    </message>
    <message>
        <source>position in height</source>
        <translation>高度上的位置</translation>
    </message>
    <message>
        <source>position in width</source>
        <translation>宽度上的位置</translation>
    </message>
    <message>
        <source>a pair that does not turn</source>
        <translation>不旋转的一对</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>first key that it sees in this layer</source>
        <translation>在此层看到的第一个键</translation>
    </message>
    <message>
        <source>before that: not seen</source>
        <translation>在它之前：看不到</translation>
    </message>
    <message>
        <source>seen, without rotation</source>
        <translation>看得到，没有旋转</translation>
    </message>
    <message>
        <source>seen, with local rotation</source>
        <translation>看得到，局部旋转</translation>
    </message>
    <message>
        <source>seen, with global rotation</source>
        <translation>看得到，全局旋转</translation>
    </message>
    <message>
        <source>a layer without rotation</source>
        <translation>没有旋转的层</translation>
    </message>
    <message>
        <source>score of this offset here</source>
        <translation>此偏移在这里的得分</translation>
    </message>
    <message>
        <source>score of this offset at the corner</source>
        <translation>此偏移在角上的得分</translation>
    </message>
    <message>
        <source>a channel that does not turn</source>
        <translation>不旋转的通道</translation>
    </message>
    <message>
        <source>largest angle in training</source>
        <translation>训练中的最大角度</translation>
    </message>
    <message>
        <source>a full turn: every angle was met</source>
        <translation>已转满一圈：每个角度都见过</translation>
    </message>
    <message>
        <source>further than that: never met</source>
        <translation>超过了它：从未见过</translation>
    </message>
    <message>
        <source>no further than that: met</source>
        <translation>没有超过它：见过</translation>
    </message>
    <message>
        <source>columns apart</source>
        <translation>相隔列数</translation>
    </message>
    <message>
        <source>rows apart</source>
        <translation>相隔行数</translation>
    </message>
    <message>
        <source>largest entry</source>
        <translation>最大的元素</translation>
    </message>
    <message>
        <source>squares of all entries</source>
        <translation>所有元素的平方和</translation>
    </message>
    <message>
        <source>skew: nothing on the diagonal</source>
        <translation>反对称：对角线上为零</translation>
    </message>
    <message>
        <source>drawn at random, times the spread</source>
        <translation>随机抽取，再乘以幅度</translation>
    </message>
    <message>
        <source>skew: the other with its sign turned</source>
        <translation>反对称：另一个变号</translation>
    </message>
    <message>
        <source>different planes</source>
        <translation>不同的平面</translation>
    </message>
    <message>
        <source>planes that turn</source>
        <translation>旋转的平面数</translation>
    </message>
    <message>
        <source>angle of the plane</source>
        <translation>平面的角度</translation>
    </message>
    <message>
        <source>what no distance changes</source>
        <translation>与距离无关的部分</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>舍入后</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>place in the picture</source>
        <translation>在图像中的位置</translation>
    </message>
    <message>
        <source>no matrix: a sine without its cosine</source>
        <translation>没有这样的矩阵：正弦缺少它的余弦</translation>
    </message>
    <message>
        <source>different pairs</source>
        <translation>不同的对</translation>
    </message>
    <message>
        <source>down</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>across</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>content bias</source>
        <translation>内容偏置</translation>
    </message>
    <message>
        <source>position bias</source>
        <translation>位置偏置</translation>
    </message>
    <message>
        <source>the zero that is put in front</source>
        <translation>补在前面的零</translation>
    </message>
    <message>
        <source>shifted here from query</source>
        <translation>从此查询移来</translation>
    </message>
    <message>
        <source>shifted here from column</source>
        <translation>从此列移来</translation>
    </message>
    <message>
        <source>turns in training</source>
        <translation>训练中的圈数</translation>
    </message>
    <message>
        <source>the ramp begins at pair</source>
        <translation>斜坡始于此对</translation>
    </message>
    <message>
        <source>the ramp ends at pair</source>
        <translation>斜坡止于此对</translation>
    </message>
    <message>
        <source>share that is kept</source>
        <translation>保留的比例</translation>
    </message>
    <message>
        <source>factor for this length</source>
        <translation>此长度的倍数</translation>
    </message>
    <message>
        <source>divisor of the long list</source>
        <translation>长列表中的除数</translation>
    </message>
    <message>
        <source>divisor of the short list</source>
        <translation>短列表中的除数</translation>
    </message>
    <message>
        <source>masked: outside of the window</source>
        <translation>被遮住：在窗口之外</translation>
    </message>
    <message>
        <source>masked: by the encoding</source>
        <translation>被遮住：由编码</translation>
    </message>
    <message>
        <source>score with the encoding</source>
        <translation>带编码的得分</translation>
    </message>
    <message>
        <source>score of the content alone</source>
        <translation>仅内容的得分</translation>
    </message>
    <message>
        <source>what is added to it</source>
        <translation>加在其上的值</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>被遮住</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>what the encoding adds to the output</source>
        <translation>编码加在输出上的值</translation>
    </message>
    <message>
        <source>place in the other order</source>
        <translation>在另一顺序中的位置</translation>
    </message>
    <message>
        <source>output there</source>
        <translation>那里的输出</translation>
    </message>
    <message>
        <source>output in this order</source>
        <translation>此顺序下的输出</translation>
    </message>
    <message>
        <source>this encoding refuses the sentence</source>
        <translation>此编码不接受这个句子</translation>
    </message>
    <message>
        <source>the other %1 terms</source>
        <translation>其余 %1 项</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>Heatmap</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>曲线图</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散点图</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>单行</translation>
    </message>
</context>
<context>
    <name>Word2Vec</name>
    <message>
        <source>Subsampling leaves less than a tenth of this text; a small text is better learnt without it</source>
        <translation>降采样后文本所剩不到十分之一；短文本最好不用降采样</translation>
    </message>
</context>
<context>
    <name>whorl::About</name>
    <message>
        <source>About Whorl</source>
        <translation>关于 Whorl</translation>
    </message>
    <message>
        <source>Where a token is, what it means</source>
        <translation>词元在哪里，是什么意思</translation>
    </message>
    <message>
        <source>Everything stays on this computer: no accounts, no network.</source>
        <translation>一切都留在这台电脑上：没有账号，不连网络。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>自由软件，依 GNU 通用公共许可证第 3 版或更新版本发布。</translation>
    </message>
    <message>
        <source>Made with Qt, Qt Charts and Eigen.</source>
        <translation>使用 Qt、Qt Charts 和 Eigen 制作。</translation>
    </message>
</context>
<context>
    <name>whorl::AccountDialog</name>
    <message>
        <source>How this picture was made</source>
        <translation>这幅图是怎样得到的</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Everything as text, with the commands</source>
        <translation>全部内容的文本，含命令</translation>
    </message>
</context>
<context>
    <name>whorl::Actions</name>
    <message>
        <source>Empty board</source>
        <translation>空画板</translation>
    </message>
    <message>
        <source>Starts a board without panels.</source>
        <translation>新建一个没有面板的画板。</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Opens a board, or a figure made by Whorl, which holds its board.</source>
        <translation>打开画板，或由 Whorl 制作、自带画板的图。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Writes the board to its file.</source>
        <translation>把画板写入其文件。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Writes the board to another file.</source>
        <translation>把画板写入另一个文件。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>复制图</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>开始页</translation>
    </message>
    <message>
        <source>Shows the ready-made boards and the files that were open last.</source>
        <translation>显示现成的画板和最近打开的文件。</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Ends the program.</source>
        <translation>结束程序。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Takes back the last change of the board.</source>
        <translation>撤回对画板的上一次更改。</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Makes the change again that was taken back.</source>
        <translation>重新执行已撤回的更改。</translation>
    </message>
    <message>
        <source>Rename board</source>
        <translation>重命名画板</translation>
    </message>
    <message>
        <source>Changes the title of the board.</source>
        <translation>更改画板的标题。</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>编码库</translation>
    </message>
    <message>
        <source>The list of encodings and boards on the left.</source>
        <translation>左侧的编码与画板列表。</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>The parameters of the selected panel on the right.</source>
        <translation>右侧所选面板的参数。</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>播放栏</translation>
    </message>
    <message>
        <source>The controls below the board.</source>
        <translation>画板下方的控件。</translation>
    </message>
    <message>
        <source>Linked probe</source>
        <translation>联动探针</translation>
    </message>
    <message>
        <source>Pointing at one panel moves the probe in all of them.</source>
        <translation>指向一个面板时，所有面板的探针一同移动。</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Shows less of the selected panel&apos;s axes, larger.</source>
        <translation>更大地显示所选面板坐标轴的较小范围。</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Shows more of the selected panel&apos;s axes.</source>
        <translation>显示所选面板坐标轴的更大范围。</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>显示全范围</translation>
    </message>
    <message>
        <source>Shows the selected panel&apos;s axes whole.</source>
        <translation>完整显示所选面板的坐标轴。</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Lets the window fill the screen.</source>
        <translation>让窗口占满屏幕。</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>The board alone on the whole screen; Escape leaves.</source>
        <translation>全屏只显示画板；按 Esc 退出。</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>减少动态效果</translation>
    </message>
    <message>
        <source>Nothing glides or fades, and the transport steps twice a second.</source>
        <translation>没有滑动和淡入淡出，播放每秒走两步。</translation>
    </message>
    <message>
        <source>Even out panels</source>
        <translation>均分面板</translation>
    </message>
    <message>
        <source>Gives the splitters between panels their own places back.</source>
        <translation>让面板之间的分隔条回到原位。</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Adds a panel that equals the selected one.</source>
        <translation>添加一个与所选面板相同的面板。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Takes the selected panel off the board.</source>
        <translation>从画板上移走所选面板。</translation>
    </message>
    <message>
        <source>Maximise</source>
        <translation>最大化</translation>
    </message>
    <message>
        <source>Lets the selected panel fill the board for the moment.</source>
        <translation>让所选面板暂时占满画板。</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>前移</translation>
    </message>
    <message>
        <source>Swaps the selected panel with the one before it.</source>
        <translation>把所选面板与前一个对调。</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>后移</translation>
    </message>
    <message>
        <source>Swaps the selected panel with the one after it.</source>
        <translation>把所选面板与后一个对调。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Moves the chosen position or parameter in time, or stops it.</source>
        <translation>让所选的位置或参数随时间移动，或让它停下。</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One step towards the start.</source>
        <translation>朝起点走一步。</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>One step towards the end.</source>
        <translation>朝终点走一步。</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Starts again at the end.</source>
        <translation>到终点后重新开始。</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>搜索全部</translation>
    </message>
    <message>
        <source>Finds encodings and boards by name.</source>
        <translation>按名称查找编码和画板。</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>下一区域</translation>
    </message>
    <message>
        <source>Go to the menus</source>
        <translation>转到菜单</translation>
    </message>
    <message>
        <source>Moves the focus to the menu bar.</source>
        <translation>把焦点移到菜单栏。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>The keys of the program.</source>
        <translation>程序的按键。</translation>
    </message>
    <message>
        <source>About Whorl</source>
        <translation>关于 Whorl</translation>
    </message>
    <message>
        <source>Version and licence.</source>
        <translation>版本和许可证。</translation>
    </message>
    <message>
        <source>Find a word</source>
        <translation>查找词</translation>
    </message>
    <message>
        <source>Points the probe at a word of the panel.</source>
        <translation>让探针指向面板中的一个词。</translation>
    </message>
    <message>
        <source>Save vectors…</source>
        <translation>保存向量…</translation>
    </message>
    <message>
        <source>Writes the words and vectors of the selected panel, as they are shown: .vec or .npy.</source>
        <translation>将所选面板中显示的词与向量写入文件：.vec 或 .npy。</translation>
    </message>
    <message>
        <source>Step one pair</source>
        <translation>单步一个词对</translation>
    </message>
    <message>
        <source>Pauses what learns, and lets it learn from exactly one further pair; after the last, the first.</source>
        <translation>暂停学习，然后只学习一个词对；最后一个之后从第一个开始。</translation>
    </message>
    <message>
        <source>Replay from the start</source>
        <translation>从头重放</translation>
    </message>
    <message>
        <source>Lets the selected panel learn or converge once more, from its first step.</source>
        <translation>让所选面板从第一步起重新学习或收敛。</translation>
    </message>
    <message>
        <source>Makes a figure, an animation or a table of what is shown.</source>
        <translation>把所显示的内容导出为图、动画或表格。</translation>
    </message>
    <message>
        <source>Export panel…</source>
        <translation>导出面板…</translation>
    </message>
    <message>
        <source>Makes a figure, an animation or a table of the selected panel alone.</source>
        <translation>只把所选面板导出为图、动画或表格。</translation>
    </message>
    <message>
        <source>Puts the selected panel on the clipboard: as a picture, as a drawing, and its numbers as a table.</source>
        <translation>把所选面板放到剪贴板：图片、矢量图，以及作为表格的数值。</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Prints the board or the selected panel.</source>
        <translation>打印画板或所选面板。</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>打印预览…</translation>
    </message>
    <message>
        <source>Shows the page as it would be printed.</source>
        <translation>显示打印出来的页面。</translation>
    </message>
    <message>
        <source>Opens the manual at what has the focus.</source>
        <translation>打开手册，翻到焦点所在之处。</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>The numbers of the selected panel in place of its picture.</source>
        <translation>用所选面板的数字代替它的图。</translation>
    </message>
    <message>
        <source>Opens a lesson of one&apos;s own: the folder that holds its lesson.json.</source>
        <translation>打开自己的课程：含有 lesson.json 的文件夹。</translation>
    </message>
    <message>
        <source>Moves the focus to the library, the board, the lesson, the transport, the inspector in turn.</source>
        <translation>让焦点依次移到编码库、画板、课程、播放栏和检查器。</translation>
    </message>
    <message>
        <source>Open lesson…</source>
        <translation>打开课程…</translation>
    </message>
</context>
<context>
    <name>whorl::AnimationPlayer</name>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
    <message>
        <source>Change what is played</source>
        <translation>更改播放对象</translation>
    </message>
    <message>
        <source>Change played range</source>
        <translation>更改播放范围</translation>
    </message>
    <message>
        <source>Change speed</source>
        <translation>更改速度</translation>
    </message>
    <message>
        <source>Play in a loop</source>
        <translation>循环播放</translation>
    </message>
    <message>
        <source>Play once</source>
        <translation>播放一次</translation>
    </message>
</context>
<context>
    <name>whorl::BoardFiles</name>
    <message>
        <source>Whorl</source>
        <translation>Whorl</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>保存对“%1”的更改吗？</translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>否则更改将会丢失。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>“%1” holds keys that this version does not know; they are kept: %2</source>
        <translation>“%1”含有本版本不认识的字段，已予保留：%2</translation>
    </message>
    <message>
        <source>Recover board</source>
        <translation>恢复画板</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Boards (*.whorl)</source>
        <translation>画板 (*.whorl)</translation>
    </message>
    <message>
        <source>Models (*.json *.gguf *.safetensors *.npy *.npz *.onnx)</source>
        <translation>模型 (*.json *.gguf *.safetensors *.npy *.npz *.onnx)</translation>
    </message>
    <message>
        <source>%1 is open. Assumed: %2, ignored: %3, wrong: %4</source>
        <translation>%1 已打开。假定：%2，忽略：%3，错误：%4</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.txt *.tsv *.bin *.gz *.npy *.npz)</source>
        <translation>词向量 (*.vec *.txt *.tsv *.bin *.gz *.npy *.npz)</translation>
    </message>
    <message>
        <source>Boards and figures made by Whorl (*.whorl *.png *.svg *.pdf *.gif *.webp *.mp4 *.webm)</source>
        <translation>画板和由 Whorl 制作的图 (*.whorl *.png *.svg *.pdf *.gif *.webp *.mp4 *.webm)</translation>
    </message>
</context>
<context>
    <name>whorl::BoardHeader</name>
    <message>
        <source>Untitled board</source>
        <translation>未命名画板</translation>
    </message>
    <message>
        <source>Double-click to rename</source>
        <translation>双击重命名</translation>
    </message>
    <message>
        <source>Title of the board</source>
        <translation>画板标题</translation>
    </message>
    <message>
        <source>Rename board</source>
        <translation>重命名画板</translation>
    </message>
</context>
<context>
    <name>whorl::BoardView</name>
    <message>
        <source>Board</source>
        <translation>画板</translation>
    </message>
    <message>
        <source>Even out panels</source>
        <translation>均分面板</translation>
    </message>
    <message>
        <source>Resize panels</source>
        <translation>调整面板大小</translation>
    </message>
    <message>
        <source>Add panel</source>
        <translation>添加面板</translation>
    </message>
    <message>
        <source>Duplicate panel</source>
        <translation>复制面板</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>关闭面板</translation>
    </message>
    <message>
        <source>Move panel</source>
        <translation>移动面板</translation>
    </message>
    <message>
        <source>Change view</source>
        <translation>更改视图</translation>
    </message>
    <message>
        <source>Replace panel</source>
        <translation>替换面板</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>停在这里</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Step one pair</source>
        <translation>单步一个词对</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>whorl::DropZone</name>
    <message>
        <source>Drop a file here</source>
        <translation>把文件拖放到这里</translation>
    </message>
    <message>
        <source>A board, a figure made by Whorl, or a model</source>
        <translation>画板、由 Whorl 制作的图，或模型文件</translation>
    </message>
</context>
<context>
    <name>whorl::EmptyBoard</name>
    <message>
        <source>Empty board</source>
        <translation>空画板</translation>
    </message>
    <message>
        <source>Add panel</source>
        <translation>添加面板</translation>
    </message>
    <message>
        <source>This board has no panels yet</source>
        <translation>这个画板还没有面板</translation>
    </message>
    <message>
        <source>Choose an encoding in the library, or drag one here</source>
        <translation>在编码库中选择一种编码，或把它拖到这里</translation>
    </message>
</context>
<context>
    <name>whorl::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>Vectors for web pages and drawing programs</source>
        <translation>矢量图，用于网页和绘图程序</translation>
    </message>
    <message>
        <source>Vectors with embedded fonts, for papers</source>
        <translation>内嵌字体的矢量图，用于论文</translation>
    </message>
    <message>
        <source>Pixels, for slides and messages</source>
        <translation>像素图，用于幻灯片和消息</translation>
    </message>
    <message>
        <source>The numbers shown as a table; means where more than 1024 × 1024 are visible</source>
        <translation>所示数值的表格；可见超过 1024 × 1024 个时取均值</translation>
    </message>
    <message>
        <source>The numbers shown as a NumPy array; means where more than 1024 × 1024 are visible</source>
        <translation>所示数值的 NumPy 数组；可见超过 1024 × 1024 个时取均值</translation>
    </message>
    <message>
        <source>The numbers shown with all parameters; means where more than 1024 × 1024 are visible</source>
        <translation>所示数值及全部参数；可见超过 1024 × 1024 个时取均值</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>heatmap only; text and lines stay vector</source>
        <translation>仅用于热图；文字和线条仍为矢量</translation>
    </message>
    <message>
        <source>This figure carries its board: open it in Whorl to change it.</source>
        <translation>此图自带画板：在 Whorl 中打开即可修改。</translation>
    </message>
    <message>
        <source>The numbers are exactly what the figure shows.</source>
        <translation>数值与图中所示完全一致。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整个画板</translation>
    </message>
    <message>
        <source>Selected panel</source>
        <translation>所选面板</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自定</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Resolution of images</source>
        <translation>图像分辨率</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Size of letters</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>图注</translation>
    </message>
    <message>
        <source>Write below the figure</source>
        <translation>写在图下方</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>单栏</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>双栏</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>幻灯片 16:9</translation>
    </message>
    <message>
        <source>A4 note</source>
        <translation>A4 便笺</translation>
    </message>
    <message>
        <source>NPY holds one array: choose the selected panel, or another format</source>
        <translation>NPY 只能存放一个数组：请选择选中的面板，或换一种格式</translation>
    </message>
    <message>
        <source>%1: %2 to %3 %4</source>
        <translation>%1：%2 到 %3 %4</translation>
    </message>
    <message>
        <source>As far as it has come, and as it is shown (%1).</source>
        <translation>按当前进度、与屏幕所示一致地导出（%1）。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Plays everywhere, with at most 255 colours</source>
        <translation>处处可以播放，最多 255 种颜色</translation>
    </message>
    <message>
        <source>Plays in browsers, with every colour as it is</source>
        <translation>可在浏览器中播放，颜色不变</translation>
    </message>
    <message>
        <source>A film, for slides and messages</source>
        <translation>视频，用于幻灯片和消息</translation>
    </message>
    <message>
        <source>A film for web pages</source>
        <translation>视频，用于网页</translation>
    </message>
    <message>
        <source>One picture for each frame, with a number</source>
        <translation>每帧一张图片，带编号</translation>
    </message>
    <message>
        <source>“%1” is there already. Is it to be replaced?</source>
        <translation>“%1”已经存在。要替换它吗？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>第 %1 帧，共 %2 帧</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>正在结束…</translation>
    </message>
    <message>
        <source>%1, %2 × %3 mm</source>
        <translation>%1，%2 × %3 mm</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Writing the figure</source>
        <translation>正在写出图</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>LaTeX in the fonts of a paper; heatmaps as pictures beside the file</source>
        <translation>LaTeX，用论文自己的字体；热图作为图片放在文件旁</translation>
    </message>
    <message>
        <source>“%1” and %2 more are there already. Are they to be replaced?</source>
        <translation>“%1”和另外 %2 个文件已经存在。要替换它们吗？</translation>
    </message>
    <message>
        <source>Some frames of the motion side by side, as one still for print</source>
        <translation>把动画的若干帧并排成一张静态图，便于印刷</translation>
    </message>
    <message>
        <source>SVG, PDF and PNG can be contact sheets</source>
        <translation>SVG、PDF 和 PNG 可以做成分帧总览</translation>
    </message>
    <message>
        <source>Nothing on this board moves</source>
        <translation>此画板上没有可以动的量</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>分帧总览</translation>
    </message>
</context>
<context>
    <name>whorl::ExportPreview</name>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Preview of the figure</source>
        <translation>图的预览</translation>
    </message>
    <message>
        <source>%1 of print size</source>
        <translation>印刷尺寸的 %1</translation>
    </message>
</context>
<context>
    <name>whorl::FigureWriting</name>
    <message>
        <source>There is not enough memory for it</source>
        <translation>内存不足</translation>
    </message>
</context>
<context>
    <name>whorl::Figures</name>
    <message>
        <source>“%1” is being computed; export it once it is there</source>
        <translation>“%1”正在计算；算完后再导出</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>打印预览</translation>
    </message>
</context>
<context>
    <name>whorl::FileControl</name>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Browse for %1</source>
        <translation>浏览%1</translation>
    </message>
</context>
<context>
    <name>whorl::FormatChoice</name>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Nothing on this board moves</source>
        <translation>此画板上没有可以动的量</translation>
    </message>
    <message>
        <source>The program ffmpeg makes these files, and is not installed</source>
        <translation>这类文件由 ffmpeg 程序生成，而它没有安装</translation>
    </message>
    <message>
        <source>PNG frames</source>
        <translation>PNG 逐帧</translation>
    </message>
</context>
<context>
    <name>whorl::FormulaView</name>
    <message>
        <source>θ of pair %1 = %2 rad per token</source>
        <translation>维度对 %1 的 θ = 每词元 %2 rad</translation>
    </message>
</context>
<context>
    <name>whorl::Inspector</name>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Reset parameters</source>
        <translation>还原参数</translation>
    </message>
    <message>
        <source>field</source>
        <translation>场</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>turning pairs</source>
        <translation>旋转的维度对</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>All parameters back to their defaults</source>
        <translation>所有参数恢复默认值</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Worth knowing.</source>
        <translation>值得一提。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Computed in</source>
        <translation>计算精度</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A 与 B</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>B − A in place of A − B</source>
        <translation>改为 B − A</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>交换 A 与 B</translation>
    </message>
</context>
<context>
    <name>whorl::Keys</name>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move the probe by 1; with Shift by 16, with Ctrl to the edge</source>
        <translation>探针移动 1 格；按 Shift 移动 16 格，按 Ctrl 移到边缘</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Free the probe, leave what lies on top</source>
        <translation>松开探针，退出上层</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>下一个控件</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>whorl::LabBar</name>
    <message>
        <source>Extrapolation lab</source>
        <translation>外推实验室</translation>
    </message>
    <message>
        <source>1 Predict</source>
        <translation>1 预测</translation>
    </message>
    <message>
        <source>2 Train</source>
        <translation>2 训练</translation>
    </message>
    <message>
        <source>3 Change</source>
        <translation>3 改变</translation>
    </message>
    <message>
        <source>Step of the lab</source>
        <translation>实验步骤</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Shipped result</source>
        <translation>自带结果</translation>
    </message>
    <message>
        <source>Back to the result that comes with the program</source>
        <translation>回到程序自带的结果</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Ends the training and brings the result before it back</source>
        <translation>结束训练，恢复之前的结果</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>What was learnt so far stays on screen</source>
        <translation>目前学到的内容留在屏幕上</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Trains one model for each encoding and seed, here and now</source>
        <translation>此时此地为每种编码和每个种子训练一个模型</translation>
    </message>
    <message>
        <source>Encodings, best at 8 times the length first</source>
        <translation>编码，8 倍长度时最好的在前</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>就用这个顺序</translation>
    </message>
    <message>
        <source>Takes the order as it stands for your prediction</source>
        <translation>把现在的顺序作为你的预测</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘掉</translation>
    </message>
    <message>
        <source>Takes your prediction back</source>
        <translation>收回你的预测</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1：更多</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Forget prediction</source>
        <translation>忘掉预测</translation>
    </message>
    <message>
        <source>One encoding at least is needed</source>
        <translation>至少需要一种编码</translation>
    </message>
    <message>
        <source>Take %1 in</source>
        <translation>加入 %1</translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <translation>去掉 %1</translation>
    </message>
    <message>
        <source>Cancel training</source>
        <translation>取消训练</translation>
    </message>
    <message>
        <source>Cancelled: the result before is back</source>
        <translation>已取消：之前的结果已恢复</translation>
    </message>
    <message>
        <source>Trained: your order stands beside what was measured</source>
        <translation>训练完毕：你的顺序与实测结果并列</translation>
    </message>
    <message>
        <source>Trained here</source>
        <translation>在此训练</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Paused at %1; this is what was learnt so far</source>
        <translation>暂停于 %1；这是目前学到的</translation>
    </message>
    <message>
        <source>Training: %1</source>
        <translation>训练中：%1</translation>
    </message>
    <message>
        <source>Drag into order, best at 8 times the length first; a click leaves one out</source>
        <translation>拖动排序，8 倍长度时最好的在前；点击可去掉一个</translation>
    </message>
    <message>
        <source>Your order, best at 8 times the length first</source>
        <translation>你的顺序，8 倍长度时最好的在前</translation>
    </message>
    <message>
        <source>The panels say what is wrong</source>
        <translation>面板里写明了哪里不对</translation>
    </message>
    <message>
        <source>Nothing is trained anew: the answer comes at once</source>
        <translation>无需重新训练：马上就有答案</translation>
    </message>
    <message>
        <source>This is the result that comes with the program</source>
        <translation>这是程序自带的结果</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>Save this result…</source>
        <translation>保存此结果…</translation>
    </message>
    <message>
        <source>Writes what was trained to a file that this board then shows; otherwise it is gone with the program</source>
        <translation>把训练所得写入文件，本板面随后显示该文件；否则程序关闭后结果即丢失</translation>
    </message>
    <message>
        <source>Trains %1</source>
        <translation>将训练：%1</translation>
    </message>
    <message>
        <source>Chosen on the page Predict</source>
        <translation>在“预测”页中选择</translation>
    </message>
    <message>
        <source>Training of %1 was stopped; undo returns to it</source>
        <translation>“%1”的训练已停止；撤销即可回到该训练</translation>
    </message>
    <message>
        <source>Cancelled: this is the result that comes with the program</source>
        <translation>已取消：现在显示的是程序自带的结果</translation>
    </message>
    <message>
        <source>Save result</source>
        <translation>保存结果</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Results of the lab (*.json)</source>
        <translation>实验室结果 (*.json)</translation>
    </message>
    <message>
        <source>Saved: the board shows %1 from now on</source>
        <translation>已保存：板面从现在起显示 %1</translation>
    </message>
    <message>
        <source>Not trained yet: press Train</source>
        <translation>尚未训练：请按“训练”</translation>
    </message>
    <message>
        <source>Testing: %1</source>
        <translation>正在测试：%1</translation>
    </message>
    <message>
        <source>%1, %2 s left</source>
        <translation>%1，还剩 %2 秒</translation>
    </message>
    <message>
        <source>%1, %2 min left</source>
        <translation>%1，还剩 %2 分钟</translation>
    </message>
    <message>
        <source>Shown: the shipped result; drag, best at 8 L first</source>
        <translation>所示为自带结果；请拖动排序，8 L 处最好的在前</translation>
    </message>
</context>
<context>
    <name>whorl::LessonBar</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>On</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>whorl::LessonControl</name>
    <message>
        <source>Black screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>画面已定格</translation>
    </message>
</context>
<context>
    <name>whorl::LessonHead</name>
    <message>
        <source>End the lesson</source>
        <translation>结束课程</translation>
    </message>
    <message>
        <source>Time since the presentation began</source>
        <translation>演示已进行的时间</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>whorl::LessonPane</name>
    <message>
        <source>Reveal</source>
        <translation>揭晓答案</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>你的答案（数字）</translation>
    </message>
    <message>
        <source>**Reached**</source>
        <translation>**达成**</translation>
    </message>
    <message>
        <source>**Right**</source>
        <translation>**正确**</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>这次不对</translation>
    </message>
    <message>
        <source>The board no longer has what this step speaks of; undoing brings it back.</source>
        <translation>画板上已没有这一步所说的东西；撤销即可找回。</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>下一课：%1</translation>
    </message>
</context>
<context>
    <name>whorl::LessonRow</name>
    <message>
        <source>%1, %2 seen</source>
        <translation>%1，已看 %2</translation>
    </message>
</context>
<context>
    <name>whorl::LessonRun</name>
    <message>
        <source>Show the solution</source>
        <translation>显示解答</translation>
    </message>
</context>
<context>
    <name>whorl::Library</name>
    <message>
        <source>Library</source>
        <translation>编码库</translation>
    </message>
    <message>
        <source>Show in the selected panel</source>
        <translation>在所选面板中显示</translation>
    </message>
    <message>
        <source>Show in a new panel</source>
        <translation>在新面板中显示</translation>
    </message>
    <message>
        <source>Encodings, models and boards</source>
        <translation>编码、模型和面板组</translation>
    </message>
    <message>
        <source>Return or a double-click shows the row in the selected panel, Ctrl+Return in a new one. Right and left unfold and fold; an encoding holds its quantities. Rows can be dragged onto the board.</source>
        <translation>按 Return 或双击在所选面板中显示该行，按 Ctrl+Return 在新面板中显示。左右方向键折叠与展开；编码下面是它的各个量。各行可以拖到画板上。</translation>
    </message>
    <message>
        <source>Nothing is called so</source>
        <translation>没有这样的名称</translation>
    </message>
    <message>
        <source>Return or a double-click opens the board</source>
        <translation>按 Return 或双击打开此画板</translation>
    </message>
    <message>
        <source>Return or a double-click opens a board of the model</source>
        <translation>按 Return 或双击打开此模型的画板</translation>
    </message>
    <message>
        <source>Return adds a panel, Ctrl+Return shows it in the selected one</source>
        <translation>按 Return 添加面板，按 Ctrl+Return 在所选面板中显示</translation>
    </message>
    <message>
        <source>Return or a double-click shows it in the selected panel, Ctrl+Return in a new one</source>
        <translation>按 Return 或双击在所选面板中显示，按 Ctrl+Return 在新面板中显示</translation>
    </message>
    <message>
        <source>Return or a double-click begins the lesson</source>
        <translation>按回车或双击开始课程</translation>
    </message>
</context>
<context>
    <name>whorl::LibraryModel</name>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>画板</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
</context>
<context>
    <name>whorl::LibraryRail</name>
    <message>
        <source>Library</source>
        <translation>编码库</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>搜索编码库</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>画板</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
</context>
<context>
    <name>whorl::MainWindow</name>
    <message>
        <source>Untitled board</source>
        <translation>未命名画板</translation>
    </message>
    <message>
        <source>A board from %1 was not saved: %2</source>
        <translation>%1 的一个画板没有保存：%2</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>A window holds one board; “%1” was opened</source>
        <translation>一个窗口只容一个画板；已打开“%1”</translation>
    </message>
    <message>
        <source>Even out panels</source>
        <translation>均分面板</translation>
    </message>
    <message>
        <source>A board holds at most six panels; close one first</source>
        <translation>一个画板最多六个面板；先关闭一个</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已存为 %1</translation>
    </message>
    <message>
        <source>Escape leaves the presentation</source>
        <translation>按 Esc 退出演示</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>This panel has no words to find</source>
        <translation>此面板没有可查找的词</translation>
    </message>
    <message>
        <source>Copied as a picture, as a drawing and as a table of its numbers</source>
        <translation>已复制：图片、矢量图和数值表格</translation>
    </message>
    <message>
        <source>Escape leaves; B black screen, F freeze, L laser, T time, N notes</source>
        <translation>按 Esc 退出；B 黑屏，F 定格，L 激光点，T 计时，N 备注</translation>
    </message>
    <message>
        <source>The text size changes when Whorl starts the next time</source>
        <translation>文字大小将在下次启动 Whorl 时改变</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>现在重新启动</translation>
    </message>
    <message>
        <source>Open the folder of a lesson</source>
        <translation>打开课程文件夹</translation>
    </message>
    <message>
        <source>“%1” is no lesson: it has no lesson.json</source>
        <translation>“%1”不是课程：其中没有 lesson.json</translation>
    </message>
</context>
<context>
    <name>whorl::ManualWindow</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Finds pages that hold every word, and goes from place to place with Return.</source>
        <translation>找出含有全部词的页面，按回车逐处前往。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>whorl::Menus</name>
    <message>
        <source>Add panel</source>
        <translation>添加面板</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>画板</translation>
    </message>
    <message>
        <source>Ready-made boards</source>
        <translation>现成的画板</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>View as</source>
        <translation>视图类型</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>A board holds at most six panels</source>
        <translation>一个画板最多六个面板</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>分栏</translation>
    </message>
    <message>
        <source>One large on the left</source>
        <translation>左侧一大</translation>
    </message>
    <message>
        <source>One wide on top</source>
        <translation>上方一宽</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Change layout to %1</source>
        <translation>布局改为“%1”</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>尚无文件</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>No panel is selected</source>
        <translation>未选择面板</translation>
    </message>
    <message>
        <source>The panel cannot be shown</source>
        <translation>面板无法显示</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Terms in both languages</source>
        <translation>术语双语显示</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Colour vision</source>
        <translation>色觉</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Protanopia</source>
        <translation>红色盲</translation>
    </message>
    <message>
        <source>Deuteranopia</source>
        <translation>绿色盲</translation>
    </message>
    <message>
        <source>Tritanopia</source>
        <translation>蓝色盲</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>From the next start of Whorl on</source>
        <translation>下次启动 Whorl 时生效</translation>
    </message>
</context>
<context>
    <name>whorl::MessageBar</name>
    <message>
        <source>Dismiss message</source>
        <translation>关闭消息</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
</context>
<context>
    <name>whorl::MotionSection</name>
    <message>
        <source>less than 0.1 MB</source>
        <translation>不到 0.1 MB</translation>
    </message>
    <message>
        <source>about %1 MB</source>
        <translation>约 %1 MB</translation>
    </message>
    <message>
        <source>Play the motion</source>
        <translation>播放动画</translation>
    </message>
    <message>
        <source>Moment of the motion</source>
        <translation>动画的时刻</translation>
    </message>
    <message>
        <source>What moves</source>
        <translation>什么在动</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧数</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>fps</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Seconds that either end stays</source>
        <translation>两端各停留的秒数</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>匀速</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平缓</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>节奏</translation>
    </message>
    <message>
        <source>There and back</source>
        <translation>往返</translation>
    </message>
    <message>
        <source>In a loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>变动</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>at</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>held for</source>
        <translation>两端停留</translation>
    </message>
    <message>
        <source>Pause the motion</source>
        <translation>暂停动画</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 frames</source>
        <translation>%1 帧</translation>
    </message>
    <message>
        <source>%1 frames side by side</source>
        <translation>%1 帧并排</translation>
    </message>
</context>
<context>
    <name>whorl::MovedParameter</name>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
</context>
<context>
    <name>whorl::MovedSlider</name>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
</context>
<context>
    <name>whorl::NotesWindow</name>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>**Right:** %1</source>
        <translation>**正确答案：** %1</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>No notes on this step</source>
        <translation>这一步没有备注</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一步：%1</translation>
    </message>
    <message>
        <source>The last step</source>
        <translation>最后一步</translation>
    </message>
</context>
<context>
    <name>whorl::OptionButton</name>
    <message>
        <source>%1 (right)</source>
        <translation>%1（正确）</translation>
    </message>
    <message>
        <source>%1 (not right)</source>
        <translation>%1（不正确）</translation>
    </message>
</context>
<context>
    <name>whorl::OrderStrip</name>
    <message>
        <source>%1, place %2 of %3</source>
        <translation>%1，第 %2 位，共 %3 位</translation>
    </message>
    <message>
        <source>Space takes it in or out, Ctrl with an arrow moves it</source>
        <translation>空格键加入或去掉，Ctrl 加方向键移动</translation>
    </message>
    <message>
        <source>Drag to put it in order, click to leave it out</source>
        <translation>拖动排序，点击去掉</translation>
    </message>
    <message>
        <source>Click to take it in</source>
        <translation>点击加入</translation>
    </message>
</context>
<context>
    <name>whorl::PanelHeader</name>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Maximise panel</source>
        <translation>最大化面板</translation>
    </message>
    <message>
        <source>Panel menu</source>
        <translation>面板菜单</translation>
    </message>
    <message>
        <source>Restore panel</source>
        <translation>还原面板</translation>
    </message>
    <message>
        <source>Panel title</source>
        <translation>面板标题</translation>
    </message>
</context>
<context>
    <name>whorl::PanelTable</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
</context>
<context>
    <name>whorl::PanelWidget</name>
    <message>
        <source>Change title</source>
        <translation>更改标题</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>复制图</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>关闭面板</translation>
    </message>
    <message>
        <source>draft: sharp on release</source>
        <translation>草图：松开后变清晰</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>计算中</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>已过时</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>改用 %1</translation>
    </message>
    <message>
        <source>Mend parameter</source>
        <translation>修正参数</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Paused at %1</source>
        <translation>暂停于 %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>在此停止</translation>
    </message>
    <message>
        <source>Choose words</source>
        <translation>选择词</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>Step %1, pair %2</source>
        <translation>第 %1 步，第 %2 个词对</translation>
    </message>
    <message>
        <source>Step one pair</source>
        <translation>单步一个词对</translation>
    </message>
    <message>
        <source>Save vectors…</source>
        <translation>保存向量…</translation>
    </message>
    <message>
        <source>Replay from the start</source>
        <translation>从头重放</translation>
    </message>
    <message>
        <source>Of %1 words the first %2 are chosen</source>
        <translation>圈住的 %1 个词中，选取了前 %2 个</translation>
    </message>
    <message>
        <source>Export panel…</source>
        <translation>导出面板…</translation>
    </message>
    <message>
        <source>Print panel…</source>
        <translation>打印面板…</translation>
    </message>
    <message>
        <source>How this picture was made</source>
        <translation>这幅图是怎样得到的</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>尚未计算</translation>
    </message>
</context>
<context>
    <name>whorl::PresenterOverlay</name>
    <message>
        <source>Frozen; F goes on</source>
        <translation>画面已定格，按 F 继续</translation>
    </message>
</context>
<context>
    <name>whorl::RecentFiles</name>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
</context>
<context>
    <name>whorl::SearchField</name>
    <message>
        <source>Search…</source>
        <translation>搜索…</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>搜索编码库</translation>
    </message>
    <message>
        <source>Finds encodings, their quantities and boards by name as you type. Up and down choose; Return opens a board or adds a panel, Ctrl+Return shows the row in the selected panel.</source>
        <translation>随输入按名称查找编码、各个量和画板。上、下方向键选择；回车键打开画板或添加面板，Ctrl+回车键在所选面板中显示。</translation>
    </message>
</context>
<context>
    <name>whorl::SidesSection</name>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove from comparison</source>
        <translation>移出比较</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Whose parameters are below</source>
        <translation>下方显示谁的参数</translation>
    </message>
</context>
<context>
    <name>whorl::SplitterHandle</name>
    <message>
        <source>Drag to resize, double-click to even out</source>
        <translation>拖动调整大小，双击均分</translation>
    </message>
    <message>
        <source>Splitter between left and right panels</source>
        <translation>左右面板之间的分隔条</translation>
    </message>
    <message>
        <source>Splitter between upper and lower panels</source>
        <translation>上下面板之间的分隔条</translation>
    </message>
</context>
<context>
    <name>whorl::StartScreen</name>
    <message>
        <source>Where a token is, what it means</source>
        <translation>词元在哪里，是什么意思</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空画板</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>画板</translation>
    </message>
    <message>
        <source>Ready to explore. Everything stays on this computer.</source>
        <translation>随时可以探索。一切都留在这台电脑上。</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>回到画板</translation>
    </message>
    <message>
        <source>Back to the board (%1)</source>
        <translation>回到画板（%1）</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
</context>
<context>
    <name>whorl::StatusStrip</name>
    <message>
        <source>Values under the probe</source>
        <translation>探针处的数值</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>已固定</translation>
    </message>
</context>
<context>
    <name>whorl::StepDots</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>whorl::TextControl</name>
    <message>
        <source>Choose one</source>
        <translation>请选择</translation>
    </message>
</context>
<context>
    <name>whorl::ToolBar</name>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Add panel</source>
        <translation>添加面板</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
</context>
<context>
    <name>whorl::Transport</name>
    <message>
        <source>Query position m</source>
        <translation>查询位置 m</translation>
    </message>
    <message>
        <source>Key position n</source>
        <translation>键位置 n</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>维度对</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>播放栏</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Step back (,)</source>
        <translation>后退一步（,）</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Step on (.)</source>
        <translation>前进一步（.）</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Play in a loop (L)</source>
        <translation>循环播放（L）</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>播放对象</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>There is nothing on the board that can be played</source>
        <translation>画板上没有可以播放的内容</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>没有可播放的</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3; “%4” is not in that range</source>
        <translation>%1的范围是 %2 到 %3；“%4”不在其中</translation>
    </message>
</context>
<context>
    <name>whorl::VectorControl</name>
    <message>
        <source>List of numbers</source>
        <translation>数列</translation>
    </message>
</context>
<context>
    <name>whorl::VectorFiles</name>
    <message>
        <source>Word vectors as text (*.vec)</source>
        <translation>文本词向量 (*.vec)</translation>
    </message>
    <message>
        <source>NumPy array with a list of words (*.npy)</source>
        <translation>NumPy 数组及词表 (*.npy)</translation>
    </message>
    <message>
        <source>Save vectors</source>
        <translation>保存向量</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>Saving vectors</source>
        <translation>正在保存向量</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 vectors of %2 numbers saved as %3</source>
        <translation>已将 %1 个 %2 维向量保存为 %3</translation>
    </message>
</context>
<context>
    <name>whorl::ViewSection</name>
    <message>
        <source>Link</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>Share parameters</source>
        <translation>共用参数</translation>
    </message>
    <message>
        <source>Change link</source>
        <translation>更改关联</translation>
    </message>
    <message>
        <source>Change view</source>
        <translation>更改视图</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Change colours</source>
        <translation>更改配色</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Probed head</source>
        <translation>探针所在的头</translation>
    </message>
    <message>
        <source>All side by side</source>
        <translation>全部并排</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Change axis</source>
        <translation>更改坐标轴</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Change values</source>
        <translation>更改数值刻度</translation>
    </message>
    <message>
        <source>pinned to %1</source>
        <translation>固定为 %1</translation>
    </message>
    <message>
        <source>from data, %1</source>
        <translation>取自数据，%1</translation>
    </message>
    <message>
        <source>As probed</source>
        <translation>随探针</translation>
    </message>
    <message>
        <source>Change what is shown side by side</source>
        <translation>更改并排显示的内容</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Zoom together</source>
        <translation>一同缩放</translation>
    </message>
    <message>
        <source>Head of B</source>
        <translation>B 的头</translation>
    </message>
    <message>
        <source>Slice of B</source>
        <translation>B 的切片</translation>
    </message>
    <message>
        <source>As of A</source>
        <translation>与 A 相同</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
</context>
<context>
    <name>whorl::WordSearch</name>
    <message>
        <source>Find a word</source>
        <translation>查找词</translation>
    </message>
    <message>
        <source>No word begins like this</source>
        <translation>没有以此开头的词</translation>
    </message>
</context>
</TS>
