// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/controls/parameter_control.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace whorl {

class NumberField;
class SegmentedControl;
class ValueSlider;

/// Slider, if the row has a range for one, and number field.
class NumberControl : public ParameterControl {
    Q_OBJECT

public:
    NumberControl(const Parameter& parameter, const Appearance& appearance, QWidget* parent);
    ~NumberControl() override;
    void setValue(const Value& value) override;

private:
    void want(double value);
    /// A long number being typed takes the slider's place too.
    void giveRoom(const QString& text);

    Parameter m_parameter;
    ValueSlider* m_slider = nullptr;
    NumberField* m_field;
};

/// Segments where the words are few and short, otherwise a combo box.
class ChoiceControl : public ParameterControl {
    Q_OBJECT

public:
    ChoiceControl(const Parameter& parameter, const Appearance& appearance, int choiceWidth, QWidget* parent);
    void setValue(const Value& value) override;

private:
    void choose(int index);

    Parameter m_parameter;
    SegmentedControl* m_segments = nullptr;
    QComboBox* m_box = nullptr;
};

class BooleanControl : public ParameterControl {
    Q_OBJECT

public:
    BooleanControl(const Parameter& parameter, QWidget* parent);
    void setValue(const Value& value) override;

private:
    QCheckBox* m_box;
};

/// A line of text that counts at Enter or when the focus leaves; Escape brings the old one back.
class TextLine : public ParameterControl {
    Q_OBJECT

protected:
    TextLine(const Parameter& parameter, QWidget* parent);
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showText(const QString& text);
    void commit();
    /// What the text means; throws ParameterError.
    virtual Value read(const QString& text) const;

    Parameter m_parameter;
    QLineEdit* m_line;
    QString m_shown;
};

/// A line of text, or a list to choose from where it is known what the text may be.
class TextControl : public TextLine {
    Q_OBJECT

public:
    TextControl(const Parameter& parameter, QWidget* parent);
    void setValue(const Value& value) override;
    void setOffers(const std::vector<Offer>& offers) override;

private:
    void showOffer();

    QComboBox* m_box;
    QString m_usual;  ///< what an empty text stands for
};

/// A path with a button that looks for one, and the words that stand for files that come with the program.
class FileControl : public TextLine {
    Q_OBJECT

public:
    FileControl(const Parameter& parameter, QWidget* parent);
    void setValue(const Value& value) override;

protected:
    Value read(const QString& text) const override;

private:
    void browse();
};

/// The named vectors, or a list of numbers typed below.
class VectorControl : public TextLine {
    Q_OBJECT

public:
    VectorControl(const Parameter& parameter, QWidget* parent);
    void setValue(const Value& value) override;

private:
    void choose(int index);

    QComboBox* m_words;
};

}  // namespace whorl
