// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/panel_accessible.h"

#include "app/ui/board/panel_body.h"
#include "app/ui/board/splitter_handle.h"

#include <QAccessibleWidget>

namespace whorl {

namespace {

class PanelAccessible : public QAccessibleWidget {
public:
    explicit PanelAccessible(PanelBody& body)
        : QAccessibleWidget(&body, QAccessible::Chart)
        , m_body(body)
    {
    }

    QString text(QAccessible::Text text) const override
    {
        if (text == QAccessible::Value)
            return m_body.valueText();
        const QString own = QAccessibleWidget::text(text);
        if (text != QAccessible::Description)
            return own;
        const QString summary = m_body.summary();
        return own.isEmpty() ? summary : summary.isEmpty() ? own : own + QStringLiteral("; ") + summary;
    }

private:
    PanelBody& m_body;
};

QAccessibleInterface* panelAccessible(const QString&, QObject* object)
{
    if (auto* handle = qobject_cast<SplitterHandle*>(object))
        return new QAccessibleWidget(handle, QAccessible::Splitter);
    auto* body = qobject_cast<PanelBody*>(object);
    return body ? new PanelAccessible(*body) : nullptr;
}

}  // namespace

void installPanelAccessible()
{
    static const bool once = (QAccessible::installFactory(panelAccessible), true);
    Q_UNUSED(once)
}

}  // namespace whorl
