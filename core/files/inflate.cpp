// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/inflate.h"

#include "core/error.h"

#include <zlib.h>

#include <algorithm>
#include <limits>

namespace whorl {

namespace {

/// Ends a stream on every way out.
class Inflater {
public:
    explicit Inflater(Wrapping wrapping)
    {
        m_ready = inflateInit2(&stream, wrapping == Wrapping::gzip ? MAX_WBITS + 16 : -MAX_WBITS) == Z_OK;
    }
    ~Inflater() { inflateEnd(&stream); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    bool isReady() const { return m_ready; }
    z_stream stream = {};

private:
    bool m_ready = false;
};

/// zlib counts in 32 bits.
uInt portion(std::uint64_t bytes)
{
    return static_cast<uInt>(std::min<std::uint64_t>(bytes, std::numeric_limits<int>::max()));
}

}  // namespace

std::string inflated(std::string_view packed, std::uint64_t count, Wrapping wrapping, const std::string& where,
                     const Progress& progress)
{
    constexpr std::uint64_t mostAtOnce = 1U << 24;
    const auto whole = static_cast<double>(std::max<std::size_t>(packed.size(), 1));
    Inflater inflater(wrapping);
    if (!inflater.isReady())
        throw FileError(where, "there is no memory to unpack it", "some is needed");
    std::string out;
    int state = Z_OK;
    while (state == Z_OK && out.size() < count) {
        report(progress, 1 - static_cast<double>(packed.size()) / whole);
        // Grows with what comes out, so that a false size costs nothing.
        const std::size_t before = out.size();
        out.resize(std::min<std::uint64_t>(count, before + std::clamp<std::uint64_t>(before, 1U << 16, mostAtOnce)));
        inflater.stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
        inflater.stream.avail_in = portion(packed.size());
        inflater.stream.next_out = reinterpret_cast<Bytef*>(out.data() + before);
        inflater.stream.avail_out = portion(out.size() - before);
        const uInt inBefore = inflater.stream.avail_in, outBefore = inflater.stream.avail_out;
        state = inflate(&inflater.stream, Z_NO_FLUSH);
        packed.remove_prefix(inBefore - inflater.stream.avail_in);
        out.resize(before + outBefore - inflater.stream.avail_out);
        if (state == Z_STREAM_END && wrapping == Wrapping::gzip && packed.starts_with("\x1f\x8b"))
            state = inflateReset(&inflater.stream);
    }
    if (state != Z_OK && state != Z_STREAM_END)
        throw FileError(where, "its compressed data are damaged or cut", "deflated data are needed");
    return out;
}

}  // namespace whorl
