// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Renders every formula of formulas.json to a picture in the folder pictures. Run it after changing a formula, in a folder where
// `npm install mathjax-full@3` was run; the pictures are committed, so that building Whorl needs no node.
const crypto = require("crypto");
const fs = require("fs");
const path = require("path");
const need = require("module").createRequire(path.join(process.cwd(), "render.js"));
const { mathjax } = need("mathjax-full/js/mathjax.js");
const { TeX } = need("mathjax-full/js/input/tex.js");
const { SVG } = need("mathjax-full/js/output/svg.js");
const { liteAdaptor } = need("mathjax-full/js/adaptors/liteAdaptor.js");
const { RegisterHTMLHandler } = need("mathjax-full/js/handlers/html.js");
const { AllPackages } = need("mathjax-full/js/input/tex/AllPackages.js");

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);

const folder = path.join(__dirname, "pictures");

/// "rope/yarn" is in rope.yarn.svg.
const fileOf = (id) => path.join(folder, `${id.replace("/", ".")}.svg`);

/// The check of a committed picture: the program's tests compare it with the TeX, without node.
const hashOf = (tex) => crypto.createHash("sha256").update(tex, "utf8").digest("hex");

function picture(formula) {
    // A document of its own each, so that the names inside do not depend on the formulas before.
    const page = mathjax.document("", {
        InputJax: new TeX({ packages: AllPackages.filter((name) => name !== "noerrors") }),
        OutputJax: new SVG({ fontCache: "local" }),
    });
    const node = page.convert(formula.tex, { display: true, em: 16, ex: 8, containerWidth: 1280 });
    const svg = adaptor.innerHTML(node);
    if (svg.includes("data-mjx-error"))
        throw new Error(`TeX refused: ${formula.tex}`);
    return svg
        .replace("<svg ", `<svg data-tex-sha256="${hashOf(formula.tex)}" `)
        .replace("<defs>", `<title>${formula.alt}</title><defs>`);
}

const formulas = JSON.parse(fs.readFileSync(path.join(__dirname, "formulas.json"), "utf8"));
for (const file of fs.readdirSync(folder).filter((name) => name.endsWith(".svg")))
    fs.unlinkSync(path.join(folder, file));
for (const [id, formula] of Object.entries(formulas))
    fs.writeFileSync(fileOf(id), picture(formula) + "\n");
