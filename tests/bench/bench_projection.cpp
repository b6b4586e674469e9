// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/table.h"
#include "core/projection/neighbour_graph.h"
#include "core/projection/pca.h"
#include "core/projection/projection.h"
#include "core/projection/quality.h"
#include "tests/bench/bench.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <sstream>

namespace whorl::bench {

namespace {

constexpr int peerMinutes = 15;

/// What a peer took, in milliseconds, or 0 where it is not installed.
double run(const QString& program, const QStringList& arguments, const QString& kernel)
{
    if (program.isEmpty())
        return 0;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!kernel.isEmpty())
        environment.insert("OPENBLAS_CORETYPE", kernel);
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(peerMinutes * 60'000) || process.exitCode() != 0)
        return 0;
    return process.readAllStandardOutput().trimmed().toDouble();
}

void writeNpy(const FloatRows& rows, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    QByteArray header = QString("{'descr': '<f4', 'fortran_order': False, 'shape': (%1, %2), }")
                            .arg(rows.rows())
                            .arg(rows.cols())
                            .toLatin1()
                            .leftJustified(117);
    file.write(QByteArray("\x93NUMPY\x01\x00\x76\x00", 10) + header + '\n');
    file.write(reinterpret_cast<const char*>(rows.data()), rows.size() * qint64(sizeof(float)));
}

void writeCsv(const FloatRows& rows, const QString& path)
{
    static const Eigen::IOFormat commas(Eigen::FullPrecision, Eigen::DontAlignCols, ",", "\n");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    std::ostringstream text;
    text << rows.format(commas) << '\n';
    file.write(text.str().c_str());
}

FloatRows readCsv(const QString& path, Eigen::Index count)
{
    FloatRows rows(count, 2);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return FloatRows::Zero(count, 2);
    for (Eigen::Index r = 0; r < count; ++r) {
        const QList<QByteArray> fields = file.readLine().trimmed().split(',');
        rows.row(r) << fields.value(0).toFloat(), fields.value(1).toFloat();
    }
    return rows;
}

/// The word vectors of the program and its peers at work on them.
class Race {
public:
    Race()
        : m_python(QStandardPaths::findExecutable("python3", {"/usr/bin"}))
        , m_part(shippedTable("glove6b_100d_10k.f16.npy", "glove")->values.topLeftCorner(10'000, 50).cast<float>())
    {
        writeNpy(m_part, m_folder.filePath("part.npy"));
        writeCsv(m_part, m_folder.filePath("part.csv"));
    }

    const FloatRows& part() const { return m_part; }

    /// The better of what the peer takes as it comes, and with kernels for newer processors.
    double peer(const QString& task) const
    {
        const double plain = ask(task, {}), newer = ask(task, "Haswell");
        return plain > 0 && newer > 0 ? std::min(plain, newer) : std::max(plain, newer);
    }

    double ask(const QString& task, const QString& kernel) const
    {
        return run(
            m_python,
            {QDir(WHORL_PEERS_DIR).filePath("projections.py"), task, m_folder.filePath("part.npy"), layoutFile()},
            kernel);
    }

    double rtsne(FloatRows& points) const
    {
        const QString out = m_folder.filePath("layout.csv");
        const double spent = run(QStandardPaths::findExecutable("Rscript"),
                                 {QDir(WHORL_PEERS_DIR).filePath("rtsne.R"), m_folder.filePath("part.csv"), out}, {});
        if (spent > 0)
            points = readCsv(out, m_part.rows());
        return spent;
    }

    FloatRows layout() const { return loadTable(layoutFile().toStdString())->values.cast<float>(); }

private:
    QString layoutFile() const { return m_folder.filePath("layout.npy"); }

    QTemporaryDir m_folder;
    QString m_python;
    FloatRows m_part;
};

QString milliseconds(double spent)
{
    return spent <= 0 ? QString("not installed") : QString("%1 ms").arg(spent, 0, 'f', spent < 10 ? 2 : 0);
}

/// "4.2 times as long, at least 3 wanted".
QString against(double peer, double own, double wanted)
{
    return peer <= 0 ? QString() : QString("%1 times ours, at least %2").arg(peer / own, 0, 'f', 1).arg(wanted);
}

double ownMedian(const std::function<void()>& work, int runs)
{
    std::vector<double> spent;
    for (int i = 0; i < runs; ++i)
        spent.push_back(timed(work));
    return median(spent);
}

QString qualityOf(const FloatRows& vectors, const FloatRows& points)
{
    QualityOptions options;
    options.metric = Metric::euclidean;
    return QString::fromStdString(measureQuality(vectors, points, options)->text());
}

void measureLayout(const Race& race, ProjectionMethod method, Metric metric, const QString& name,
                   const std::vector<std::pair<QString, double>>& peers)
{
    ProjectionOptions options;
    options.method = method;
    options.metric = metric;
    std::unique_ptr<Projection> projection;
    const double own = timed([&] {
        projection = startProjection(race.part(), options);
        while (projection->step() < projection->steps())
            projection->advance();
    });
    report(name + ", 10,000 x 50", milliseconds(own), qualityOf(race.part(), projection->coordinates()));
    for (const auto& [task, wanted] : peers) {
        FloatRows points;
        const double spent = task == "Rtsne" ? race.rtsne(points) : race.ask(task, {});
        if (spent > 0 && task != "Rtsne")
            points = race.layout();
        const QString peer = task == "tsne" ? "scikit-learn" : task == "umap" ? "umap-learn" : task;
        report(name + ", " + peer, milliseconds(spent),
               spent > 0 ? against(spent, own, wanted) + "; " + qualityOf(race.part(), points) : QString());
    }
}

}  // namespace

void measureProjections(bool layouts)
{
    const Race race;
    const double pca = ownMedian(
        [&] {
            const PrincipalComponents components = fitPca(race.part(), 2);
            applyPca(components, race.part());
        },
        31);
    report("PCA, 2 of 10,000 x 50", milliseconds(pca));
    const double covariance = race.peer("covariance"), sklearn = race.peer("pca");
    report("PCA, NumPy's covariance and eigh", milliseconds(covariance), against(covariance, pca, 1));
    report("PCA, scikit-learn", milliseconds(sklearn), against(sklearn, pca, 3));

    report("90 nearest of each of 10,000 x 50",
           milliseconds(ownMedian([&] { neighbourGraph(race.part(), 90, Metric::euclidean); }, 3)));
    const FloatRows plane = race.part().leftCols(2);
    report("Quality of 10,000 points", milliseconds(ownMedian([&] { measureQuality(race.part(), plane); }, 3)));
    if (!layouts)
        return;
    measureLayout(race, ProjectionMethod::tsne, Metric::euclidean, "t-SNE", {{"Rtsne", 1}, {"tsne", 4}});
    measureLayout(race, ProjectionMethod::umap, Metric::cosine, "UMAP", {{"umap", 3}});
}

}  // namespace whorl::bench
