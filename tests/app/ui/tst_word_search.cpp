// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/word_search.h"
#include "tests/support/test_main.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>

using namespace whorl;

class tst_WordSearch : public QObject {
    Q_OBJECT

private slots:
    void returnTakesTheBestWord_data();
    void returnTakesTheBestWord();
    void whatNobodyKnowsIsSaid();
};

namespace {

QStringList words(const QString& beginning)
{
    QStringList found;
    for (const char* word : {"doctor", "doctors", "doctoral"})
        if (QString::fromLatin1(word).startsWith(beginning, Qt::CaseInsensitive))
            found += QString::fromLatin1(word);
    return found;
}

}  // namespace

void tst_WordSearch::returnTakesTheBestWord_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("taken");
    QTest::newRow("a beginning") << "doc"
                                 << "doctor";
    QTest::newRow("a word that others begin with") << "doctor"
                                                   << "doctor";
    QTest::newRow("in another case") << "Doctor"
                                     << "doctor";
    QTest::newRow("a longer word") << "doctora"
                                   << "doctoral";
}

void tst_WordSearch::returnTakesTheBestWord()
{
    QFETCH(QString, typed);
    QFETCH(QString, taken);
    QWidget window;
    window.resize(600, 400);
    window.show();
    const QPointer<WordSearch> search = new WordSearch(words, &window);
    QSignalSpy found(search, &WordSearch::found);
    search->showOver(window.rect());
    auto* line = search->findChild<QLineEdit*>();
    QTest::keyClicks(line, typed);
    QAbstractItemView* list = line->completer()->popup();
    QCOMPARE(list->currentIndex().data().toString(), taken);

    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(found.count(), 1);
    QCOMPARE(found.first().first().toString(), taken);
}

void tst_WordSearch::whatNobodyKnowsIsSaid()
{
    QWidget window;
    window.show();
    const QPointer<WordSearch> search = new WordSearch(words, &window);
    QSignalSpy found(search, &WordSearch::found);
    search->showOver(window.rect());
    auto* line = search->findChild<QLineEdit*>();
    QTest::keyClicks(line, "x");
    QTest::keyClick(line, Qt::Key_Return);

    QVERIFY(search->findChild<QLabel*>()->isVisible());
    QCOMPARE(found.count(), 0);
}

WHORL_APP_TEST(tst_WordSearch)
#include "tst_word_search.moc"
