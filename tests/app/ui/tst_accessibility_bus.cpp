// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

/// The window as other programs find it on the accessibility bus (AT-SPI), on a screen and a bus of its own.
class tst_AccessibilityBus : public QObject {
    Q_OBJECT

private slots:
    void aScreenReaderFindsChartsAndNames();
};

void tst_AccessibilityBus::aScreenReaderFindsChartsAndNames()
{
    // The one that the system's packages are for.
    QString python = QStandardPaths::findExecutable("python3", {"/usr/bin"});
    if (python.isEmpty())
        python = "python3";
    for (const QString& needed : {QString("dbus-run-session"), python, QString("Xvfb")})
        if (QStandardPaths::findExecutable(needed).isEmpty())
            QSKIP(qPrintable(needed + " is not installed"));
    QProcess reader;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove("QT_SCALE_FACTOR");
    reader.setProcessEnvironment(environment);
    reader.start("dbus-run-session", {"--", python, WHORL_WALK, WHORL_PROGRAM, WHORL_BOARD});
    QVERIFY(reader.waitForFinished(120'000));
    const QByteArray said = reader.readAllStandardOutput();
    if (reader.exitCode() == 77)
        QSKIP(said.trimmed().constData());
    const QByteArray faults = reader.readAllStandardError();
    const QJsonObject found = QJsonDocument::fromJson(said.trimmed().split('\n').last()).object();
    if (found["found"].toInt() == 0 && faults.contains("AT-SPI"))
        QSKIP("no accessibility bus");

    QVERIFY2(found["found"].toInt() > 100, qPrintable(said + faults));
    QVERIFY2(found["nameless"].toArray().isEmpty(), qPrintable(said));
    const QJsonArray charts = found["chart"].toArray();
    QCOMPARE(charts.size(), 3);
    for (const QJsonValue& chart : charts) {
        QVERIFY2(chart["name"].toString().contains(": "), qPrintable(said));
        QVERIFY2(chart["description"].toString().contains("rows"), qPrintable(said));
    }
    QVERIFY(found["slider"].toArray().size() >= 3);
    QVERIFY(found["push button"].toArray().size() >= 10);
}

WHORL_APP_TEST(tst_AccessibilityBus)
#include "tst_accessibility_bus.moc"
