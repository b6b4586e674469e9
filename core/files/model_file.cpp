// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/error.h"
#include "core/files/gguf_model.h"
#include "core/files/mapped_file.h"
#include "core/files/model_config.h"
#include "core/files/model_tensors.h"
#include "core/files/rope_config.h"
#include "core/files/word_vectors.h"
#include "core/lab/result_file.h"

#include <filesystem>

namespace whorl {

namespace {

/// A configuration is a page of text; the vocabularies that some carry make it a few million bytes.
constexpr std::size_t largestConfig = std::size_t{64} << 20;

/// What the sources themselves refuse is a problem of the file.
void dropRefused(ModelDescription& description)
{
    std::erase_if(description.encodings, [&](const ModelEncoding& encoding) {
        for (const Source& source : catalogue())
            if (source.info.id == encoding.source) {
                try {
                    source.check(encoding.parameters);
                } catch (const InputError& error) {
                    description.refuse(error);
                    return true;
                }
            }
        return false;
    });
}

std::string beside(const std::string& path, const char* name)
{
    return (std::filesystem::path(path).parent_path() / name).string();
}

bool exists(const std::string& path)
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored);
}

/// Whether a JSON object begins here which is not the index of a sharded model, or in a .json file a list, which is said
/// to be none.
bool looksLikeConfig(std::string_view bytes, const std::string& path)
{
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && bytes[first] == '[')
        return path.ends_with(".json");
    return first != std::string_view::npos && bytes[first] == '{'
        && bytes.find("\"weight_map\"") == std::string_view::npos;
}

bool announcesTables(const ModelDescription& description)
{
    for (const ModelEncoding& each : description.encodings)
        if (each.source == "learned" || each.source == "t5")
            return true;
    return false;
}

/// A configuration names tables that the weights beside it hold. Only their header is read, and what is wrong with them
/// is not the configuration's fault.
void takeTablesBeside(ModelDescription& description)
{
    for (const char* name : {"model.safetensors", "model.safetensors.index.json"}) {
        const std::string path = beside(description.file, name);
        if (!announcesTables(description) || !exists(path))
            continue;
        try {
            ModelDescription both = description;
            addTables(*openTensorFile(path), both);
            both.tensors.clear();
            both.problems = description.problems;
            description = std::move(both);
            assume(description, "table", std::string(name), "it stands beside the configuration");
        } catch (const FileError& error) {
            description.ignored.push_back({name, error.what()});
        }
        return;
    }
}

ModelDescription describeTensors(const std::shared_ptr<const MappedFile>& mapped, const std::string& path)
{
    const std::unique_ptr<TensorFile> file = openTensorFile(mapped);
    ModelDescription description;
    const std::string config = beside(path, "config.json");
    const bool huggingFace = file->format() == "safetensors";
    if (huggingFace && exists(config)) {
        try {
            const ModelDescription found = readModelConfig(MappedFile::open(config)->bytes(), config);
            description = found;
            description.problems.clear();
            assume(description, "config.json", config, "it stands beside the file");
            for (const ModelProblem& problem : found.problems)
                description.ignored.push_back({"config.json", problem.sentence()});
        } catch (const FileError& error) {
            description.ignored.push_back({"config.json", error.what()});
        }
    }
    description.file = path;
    description.format = std::string(file->format());
    if (file->format() == "GGUF")
        addGgufKeys(*file, description);
    addTables(*file, description);
    if (description.title.empty())
        description.title = std::filesystem::path(path).filename().string();
    return description;
}

/// Names of files that hold nothing else, so that what is wrong in them is said in the words of vectors.
bool isNamedLikeVectors(const std::string& path)
{
    for (const char* suffix : {".vec", ".txt", ".tsv", ".w2v", ".glove"})
        if (path.ends_with(suffix))
            return true;
    return false;
}

ModelDescription describeVectors(const std::string& path)
{
    const WordVectors vectors = readWordVectors(path);
    ModelDescription description;
    description.file = path;
    description.format = vectors.format;
    description.title = std::filesystem::path(path).filename().string();
    description.vectors = ModelVectors{static_cast<std::int64_t>(vectors.words.size()), vectors.dimension, {}};
    for (const VectorNote& note : vectors.notes)
        if (note.kind == VectorNote::Kind::skipped)
            description.problems.push_back(ModelProblem::of(InputError(note.where, note.found, note.reason)));
        else
            assume(description, note.where, note.found, note.reason);
    return description;
}

}  // namespace

ModelDescription describeModel(const std::string& path)
{
    const std::shared_ptr<const MappedFile> mapped = MappedFile::open(path);
    const std::string_view bytes = mapped->bytes();
    ModelDescription description;
    if (looksLikeLabResult(bytes))
        throw FileError(path, "a result of the extrapolation lab, no model",
                        "the window opens it, and `whorl compute lab by_length --set result=FILE` shows it");
    if (looksLikeWordVectors(bytes) || (isNamedLikeVectors(path) && !looksLikeConfig(bytes, path)))
        return describeVectors(path);
    if (looksLikeConfig(bytes, path)) {
        if (bytes.size() > largestConfig)
            throw FileError(path, std::to_string(bytes.size()) + " bytes",
                            "a configuration of at most 64 MiB is needed");
        description = readModelConfig(bytes, path);
        takeTablesBeside(description);
    } else {
        description = describeTensors(mapped, path);
    }
    dropRefused(description);
    return description;
}

}  // namespace whorl
