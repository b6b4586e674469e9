// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_pages.h"

#include <QUrl>
#include <QWidget>

class QLabel;
class QTextBrowser;
class QToolButton;
class QTreeWidget;

namespace whorl {

class Appearance;
class SearchField;

/// The manual: pages on the left, one of them on the right, a search over all of them.
class ManualWindow : public QWidget {
    Q_OBJECT

public:
    ManualWindow(Appearance& appearance, QWidget* parent);

    /// Shows a place such as "page:rope#parameter.base"; one that there is not is the first page.
    void go(const QString& place);
    /// The lines above the page: what had the focus when help was asked for; nothing for an empty name.
    void explain(const QString& name, const QString& text);

    QString place() const { return m_place; }
    QString explanation() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void connectParts();
    void fillTree();
    void restyle();
    void showPlace(const QString& place);
    void step(int by);
    void follow(const QUrl& link);
    void search(const QString& words);
    void findNext();
    void mark(const QString& words);
    void markPlace(const QString& anchor);
    const ManualPage* page(const QString& id) const;

    Appearance& m_appearance;
    std::vector<ManualPage> m_pages;
    SearchField* m_search;
    QTreeWidget* m_tree;
    QTextBrowser* m_browser;
    QLabel* m_explained;
    QToolButton *m_back, *m_forward;
    QString m_place;
    QStringList m_visited;  ///< places, of which m_step is shown
    qsizetype m_step = -1;
};

}  // namespace whorl
