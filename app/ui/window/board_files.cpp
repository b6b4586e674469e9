// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/board_files.h"

#include "app/document/board_store.h"
#include "app/document/document.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/window/board_header.h"
#include "app/ui/window/settings.h"
#include "core/board_file.h"
#include "core/files/model_board.h"
#include "core/files/model_presets.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace whorl {

namespace {

bool hasSuffix(const QString& path, const QStringList& suffixes)
{
    return suffixes.contains(QFileInfo(path).suffix().toLower());
}

}  // namespace

bool isFigureName(const QString& path)
{
    return hasSuffix(path, {"png", "svg", "pdf", "gif", "webp", "mp4", "webm"});
}

BoardFiles::BoardFiles(Document& document, Settings& settings, QWidget* window)
    : QObject(window)
    , ask([this] { return askUser(); })
    , m_document(document)
    , m_settings(settings)
    , m_window(window)
{
}

BoardFiles::Answer BoardFiles::askUser()
{
    QMessageBox box(QMessageBox::NoIcon, tr("Whorl"), tr("Save the changes to “%1”?").arg(boardTitle(m_document)),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setInformativeText(tr("Otherwise they are lost."));
    box.button(QMessageBox::Save)->setText(m_document.path().isEmpty() ? tr("Save as…") : tr("Save"));
    box.button(QMessageBox::Discard)->setText(tr("Discard"));
    box.button(QMessageBox::Cancel)->setText(tr("Cancel"));
    box.setDefaultButton(QMessageBox::Save);
    box.setEscapeButton(QMessageBox::Cancel);
    switch (box.exec()) {
    case QMessageBox::Save:
        return Answer::save;
    case QMessageBox::Discard:
        return Answer::discard;
    default:
        return Answer::cancel;
    }
}

bool BoardFiles::mayReplace()
{
    if (!m_document.isModified())
        return true;
    switch (ask()) {
    case Answer::save:
        return save();
    case Answer::discard:
        return true;
    case Answer::cancel:
        break;
    }
    return false;
}

void BoardFiles::newBoard()
{
    if (!mayReplace())
        return;
    m_document.reset({});
    emit opened();
}

void BoardFiles::openWithDialog()
{
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Open"), m_settings.folder(),
        tr("Boards and figures made by Whorl (*.whorl *.png *.svg *.pdf *.gif *.webp *.mp4 *.webm)") + ";;"
            + tr("Models (*.json *.gguf *.safetensors *.npy *.npz *.onnx)") + ";;"
            + tr("Word vectors (*.vec *.txt *.tsv *.bin *.gz *.npy *.npz)") + ";;" + tr("All files (*)"),
        nullptr, QFileDialog::ReadOnly);
    if (path.isEmpty())
        return;
    m_settings.setFolder(QFileInfo(path).absolutePath());
    open(path);
}

bool BoardFiles::open(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    const bool isBoard = hasSuffix(path, {"whorl"}), isResult = !isBoard && isLabResult(path);
    Board board;
    try {
        if (!isBoard && !isFigureName(path) && !isResult) {
            if (!openModel(describeModel(path.toStdString())))
                return false;
            m_recent.add(path);
            return true;
        }
        board = readBoardFile(path);
    } catch (const InputError& error) {
        m_recent.remove(path);
        emit failed(errorSentence(error));
        return false;
    }
    if (!mayReplace())
        return false;
    // Neither a figure nor a result is to be saved over.
    m_document.reset(board, isBoard ? QFileInfo(path).absoluteFilePath() : QString());
    m_recent.add(path);
    emit opened();
    const std::vector<std::string> unknown = unknownKeys(board);
    if (!unknown.empty()) {
        QStringList keys;
        for (const std::string& key : unknown)
            keys += QString::fromStdString(key);
        emit noted(tr("“%1” holds keys that this version does not know; they are kept: %2")
                       .arg(name, keys.mid(0, 6).join(u", ") + (keys.size() > 6 ? QStringLiteral(", …") : QString())));
    }
    return true;
}

bool BoardFiles::openModel(const ModelDescription& description)
{
    const Board board = modelBoard(description);
    if (!mayReplace())
        return false;
    m_document.reset(board);
    emit opened();
    const auto count = [](const auto& list) { return static_cast<int>(list.size()); };
    if (count(description.assumed) + count(description.ignored) + count(description.problems) > 0)
        emit described(tr("%1 is open. Assumed: %2, ignored: %3, wrong: %4")
                           .arg(QString::fromStdString(description.title))
                           .arg(count(description.assumed))
                           .arg(count(description.ignored))
                           .arg(count(description.problems)),
                       QString::fromStdString(descriptionText(description)));
    return true;
}

void BoardFiles::openPreset(const QString& name)
{
    try {
        openModel(chooseModel(name.toStdString()).description);
    } catch (const InputError& error) {
        emit failed(errorSentence(error));
    }
}

void BoardFiles::openReadyMade(const QString& id)
{
    try {
        const Board board = findBoard(id);
        if (!mayReplace())
            return;
        m_document.reset(board);
        emit opened();
    } catch (const InputError& error) {
        emit failed(errorSentence(error));
    }
}

void BoardFiles::openRecovered(const Board& board, const QString& path)
{
    Board before;
    QString file = path;
    try {
        if (!path.isEmpty())
            before = readBoardFile(path);
    } catch (const InputError&) {
        file.clear();  // The file itself is gone or broken: the copy is all there is.
    }
    m_document.reset(before, file);
    m_document.edit(board, tr("Recover board"));
    emit opened();
}

bool BoardFiles::save()
{
    return m_document.path().isEmpty() ? saveWithDialog() : saveTo(m_document.path());
}

bool BoardFiles::saveWithDialog()
{
    QString start = m_document.path();
    if (start.isEmpty()) {
        QString name = boardTitle(m_document).toLower().simplified();
        name.replace(u' ', u'-').remove(u'/').remove(u'\\');
        start = QDir(m_settings.folder()).filePath(name + ".whorl");
    }
    QString path = QFileDialog::getSaveFileName(m_window, tr("Save as"), start, tr("Boards (*.whorl)"), nullptr,
                                                QFileDialog::ReadOnly);
    if (path.isEmpty())
        return false;
    if (!hasSuffix(path, {"whorl"}))
        path += ".whorl";
    m_settings.setFolder(QFileInfo(path).absolutePath());
    return saveTo(path);
}

bool BoardFiles::saveTo(const QString& path)
{
    try {
        m_document.save(path);
    } catch (const InputError& error) {
        emit failed(errorSentence(error));
        return false;
    }
    m_recent.add(path);
    return true;
}

}  // namespace whorl
