// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/safetensors.h"

#include "core/error.h"

#include <nlohmann/json.hpp>

#include <map>

namespace whorl {

namespace {

using Json = nlohmann::json;

/// Names of tensors by the file that holds them, in the order of both names.
using Shards = std::map<std::string, std::vector<std::string>>;

Json parsed(const MappedFile& index)
{
    // Depth is bounded before anything is built.
    const Json::parser_callback_t shallow = [&](int depth, Json::parse_event_t, Json&) {
        if (depth > 8)
            throw FileError(index.name(), "JSON nested deeper than 8", "an index has two levels");
        return true;
    };
    try {
        return Json::parse(index.bytes().begin(), index.bytes().end(), shallow);
    } catch (const Json::parse_error& error) {
        throw FileError(index.name() + ", byte " + std::to_string(error.byte), "it is no JSON",
                        "the index of a model in several files is needed");
    } catch (const Json::exception&) {
        throw FileError(index.name(), "a number that float64 does not hold", "an index holds names and a size");
    }
}

/// An index may only name files beside it.
bool isPlainName(const std::string& file)
{
    return !file.empty() && file != "." && file != ".." && file.find_first_of("/\\:") == std::string::npos
        && file.find('\0') == std::string::npos;
}

Shards shardsOf(const MappedFile& index)
{
    const Json json = parsed(index);
    const auto map = json.is_object() ? json.find("weight_map") : json.end();
    if (!json.is_object() || map == json.end() || !map->is_object())
        throw FileError(index.name(), "JSON without a weight_map",
                        "the index of a model in several files (model.safetensors.index.json) is needed");
    Shards shards;
    for (const auto& [tensor, file] : map->items()) {
        if (!file.is_string() || !isPlainName(file.get_ref<const std::string&>()))
            throw FileError(index.name() + ", tensor '" + tensor + "'", "the file name " + file.dump().substr(0, 80),
                            "the name of a file in the same folder is needed");
        shards[file.get<std::string>()].push_back(tensor);
    }
    return shards;
}

/// "lm_head.weight and 2 more".
std::string someOf(const std::vector<std::string>& tensors)
{
    return tensors.front() + (tensors.size() > 1 ? " and " + std::to_string(tensors.size() - 1) + " more" : "");
}

/// Moves the tensors that the index wants from one file to the whole.
void addShard(TensorContents& whole, TensorContents shard, const std::string& file, std::vector<std::string> wanted)
{
    std::map<std::string_view, std::size_t> indexOf;
    for (std::size_t i = 0; i < shard.tensors.size(); ++i)
        indexOf.emplace(shard.tensors[i].name, i);
    std::vector<std::size_t> order;
    std::vector<std::string> absent;
    for (std::string& tensor : wanted)
        if (const auto found = indexOf.find(tensor); found != indexOf.end())
            order.push_back(found->second);
        else
            absent.push_back(std::move(tensor));
    indexOf.clear();
    std::sort(order.begin(), order.end());
    for (const std::size_t i : order)
        whole.add(std::move(shard.tensors[i]), std::move(shard.places[i]));
    if (!absent.empty())
        whole.problems.push_back({someOf(absent), "not in " + file, "the index says that the file holds it"});
    if (whole.metadata.empty())
        whole.metadata = std::move(shard.metadata);
}

}  // namespace

TensorContents readSafetensorsIndex(const std::shared_ptr<const MappedFile>& index)
{
    TensorContents whole{"safetensors", index->name(), {}, {}, {}, {}};
    const std::filesystem::path folder = std::filesystem::path(index->name()).parent_path();
    const Shards shards = shardsOf(*index);
    for (const auto& [file, tensors] : shards) {
        std::error_code failure;
        if (!std::filesystem::exists(folder / file, failure)) {
            whole.problems.push_back(
                {someOf(tensors), file + " not found", "the file is needed in the folder of the index"});
            continue;
        }
        try {
            addShard(whole, readSafetensors(MappedFile::open(folder / file)), file, tensors);
        } catch (const FileError& error) {
            whole.problems.push_back({someOf(tensors) + ", " + error.where(), error.found(), error.expected()});
        }
    }
    if (whole.tensors.empty() && !whole.problems.empty()) {
        const FileProblem& first = whole.problems.front();
        throw FileError(index->name() + ", " + first.where, first.found, first.expected);
    }
    return whole;
}

}  // namespace whorl
