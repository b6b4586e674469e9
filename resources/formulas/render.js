// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Renders every formula of formulas.json to <id>.svg beside it. Run it after changing a formula, in a folder where
// `npm install mathjax-full@3` was run; the pictures are committed, so that building Whorl needs no node.
const fs = require("fs");
const path = require("path");
const { mathjax } = require("mathjax-full/js/mathjax.js");
const { TeX } = require("mathjax-full/js/input/tex.js");
const { SVG } = require("mathjax-full/js/output/svg.js");
const { liteAdaptor } = require("mathjax-full/js/adaptors/liteAdaptor.js");
const { RegisterHTMLHandler } = require("mathjax-full/js/handlers/html.js");
const { AllPackages } = require("mathjax-full/js/input/tex/AllPackages.js");

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const page = mathjax.document("", {
    InputJax: new TeX({ packages: AllPackages }),
    OutputJax: new SVG({ fontCache: "local" }),
});

const formulas = JSON.parse(fs.readFileSync(path.join(__dirname, "formulas.json"), "utf8"));
for (const [id, formula] of Object.entries(formulas)) {
    const node = page.convert(formula.tex, { display: true, em: 16, ex: 8, containerWidth: 1280 });
    const svg = adaptor.innerHTML(node).replace("<defs>", `<title>${formula.alt}</title><defs>`);
    fs.writeFileSync(path.join(__dirname, `${id}.svg`), svg + "\n");
}
