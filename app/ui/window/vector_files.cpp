// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/vector_files.h"

#include "app/document/board_store.h"
#include "app/scene/number_text.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/window/settings.h"
#include "core/catalogue.h"
#include "core/embedding/vector_table.h"
#include "core/embedding/word2vec_files.h"

#include <QDir>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QProgressDialog>
#include <QPromise>
#include <QThreadPool>

#include <atomic>
#include <new>
#include <optional>

namespace whorl {

namespace {

/// Of our own: painting waits for threads of the global pool.
QThreadPool& workers()
{
    static QThreadPool pool;
    return pool;
}

struct Outcome {
    std::int64_t count = 0, dimension = 0;
    std::optional<InputError> error;
    bool calledOff = false;
};

/// A list of words that stands beside another table must not become that of this one.
void refuseForeignList(const FileBytes& file, const QString& path)
{
    const QString beside = QString::fromStdString(file.path);
    if (beside != path && QFileInfo::exists(beside) && !QFileInfo::exists(path))
        throw FileError(file.path, "a list of words that is there already", "another name is needed");
}

Outcome write(const Panel& panel, const QString& path, std::atomic<bool>& calledOff)
{
    Outcome outcome;
    try {
        Watch watch;
        watch.progress = [&calledOff](double) { return !calledOff; };
        const auto table = findSource(panel.source).vectors(panel.values, watch);
        std::vector<std::string> words;
        for (std::int64_t row = 0; row < table->count(); ++row)
            words.push_back(table->word(row));
        const std::vector<FileBytes> files = wordVectorFiles(path.toStdString(), words, table->values);
        for (const FileBytes& file : files)
            refuseForeignList(file, path);
        for (const FileBytes& file : files)
            writeFile(QByteArray::fromRawData(file.bytes.data(), static_cast<qsizetype>(file.bytes.size())),
                      QString::fromStdString(file.path));
        outcome.count = table->count();
        outcome.dimension = table->dimension();
    } catch (const InputError& error) {
        outcome.error = error;
    } catch (const Cancelled&) {
        outcome.calledOff = true;
    } catch (const std::bad_alloc&) {
        outcome.error = InputError("memory", "too small for these vectors", "fewer words are needed");
    }
    return outcome;
}

}  // namespace

VectorFiles::VectorFiles(Settings& settings, QWidget* window)
    : QObject(window)
    , m_settings(settings)
    , m_window(window)
{
}

void VectorFiles::saveWithDialog(const Panel& panel)
{
    const QString text = tr("Word vectors as text (*.vec)"), array = tr("NumPy array with a list of words (*.npy)");
    QString chosen = text;
    QString path = QFileDialog::getSaveFileName(m_window, tr("Save vectors"),
                                                QDir(m_settings.folder()).filePath(tr("vectors") + ".vec"),
                                                text + ";;" + array, &chosen, QFileDialog::ReadOnly);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += chosen == array ? ".npy" : ".vec";
    m_settings.setFolder(QFileInfo(path).absolutePath());
    save(panel, path);
}

bool VectorFiles::save(const Panel& panel, const QString& path)
{
    const auto calledOff = std::make_shared<std::atomic<bool>>(false);
    QFutureWatcher<Outcome> watcher;
    QProgressDialog box(tr("Saving vectors"), tr("Cancel"), 0, 0, m_window);
    box.setWindowModality(Qt::WindowModal);
    box.setMinimumDuration(400);
    connect(&box, &QProgressDialog::canceled, this, [calledOff] { *calledOff = true; });
    QEventLoop loop;
    connect(&watcher, &QFutureWatcher<Outcome>::finished, &loop, &QEventLoop::quit);
    auto promise = std::make_shared<QPromise<Outcome>>();
    watcher.setFuture(promise->future());
    workers().start([promise, panel, path, calledOff] {
        promise->start();
        promise->addResult(write(panel, path, *calledOff));
        promise->finish();
    });
    box.setValue(0);
    loop.exec();
    box.reset();
    const Outcome outcome = watcher.result();
    if (outcome.error)
        emit failed(errorSentence(*outcome.error));
    else if (!outcome.calledOff)
        emit saved(
            tr("%1 vectors of %2 numbers saved as %3")
                .arg(integerText(outcome.count), integerText(outcome.dimension), QDir::toNativeSeparators(path)));
    return !outcome.error && !outcome.calledOff;
}

}  // namespace whorl
