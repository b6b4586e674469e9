// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_run.h"

#include "app/cli/command_line.h"
#include "tests/support/scratch.h"

#include <QTemporaryFile>

#include <cstdio>
#include <unistd.h>
#include <vector>

namespace whorl::test {

namespace {

/// Sends a stream into a file for as long as it lives.
class Caught {
public:
    explicit Caught(FILE* stream)
        : m_stream(stream)
    {
        m_file.open();
        std::fflush(m_stream);
        m_original = dup(fileno(m_stream));
        dup2(m_file.handle(), fileno(m_stream));
    }

    QByteArray release()
    {
        std::fflush(m_stream);
        dup2(m_original, fileno(m_stream));
        close(m_original);
        return contents(m_file.fileName());
    }

private:
    FILE* m_stream;
    QTemporaryFile m_file;
    int m_original = -1;
};

}  // namespace

CommandRun runWhorl(const QByteArrayList& arguments)
{
    QByteArrayList words = arguments;
    words.prepend("whorl");
    std::vector<char*> pointers;
    for (QByteArray& word : words)
        pointers.push_back(word.data());
    CommandRun run;
    Caught out(stdout), err(stderr);
    run.status = runCommandLine(static_cast<int>(pointers.size()), pointers.data());
    run.err = err.release();
    run.out = out.release();
    return run;
}

CommandRun runWhorl(const char* line)
{
    return runWhorl(QByteArray(line).split(' '));
}

}  // namespace whorl::test
