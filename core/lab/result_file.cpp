// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/result_file.h"

#include "core/files/disguise.h"
#include "core/files/mapped_file.h"
#include "core/json_reader.h"
#include "core/lab/float_text.h"
#include "core/lab/result_format.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace whorl {

namespace {

using nlohmann::json;

constexpr std::size_t largestFile = std::size_t{512} << 20;
constexpr std::int64_t mostSteps = 10'000'000, mostSymbols = 1'000'000, longestTest = 1 << 20;
constexpr std::size_t mostTrials = 10'000, mostReadings = 1000, longestVersion = 32;

/// A value in the file and where it stands.
class Place {
public:
    Place(const json& value, const JsonText& file, std::string path)
        : m_value(&value)
        , m_file(&file)
        , m_path(std::move(path))
    {
    }

    const json& value() const { return *m_value; }

    [[noreturn]] void fail(const std::string& expected) const
    {
        std::string found = m_value->dump(-1, ' ', false, json::error_handler_t::replace);
        if (found.size() > 60)
            found = found.substr(0, 57) + "...";
        throw FileError(m_file->lineOf(m_path), name() + " is " + found, expected);
    }

    bool has(const char* key) const { return m_value->is_object() && m_value->contains(key); }
    Place operator[](const char* key) const
    {
        if (!m_value->is_object())
            fail("an object is needed");
        const auto found = m_value->find(key);
        const std::string path = m_path.empty() ? key : m_path + '.' + key;
        if (found == m_value->end())
            throw FileError(m_file->lineOf(m_path), path + " is missing", "it is needed in a result of the lab");
        return {*found, *m_file, path};
    }

    /// The parts of a list, of which there are at most so many.
    std::vector<Place> parts(std::size_t most) const
    {
        requireList(most);
        std::vector<Place> all;
        for (std::size_t i = 0; i < m_value->size(); ++i)
            all.push_back({(*m_value)[i], *m_file, m_path + '[' + std::to_string(i) + ']'});
        return all;
    }

    std::string text() const
    {
        if (!m_value->is_string())
            fail("a text is needed");
        return m_value->get<std::string>();
    }
    bool flag() const
    {
        if (!m_value->is_boolean())
            fail("true or false is needed");
        return m_value->get<bool>();
    }
    std::int64_t whole(std::int64_t lowest, std::int64_t highest) const
    {
        const bool fits = m_value->is_number_unsigned()
            ? m_value->get<std::uint64_t>() <= static_cast<std::uint64_t>(std::max<std::int64_t>(highest, 0))
            : m_value->is_number_integer();
        if (!fits || m_value->get<std::int64_t>() < lowest || m_value->get<std::int64_t>() > highest)
            fail("a whole number from " + std::to_string(lowest) + " to " + std::to_string(highest) + " is needed");
        return m_value->get<std::int64_t>();
    }
    double number(double lowest, double highest) const
    {
        if (!m_value->is_number() || !(m_value->get<double>() >= lowest) || !(m_value->get<double>() <= highest))
            fail(highest < std::numeric_limits<double>::max()
                     ? "a number from " + printNumber(lowest) + " to " + printNumber(highest) + " is needed"
                     : "a number of at least " + printNumber(lowest) + " is needed");
        return m_value->get<double>();
    }
    template <class Enumeration>
    Enumeration choice(std::span<const Choice> choices) const
    {
        if (m_value->is_string())
            if (const auto found = valueOfKey<Enumeration>(choices, m_value->get<std::string>()))
                return *found;
        fail("one of " + keysOf(choices) + " is needed");
    }

    /// Numbers from 0 on, or null where they are not finite.
    std::vector<float> floats(std::size_t most) const
    {
        requireList(most);
        std::vector<float> all;
        all.reserve(m_value->size());
        for (const json& each : *m_value) {
            const double number = each.is_null() ? std::nan("") : each.is_number() ? each.get<double>() : -1.0;
            if (number < 0 || number > std::numeric_limits<float>::max())
                Place(each, *m_file, m_path + '[' + std::to_string(all.size()) + ']')
                    .fail("a number of at least 0 that float32 holds, or null is needed");
            all.push_back(static_cast<float>(number));
        }
        return all;
    }
    /// As many as there have to be, or none.
    std::vector<float> floatsOrNone(std::size_t count) const
    {
        if (m_value->is_array() && !m_value->empty() && m_value->size() != count)
            failByLength(std::to_string(count) + " numbers or none");
        return floats(count);
    }
    std::vector<float> weights() const
    {
        const auto numbers =
            m_value->is_string() ? floatsOfBase64(m_value->get_ref<const std::string&>()) : std::nullopt;
        if (!numbers || !std::all_of(numbers->begin(), numbers->end(), [](float each) { return std::isfinite(each); }))
            fail("base64 of finite little-endian float32 is needed");
        return *numbers;
    }

private:
    std::string name() const { return m_path.empty() ? "the file" : m_path; }
    void requireList(std::size_t most) const
    {
        if (!m_value->is_array())
            fail("a list is needed");
        if (m_value->size() > most)
            failByLength("at most " + std::to_string(most));
    }
    [[noreturn]] void failByLength(const std::string& wanted) const
    {
        throw FileError(m_file->lineOf(m_path), name() + " has " + std::to_string(m_value->size()),
                        wanted + " can be there");
    }

    const json* m_value;
    const JsonText* m_file;
    std::string m_path;
};

constexpr double anyNumber = std::numeric_limits<double>::max();

LabSettings settingsAt(const Place& place)
{
    LabSettings settings;
    settings.task = place["task"].choice<LabTask>(labTasks);
    settings.corpus = place["corpus"].text();
    settings.steps = place["steps"].whole(1, mostSteps);
    settings.length = place["length"].whole(1, longestTest / labMultiples.back());
    settings.batch = place["batch"].whole(1, 1 << 20);
    settings.width = static_cast<int>(place["width"].whole(1, 1 << 14));
    settings.heads = static_cast<int>(place["heads"].whole(1, 1 << 10));
    settings.layers = static_cast<int>(place["layers"].whole(1, 1 << 10));
    settings.rate = place["rate"].number(0, anyNumber);
    settings.tableRate = place["table_rate"].number(0, anyNumber);
    settings.ropeBase = place["base"].number(0, anyNumber);
    settings.drop = place["drop"].number(0, 1);
    try {
        settings.check();
    } catch (const ParameterError& error) {
        const char* key = error.where().c_str();
        (place.has(key) ? place[key] : place).fail(error.expected());
    }
    return settings;
}

LabReading readingAt(const Place& place)
{
    LabReading reading;
    reading.scaling = place["scaling"].choice<LabScaling>(labScalings);
    reading.factor = place["factor"].number(0, anyNumber);
    reading.betaFast = place["beta_fast"].number(0, anyNumber);
    reading.pastEnd = place["past_end"].choice<LabPastEnd>(labPastEnds);
    reading.temperature = place["temperature"].flag();
    reading.dropped = place["dropped"].flag();
    return reading;
}

std::array<double, 4> fourAt(const Place& place, double highest)
{
    const std::vector<Place> parts = place.parts(labMultiples.size());
    if (parts.size() != labMultiples.size())
        place.fail("four numbers are needed, for tests once, twice, four and eight times as long");
    std::array<double, 4> numbers{};
    for (std::size_t i = 0; i < parts.size(); ++i)
        numbers[i] = parts[i].number(0, highest);
    return numbers;
}

LabReadScores readScoresAt(const Place& place, const LabSettings& settings)
{
    const auto length = static_cast<std::size_t>(settings.length);
    const auto heads = static_cast<std::size_t>(settings.heads) * static_cast<std::size_t>(settings.layers);
    const auto longest = static_cast<std::size_t>(labMultiples.back()) * length;
    LabReadScores read;
    read.reading = readingAt(place["reading"]);
    read.scores.loss = fourAt(place["loss"], anyNumber);
    read.scores.accuracy = fourAt(place["accuracy"], 1);
    read.scores.lossByPosition = place["loss_by_position"].floatsOrNone(longest);
    read.scores.accuracyByPosition = place["accuracy_by_position"].floatsOrNone(longest);
    const Place attention = place["attention"];
    read.attention.trained = attention["trained"].floatsOrNone(heads * length);
    read.attention.longer = attention["longer"].floatsOrNone(heads * 4 * length);
    return read;
}

LabTrial trialAt(const Place& place, const LabSettings& settings)
{
    const auto steps = static_cast<std::size_t>(settings.steps);
    LabTrial trial;
    trial.encoding = place["encoding"].choice<LabEncoding>(labEncodings);
    trial.seed = static_cast<std::uint64_t>(place["seed"].whole(0, std::numeric_limits<std::int64_t>::max()));
    trial.seconds = place["seconds"].number(0, anyNumber);
    if (place.has("diverged_at"))
        trial.divergedAt = place["diverged_at"].whole(0, 2 * mostSteps);
    trial.loss = place["loss"].floats(steps);
    if (place.has("drop_loss"))
        trial.dropLoss = place["drop_loss"].floats(steps);
    const std::vector<Place> read = place["read"].parts(mostReadings);
    if (trial.divergedAt && !read.empty())
        place["read"].fail("none is needed, where the training diverged");
    for (const Place& each : read) {
        trial.read.push_back(readScoresAt(each, settings));
        if (trial.find(trial.read.back().reading) != &trial.read.back())
            each["reading"].fail("each reading can be there once");
    }
    if (!read.empty() && trial.loss.size() != steps)
        place["loss"].fail(std::to_string(steps) + " numbers are needed, one for each step, where there are scores");
    if (!read.empty() && trial.read.front().reading != LabReading())
        read.front()["reading"].fail("the first one has to be the plain one");
    if (place.has("weights"))
        trial.weights = place["weights"].weights();
    if (place.has("dropped_weights"))
        trial.droppedWeights = place["dropped_weights"].weights();
    return trial;
}

LabYardsticks yardsticksAt(const Place& place)
{
    LabYardsticks yardsticks;
    yardsticks.uniform = place["uniform"].number(0, anyNumber);
    yardsticks.chance = place["chance"].number(0, 1);
    for (const Place& each : place["grams"].parts(16))
        yardsticks.grams.push_back(each.number(0, anyNumber));
    return yardsticks;
}

/// Whose file it is comes first: of another, nothing else makes sense.
void requireFormat(const Place& file)
{
    if (!file.value().is_object() || !file.has("format") || file["format"].value() != labResultFormat)
        (file.has("format") ? file["format"] : file)
            .fail("a result of the extrapolation lab is needed, which says \"" + std::string(labResultFormat) + "\"");
    const Place version = file["version"];
    if (version.whole(1, std::numeric_limits<std::int64_t>::max()) > labResultVersion)
        version.fail("this program reads version " + std::to_string(labResultVersion) + "; a newer one is needed");
}

}  // namespace

bool looksLikeLabResult(std::string_view bytes)
{
    constexpr std::size_t beginning = 256;
    return bytes.substr(0, beginning).find('"' + std::string(labResultFormat) + '"') != std::string_view::npos;
}

LabResult readLabResult(std::string_view text, const std::string& name)
{
    const JsonText file{name, std::string(text), "a result of the extrapolation lab"};
    const json root = file.parse();
    const Place place(root, file, "");
    requireFormat(place);
    LabResult result;
    result.version = place["whorl"].text();
    const bool isVersion = result.version.size() <= longestVersion
        && result.version.find_first_not_of("0123456789.") == std::string::npos && !result.version.empty();
    if (!isVersion)
        place["whorl"].fail("the version of the program is needed");
    result.settings = settingsAt(place["settings"]);
    result.symbols = place["symbols"].whole(1, mostSymbols);
    result.parameters = place["parameters"].whole(0, std::numeric_limits<std::int64_t>::max());
    result.yardsticks = yardsticksAt(place["yardsticks"]);
    const std::vector<Place> trials = place["trials"].parts(mostTrials);
    if (trials.empty())
        place["trials"].fail("one training at least is needed");
    for (const Place& each : trials) {
        result.trials.push_back(trialAt(each, result.settings));
        const LabTrial& last = result.trials.back();
        if (std::any_of(result.trials.begin(), result.trials.end() - 1, [&](const LabTrial& other) {
                return other.encoding == last.encoding && other.seed == last.seed;
            }))
            each.fail("each encoding can be there once with a seed");
    }
    return result;
}

LabResult openLabResult(const std::string& path)
{
    const auto file = MappedFile::open(path);
    if (file->bytes().size() > largestFile)
        throw FileError(path, std::to_string(file->bytes().size()) + " bytes",
                        "a result of the extrapolation lab has at most " + std::to_string(largestFile));
    file->checkLength();
    if (const auto disguise = disguiseOf(file->bytes()); disguise && !file->bytes().empty())
        throw FileError(path, disguise->found, "a result of the extrapolation lab is needed");
    return readLabResult(file->bytes(), path);
}

}  // namespace whorl
