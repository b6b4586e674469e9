// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/scene/picture.h"

#include <QScrollArea>
#include <QTimer>

#include <optional>
#include <set>

class QVBoxLayout;

namespace whorl {

class Appearance;
class FoldSection;
class FormulaView;
class ParameterRow;
class SidesSection;
class ViewSection;

/// The right dock: parameters, view, formula and notes of one panel, all generated from the descriptions.
class Inspector : public QScrollArea {
    Q_OBJECT

public:
    Inspector(Document& document, Appearance& appearance, QWidget* parent = nullptr);

    /// Shows the panel with this index; -1: nothing. While it is hidden nothing is made; that waits until it is seen.
    void showPanel(int index);

    /// Where it asks for what panels show that come to be step by step; of others it knows itself.
    void setShownData(std::function<std::shared_ptr<const PanelData>(int panel)> shownData);
    /// Such a panel may show something else now.
    void lookAgain();

    QSize sizeHint() const override { return {312, 600}; }
    QSize minimumSizeHint() const override { return {272, 200}; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    const whorl::Panel* panel() const;
    bool fits(const whorl::Panel& panel) const;
    void settleSide();
    const std::string& shownSource(const whorl::Panel& panel) const;
    const Values& shownValues(const whorl::Panel& panel) const;
    void chooseSide(std::optional<std::size_t> side);
    int rowWidth() const;
    void boardChanged(const Difference& difference);
    void rebuild();
    void addTitle(const Source& source);
    void addSides();
    void addParameters(const Source& source);
    ParameterRow* makeRow(const Parameter& parameter);
    void addView();
    void addFormula(const Source& source);
    static QWidget* makeNotes(const std::vector<Note>& notes);
    void addValues();
    FoldSection* addSection(const char* id, const QString& name, bool open);

    void refresh();
    QString differingSides(const whorl::Panel& panel, const Parameter& parameter, const Value& value) const;
    void refreshValues();
    void refreshFormula();
    void showValues(const Data* own);
    void wantValue(ParameterRow& row, const Value& value);
    Board accepted(const Board& before, std::string_view id, const Value& value) const;
    void beginList(ParameterRow& row);
    void resetParameters();
    void change(const QString& text, const std::function<void(whorl::Panel&)>& change);

    Document& m_document;
    Appearance& m_appearance;
    int m_panel = -1;
    bool m_isOutOfDate = true;  ///< what it shows was changed while nobody saw it
    /// Of a panel that compares: whose parameters are shown and changed; absent: those of all sides.
    std::optional<std::size_t> m_side;
    std::string m_source;     ///< what the rows were built for
    bool m_hasSides = false;  ///< and whether the panel compared anything
    whorl::Panel m_shown;     ///< what the sections show
    int m_builtWidth = 0;
    QWidget* m_content = nullptr;  ///< rebuilt for another source, another theme
    QVBoxLayout* m_column = nullptr;
    std::vector<ParameterRow*> m_rows;
    SidesSection* m_sides = nullptr;
    ViewSection* m_view = nullptr;
    FoldSection* m_formulaSection = nullptr;
    FormulaView* m_formula = nullptr;
    FoldSection* m_valuesSection = nullptr;
    QVBoxLayout* m_valueRows = nullptr;
    QList<std::pair<QString, QString>> m_values;  ///< what the rows say
    QWidget* m_reset = nullptr;
    std::shared_ptr<const PanelData> m_data;
    std::function<std::shared_ptr<const PanelData>(int panel)> m_shownData;
    std::int64_t m_shownSlice = 0;
    std::set<std::string> m_toggled;  ///< sections that are not as they are at first
    /// What was refused beside the other values, to be taken once the next change makes room for it.
    std::optional<std::pair<std::string, Value>> m_waiting;
    int m_gesture = 0;
    QTimer m_refresh;
};

}  // namespace whorl
