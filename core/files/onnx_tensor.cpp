// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/onnx_tensor.h"

#include "core/error.h"

#include <array>

namespace whorl {

namespace {

/// Numbers of TensorProto's fields.
enum Field : std::uint64_t {
    dims = 1,
    dataType = 2,
    segment = 3,
    floatData = 4,
    int32Data = 5,
    int64Data = 7,
    nameField = 8,
    rawData = 9,
    doubleData = 10,
    uint64Data = 11,
    externalData = 13,
    dataLocation = 14
};

struct OnnxType {
    const char* name;
    NumberKind kind;
    Field list;  ///< where its numbers are when they are not raw
};

/// By number, as in TensorProto.DataType.
constexpr std::array<OnnxType, 24> types = {{
    {"UNDEFINED", NumberKind::unreadable, rawData},
    {"FLOAT", NumberKind::f32, floatData},
    {"UINT8", NumberKind::u8, int32Data},
    {"INT8", NumberKind::i8, int32Data},
    {"UINT16", NumberKind::u16, int32Data},
    {"INT16", NumberKind::i16, int32Data},
    {"INT32", NumberKind::i32, int32Data},
    {"INT64", NumberKind::i64, int64Data},
    {"STRING", NumberKind::unreadable, rawData},
    {"BOOL", NumberKind::boolean, int32Data},
    {"FLOAT16", NumberKind::f16, int32Data},
    {"DOUBLE", NumberKind::f64, doubleData},
    {"UINT32", NumberKind::u32, uint64Data},
    {"UINT64", NumberKind::u64, uint64Data},
    {"COMPLEX64", NumberKind::unreadable, rawData},
    {"COMPLEX128", NumberKind::unreadable, rawData},
    {"BFLOAT16", NumberKind::bf16, int32Data},
    {"FLOAT8E4M3FN", NumberKind::unreadable, rawData},
    {"FLOAT8E4M3FNUZ", NumberKind::unreadable, rawData},
    {"FLOAT8E5M2", NumberKind::unreadable, rawData},
    {"FLOAT8E5M2FNUZ", NumberKind::unreadable, rawData},
    {"UINT4", NumberKind::unreadable, rawData},
    {"INT4", NumberKind::unreadable, rawData},
    {"FLOAT4E2M1", NumberKind::unreadable, rawData},
}};

/// What the fields of one message say.
struct Found {
    TensorInfo tensor;
    std::uint64_t type = 0;
    std::optional<ProtoField> raw;
    bool hasList = false, isSegment = false, isElsewhere = false;
    std::string otherFile;
};

/// The path within external_data, a list of keys and values.
std::string locationOf(const ProtoField& entry, const std::string& name)
{
    std::string key, value;
    for (ProtoWalker walker(entry, name); const auto field = walker.next();)
        (field->number == 1 ? key : value) = textOf(*field);
    return key == "location" ? value : std::string();
}

void addSizes(std::vector<std::int64_t>& shape, const ProtoField& field, const std::string& name)
{
    const auto add = [&](std::uint64_t size) {
        if (shape.size() == mostAxes)
            throw FileError(name + ", byte " + std::to_string(field.begin), "a shape of more than 64 sizes",
                            "at most 64 are possible");
        shape.push_back(static_cast<std::int64_t>(size));
    };
    if (!field.isBytes())
        add(field.value);
    else
        for (ProtoWalker list(field, name); const auto size = list.nextVarint();)
            add(*size);
}

Found walk(const ProtoField& message, const std::string& name)
{
    Found found;
    for (ProtoWalker walker(message, name); const auto field = walker.next();)
        switch (field->number) {
        case dims:
            addSizes(found.tensor.shape, *field, name);
            break;
        case dataType:
            found.type = field->value;
            break;
        case segment:
            found.isSegment = true;
            break;
        case nameField:
            found.tensor.name = textOf(*field);
            break;
        case rawData:
            found.raw = *field;
            break;
        case floatData:
        case int32Data:
        case int64Data:
        case doubleData:
        case uint64Data:
            found.hasList = true;
            break;
        case externalData:
            found.isElsewhere = true;
            if (std::string location = locationOf(*field, name); !location.empty())
                found.otherFile = std::move(location);
            break;
        case dataLocation:
            found.isElsewhere = found.isElsewhere || field->value == 1;
            break;
        default:
            break;
        }
    return found;
}

/// The numbers of a typed list, as they would lie in raw_data. A list may be in one field or in many.
std::string listed(const ProtoField& message, OnnxType type, std::uint64_t bytes, const std::string& where)
{
    const std::size_t size = blockSize(type.kind).bytes;
    std::string values;
    const auto add = [&](std::uint64_t word) {
        for (std::size_t i = 0; i < size; ++i)
            values += static_cast<char>(word >> 8 * i);
    };
    for (ProtoWalker walker(message, where); const auto field = walker.next();) {
        if (field->number != type.list)
            continue;
        if (field->wire == ProtoField::varint)
            add(field->value);
        else if (type.list == floatData || type.list == doubleData)
            values += field->content;
        else
            for (ProtoWalker list(*field, where); const auto word = list.nextVarint();)
                add(*word);
        if (values.size() > bytes)
            break;
    }
    if (values.size() != bytes)
        throw FileError(where,
                        "its list has " + std::string(values.size() > bytes ? "more than " : "")
                            + std::to_string(std::min<std::uint64_t>(values.size(), bytes) / size) + " values",
                        "its shape needs " + std::to_string(bytes / size));
    return values;
}

/// Why the numbers cannot be read, or nothing.
std::string obstacle(const Found& found, NumberKind kind, std::uint64_t needs)
{
    if (found.isElsewhere)
        return "its values are in another file, " + quotedBytes(found.otherFile) + ", which is never opened";
    if (found.isSegment)
        return "it is a part of a tensor, which is not read";
    if (kind == NumberKind::unreadable)
        return "its type " + found.tensor.dtype + " is not read";
    if (found.raw && found.raw->content.size() != needs)
        return "raw_data has " + std::to_string(found.raw->content.size()) + " bytes; " + found.tensor.dtype
            + " of shape " + shapeText(found.tensor.shape) + " needs " + std::to_string(needs);
    if (!found.raw && !found.hasList && needs != 0)
        return "it has no values";
    return {};
}

}  // namespace

void addOnnxTensor(TensorContents& contents, const std::shared_ptr<const MappedFile>& file, const ProtoField& message)
{
    Found found = walk(message, file->name());
    const bool known = found.type < types.size();
    const OnnxType type = known ? types[found.type] : types[0];
    found.tensor.dtype = known ? type.name : "type " + std::to_string(found.type);
    const std::string where = file->name() + ", initialiser " + quotedBytes(found.tensor.name);
    std::uint64_t needs = 0;
    try {
        needs = bytesNeeded(found.tensor.shape, blockSize(type.kind), where);
    } catch (const FileError& error) {
        contents.problems.push_back({error.where(), error.found(), error.expected()});
        return;
    }
    TensorPlace place{file, found.raw ? found.raw->begin : 0, {type.kind, false}, false, {}, {}};
    place.unreadable = obstacle(found, type.kind, needs);
    if (!place.unreadable.empty())
        contents.problems.push_back({"initialiser " + found.tensor.name, place.unreadable, "it is listed, not read"});
    else if (!found.raw && needs != 0)
        place.unpack = [file, message, type, needs, where] {
            return MappedFile::ofMemory(listed(message, type, needs, where), where);
        };
    contents.add(std::move(found.tensor), std::move(place));
}

}  // namespace whorl
