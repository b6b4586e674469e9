// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/charts_application.h"
#include "app/cli/commands.h"
#include "app/manual/manual_file.h"
#include "app/scene/fonts.h"
#include "resources/resources.h"

#include <QTranslator>

#include <cstdio>

namespace whorl {

void runManual(const ManualArguments& arguments)
{
    const std::string format = suffixOf(arguments.output);
    if (format != "pdf" && format != "html")
        throw InputError("-o", arguments.output, "a file that ends in .pdf or .html is needed");
    requirePlace(arguments.output, arguments.force);
    const auto application = makeWindowlessApplication();
    QTranslator translator;
    if (!arguments.language.empty() && arguments.language != "en") {
        openResources();
        if (arguments.language != "zh_CN" || !translator.load(QStringLiteral(":/i18n/whorl_zh_CN.qm")))
            throw InputError("--language", arguments.language, "en or zh_CN is needed");
        QCoreApplication::installTranslator(&translator);
        if (format == "pdf" && !hasChinese())
            std::fprintf(stderr, "whorl: no installed font has Chinese letters; they will be missing\n");
    }
    const std::vector<ManualPage> pages = manualPages();
    const QByteArray bytes = format == "pdf" ? manualPdf(pages) : manualHtmlFile(pages);
    writeOutput(bytes.toStdString(), arguments.output);
}

}  // namespace whorl
