// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/onnx.h"

#include "core/error.h"
#include "core/files/onnx_tensor.h"

namespace whorl {

namespace {

/// A key and a value, both texts.
MetaEntry entryOf(const ProtoField& message, const std::string& name)
{
    MetaEntry entry{"", std::string()};
    for (ProtoWalker walker(message, name); const auto field = walker.next();)
        if (field->number == 1)
            entry.key = textOf(*field);
        else if (field->number == 2)
            entry.value = textOf(*field);
    return entry;
}

void readGraph(TensorContents& contents, const std::shared_ptr<const MappedFile>& file, const ProtoField& graph)
{
    std::size_t sparse = 0;
    for (ProtoWalker walker(graph, file->name()); const auto field = walker.next();)
        if (field->number == 5 && field->isBytes())
            addOnnxTensor(contents, file, *field);
        else if (field->number == 15)
            ++sparse;
    if (sparse > 0)
        contents.problems.push_back(
            {"graph", std::to_string(sparse) + " sparse initialisers", "they are not read; dense ones are"});
}

}  // namespace

bool looksLikeOnnx(std::string_view bytes)
{
    // ir_version, then producer_name, producer_version, domain, model_version, doc_string, graph, opset_import or
    // metadata_props.
    return bytes.size() > 3 && bytes[0] == '\x08' && bytes[1] > 0 && bytes[1] < 32
        && std::string_view("\x12\x1a\x22\x28\x32\x3a\x42\x72").find(bytes[2]) != std::string_view::npos;
}

TensorContents readOnnx(const std::shared_ptr<const MappedFile>& file)
{
    TensorContents contents{"ONNX", file->name(), {}, {}, {}, {}};
    bool hasGraph = false;
    for (ProtoWalker walker(file->bytes(), file->name(), 0); const auto field = walker.next();) {
        const auto note = [&](const char* key, MetaValue value) {
            contents.metadata.push_back({key, std::move(value)});
        };
        switch (field->number) {
        case 1:
            note("ir_version", field->value);
            break;
        case 2:
            note("producer_name", textOf(*field));
            break;
        case 3:
            note("producer_version", textOf(*field));
            break;
        case 4:
            note("domain", textOf(*field));
            break;
        case 5:
            note("model_version", field->value);
            break;
        case 7:
            hasGraph = true;
            readGraph(contents, file, *field);
            break;
        case 14:
            contents.metadata.push_back(entryOf(*field, file->name()));
            break;
        default:
            break;
        }
    }
    if (!hasGraph)
        throw FileError(file->name(), "an ONNX model without a graph", "a graph with initialisers is needed");
    return contents;
}

}  // namespace whorl
