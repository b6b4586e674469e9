// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/number_field.h"
#include "app/ui/controls/parameter_control.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/controls/value_slider.h"
#include "app/ui/look/appearance.h"
#include "core/catalogue.h"
#include "tests/support/test_main.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>

using namespace whorl;

class tst_ParameterControl : public QObject {
    Q_OBJECT

private slots:
    void everyControlIsNamedByItsParameter();
    void pressToReleaseIsOneGesture();
    void keysMoveTheSlider_data();
    void keysMoveTheSlider();
    void typedNumbersCountAtReturn();
    void escapeForgetsWhatWasTyped();
    void aLongNumberIsTypedInFullView();
    void aNumberOutOfRangeIsRefused();
    void zeroMayStandForAWord();
    void showingAValueIsNotAnEdit();
    void aTextAsLongAsABookStaysWhole();
    void fewShortWordsAreSegments();
    void manyWordsAreAComboBox();
    void aListOfNumbersCanBeTyped();
    void aListIsAskedForOnce();
    void theLargestLengthFitsIntoItsField();
    void labelsBelowASliderKeepClearOfEachOther();
    void anEmptyCheckBoxHasAnEdge_data();
    void anEmptyCheckBoxHasAnEdge();

private:
    Appearance m_appearance;
};

namespace {

Parameter number(ParameterKind kind, double low, double high)
{
    Parameter parameter;
    parameter.id = "length";
    parameter.label = "Length";
    parameter.kind = kind;
    parameter.minimum = parameter.sliderMinimum = low;
    parameter.maximum = parameter.sliderMaximum = high;
    return parameter;
}

constexpr Choice modes[] = {{"causal", "Causal"}, {"symmetric", "Symmetric"}};
constexpr Choice words[] = {{"ones", "All ones"}, {"random", "Random"}};

/// A control on screen with what it said last.
struct Shown {
    Shown(const Parameter& parameter, const Appearance& appearance, const Value& value, int width = 188)
        : control(makeParameterControl(parameter, appearance, width, nullptr))
    {
        QObject::connect(control.get(), &ParameterControl::edited, [this](const Value& edited) { last = edited; });
        QObject::connect(control.get(), &ParameterControl::refused,
                         [this](const ParameterError& error) { refusal = error.what(); });
        control->setValue(value);
        control->resize(200, 34);
        control->show();
    }

    std::unique_ptr<ParameterControl> control;
    std::optional<Value> last;
    std::string refusal;
};

}  // namespace

void tst_ParameterControl::everyControlIsNamedByItsParameter()
{
    for (const Source& source : catalogue())
        for (const Parameter& parameter : source.parameters) {
            const std::unique_ptr<ParameterControl> control(
                makeParameterControl(parameter, m_appearance, 188, nullptr));
            const QString label = QString::fromUtf8(parameter.label.data(), qsizetype(parameter.label.size()));
            bool named = false;
            for (const QWidget* child : control->findChildren<QWidget*>())
                named = named || child->accessibleName() == label;
            QVERIFY2(named, qPrintable(label));
        }
}

void tst_ParameterControl::pressToReleaseIsOneGesture()
{
    Shown shown(number(ParameterKind::integer, 0, 100), m_appearance, Value(std::int64_t{10}));
    auto* slider = shown.control->findChild<ValueSlider*>();
    QStringList said;
    connect(shown.control.get(), &ParameterControl::held, this, [&] { said += "held"; });
    connect(shown.control.get(), &ParameterControl::edited, this, [&] { said += "edited"; });
    connect(shown.control.get(), &ParameterControl::released, this, [&] { said += "released"; });

    QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, 13));
    QTest::mouseMove(slider, QPoint(slider->width() - 20, 13));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(slider->width() - 20, 13));

    QCOMPARE(said, (QStringList{"held", "edited", "edited", "released"}));
}

void tst_ParameterControl::keysMoveTheSlider_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<qint64>("value");
    QTest::newRow("up") << int(Qt::Key_Up) << qint64{51};
    QTest::newRow("down") << int(Qt::Key_Down) << qint64{49};
    QTest::newRow("page up") << int(Qt::Key_PageUp) << qint64{60};
    QTest::newRow("page down") << int(Qt::Key_PageDown) << qint64{40};
    QTest::newRow("home") << int(Qt::Key_Home) << qint64{0};
    QTest::newRow("end") << int(Qt::Key_End) << qint64{100};
}

void tst_ParameterControl::keysMoveTheSlider()
{
    QFETCH(const int, key);
    QFETCH(const qint64, value);
    Shown shown(number(ParameterKind::integer, 0, 100), m_appearance, Value(std::int64_t{50}));

    QTest::keyClick(shown.control->findChild<ValueSlider*>(), Qt::Key(key));

    QCOMPARE(std::get<std::int64_t>(shown.last.value()), value);
}

void tst_ParameterControl::typedNumbersCountAtReturn()
{
    Shown shown(number(ParameterKind::real, 0, 100), m_appearance, Value(1.0));
    auto* field = shown.control->findChild<NumberField*>();

    field->selectAll();
    QTest::keyClicks(field, "2.5");
    QVERIFY(!shown.last);
    QTest::keyClick(field, Qt::Key_Return);

    QCOMPARE(std::get<double>(shown.last.value()), 2.5);
}

void tst_ParameterControl::escapeForgetsWhatWasTyped()
{
    Shown shown(number(ParameterKind::real, 0, 100), m_appearance, Value(1.0));
    auto* field = shown.control->findChild<NumberField*>();

    field->selectAll();
    QTest::keyClicks(field, "77");
    QTest::keyClick(field, Qt::Key_Escape);

    QCOMPARE(field->text(), QString("1"));
    QVERIFY(!shown.last);
}

void tst_ParameterControl::aLongNumberIsTypedInFullView()
{
    Shown shown(number(ParameterKind::real, 0, 100), m_appearance, Value(1.0));
    auto* field = shown.control->findChild<NumberField*>();
    const auto* slider = shown.control->findChild<ValueSlider*>();
    const QString typed = "1234567890123";

    field->selectAll();
    QTest::keyClicks(field, typed);
    QCoreApplication::processEvents();
    QVERIFY(field->width() > field->fontMetrics().horizontalAdvance(typed) + 16);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(field->width() > field->fontMetrics().horizontalAdvance(typed) + 16);

    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(slider->isVisible());
    QVERIFY(field->width() < 100);
}

void tst_ParameterControl::aNumberOutOfRangeIsRefused()
{
    Shown shown(number(ParameterKind::integer, 0, 100), m_appearance, Value(std::int64_t{1}));
    auto* field = shown.control->findChild<NumberField*>();

    field->selectAll();
    QTest::keyClicks(field, "-5");
    QTest::keyClick(field, Qt::Key_Return);

    QVERIFY(!shown.last);
    QVERIFY2(shown.refusal.find("length") != std::string::npos, shown.refusal.c_str());
    QCOMPARE(field->text(), QString("-5"));
}

void tst_ParameterControl::zeroMayStandForAWord()
{
    Parameter parameter = number(ParameterKind::integer, 0, 64);
    parameter.zeroText = "all";
    Shown shown(parameter, m_appearance, std::int64_t{0});
    auto* edit = shown.control->findChild<NumberField*>()->findChild<QLineEdit*>();
    QCOMPARE(edit->text(), QString("all"));

    shown.control->setValue(std::int64_t{8});
    QCOMPARE(edit->text(), QString("8"));
    edit->setText("all");
    QTest::keyClick(edit, Qt::Key_Return);

    QVERIFY(shown.last == Value(std::int64_t{0}));
}

void tst_ParameterControl::showingAValueIsNotAnEdit()
{
    Shown shown(number(ParameterKind::integer, 0, 100), m_appearance, Value(std::int64_t{1}));

    shown.control->setValue(Value(std::int64_t{60}));

    QVERIFY(!shown.last);
    QCOMPARE(shown.control->findChild<ValueSlider*>()->value(), 60.0);
}

void tst_ParameterControl::aTextAsLongAsABookStaysWhole()
{
    const std::string text(100'000, 'a');
    Shown shown(number(ParameterKind::text, 0, 0), m_appearance, Value(text));
    auto* line = shown.control->findChild<QLineEdit*>();
    QVERIFY(line);
    QVERIFY(line->toolTip().size() < 1000);

    emit line->editingFinished();
    QVERIFY(!shown.last);
    line->setText(line->text() + 'b');
    emit line->editingFinished();
    QVERIFY(shown.last == Value(text + 'b'));
}

void tst_ParameterControl::fewShortWordsAreSegments()
{
    Parameter parameter = number(ParameterKind::choice, 0, 0);
    parameter.choices = modes;
    Shown shown(parameter, m_appearance, Value(std::string("causal")));

    QVERIFY(shown.control->findChild<SegmentedControl*>());
    const auto buttons = shown.control->findChildren<QAbstractButton*>();
    QTest::mouseClick(buttons.last(), Qt::LeftButton);

    QCOMPARE(std::get<std::string>(shown.last.value()), std::string("symmetric"));
}

void tst_ParameterControl::manyWordsAreAComboBox()
{
    Parameter parameter = number(ParameterKind::choice, 0, 0);
    parameter.choices = modes;
    Shown shown(parameter, m_appearance, Value(std::string("symmetric")), 40);

    auto* box = shown.control->findChild<QComboBox*>();
    QVERIFY(box);
    QCOMPARE(box->currentText(), QString("Symmetric"));
    QTest::keyClick(box, Qt::Key_Up);

    QCOMPARE(std::get<std::string>(shown.last.value()), std::string("causal"));
}

void tst_ParameterControl::aListOfNumbersCanBeTyped()
{
    Parameter parameter = number(ParameterKind::vector, 0, 0);
    parameter.minimum = -10;
    parameter.maximum = 10;
    parameter.choices = words;
    Shown shown(parameter, m_appearance, Value(std::vector<double>{1, 2}));
    auto* line = shown.control->findChild<QLineEdit*>();

    line->selectAll();
    QTest::keyClicks(line, "1,0.5,-2");
    QTest::keyClick(line, Qt::Key_Return);

    QCOMPARE(std::get<std::vector<double>>(shown.last.value()), (std::vector<double>{1, 0.5, -2}));
}

void tst_ParameterControl::aListIsAskedForOnce()
{
    Parameter parameter = number(ParameterKind::vector, 0, 0);
    parameter.minimum = -10;
    parameter.maximum = 10;
    parameter.choices = words;
    Shown shown(parameter, m_appearance, Value(std::string("random")));
    auto* box = shown.control->findChild<QComboBox*>();

    QSignalSpy wanted(shown.control.get(), &ParameterControl::listWanted);

    QTest::keyClick(box, Qt::Key_Down);

    QCOMPARE(wanted.count(), 1);
    QVERIFY(!shown.control->findChild<QLineEdit*>()->isHidden());
}

void tst_ParameterControl::theLargestLengthFitsIntoItsField()
{
    const Shown shown(number(ParameterKind::integer, 1, 1048576), m_appearance, Value(std::int64_t{1048576}));

    const auto* edit = shown.control->findChild<NumberField*>()->findChild<QLineEdit*>();
    constexpr int marginsOfALine = 4;

    QVERIFY(edit->fontMetrics().horizontalAdvance("1048576") + marginsOfALine <= edit->contentsRect().width());
}

void tst_ParameterControl::labelsBelowASliderKeepClearOfEachOther()
{
    Parameter parameter = number(ParameterKind::real, 1, 1e6);
    parameter.scale = Scale::logarithmic;
    ValueSlider slider(ValueScale::slider(parameter), m_appearance);

    for (int width = slider.minimumSizeHint().width(); width < 300; ++width) {
        slider.resize(width, 34);
        const std::vector<ValueSlider::Label> labels = slider.labels();
        QVERIFY(!labels.empty());
        for (std::size_t i = 1; i < labels.size(); ++i)
            QVERIFY2(labels[i].place.left() - labels[i - 1].place.right() >= 5, qPrintable(QString::number(width)));
    }
}

void tst_ParameterControl::anEmptyCheckBoxHasAnEdge_data()
{
    QTest::addColumn<Appearance::Choice>("choice");
    QTest::newRow("light") << Appearance::Choice::light;
    QTest::newRow("dark") << Appearance::Choice::dark;
}

void tst_ParameterControl::anEmptyCheckBoxHasAnEdge()
{
    QFETCH(const Appearance::Choice, choice);
    m_appearance.setChoice(choice);
    QCheckBox box;
    box.show();

    const QImage image = box.grab().toImage();
    const int ground = qGray(m_appearance.theme().background.rgb());
    int furthest = 0;
    for (int x = 0; x < 20; ++x)
        furthest = std::max(furthest,
                            std::abs(qGray(image.pixel(std::min(x, image.width() - 1), image.height() / 2)) - ground));

    QVERIFY2(furthest > 60, qPrintable(QString::number(furthest)));
}

WHORL_APP_TEST(tst_ParameterControl)
#include "tst_parameter_control.moc"
