// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/ggml_type.h"

namespace whorl {

namespace {

struct Known {
    std::uint32_t number;
    const char* name;
    BlockSize block;
    NumberKind kind = NumberKind::unreadable;
};

constexpr Known types[] = {
    {0, "F32", {1, 4}, NumberKind::f32},
    {1, "F16", {1, 2}, NumberKind::f16},
    {2, "Q4_0", {32, 18}, NumberKind::q4Blocks},
    {3, "Q4_1", {32, 20}},
    {6, "Q5_0", {32, 22}},
    {7, "Q5_1", {32, 24}},
    {8, "Q8_0", {32, 34}, NumberKind::q8Blocks},
    {9, "Q8_1", {32, 36}},
    {10, "Q2_K", {256, 84}},
    {11, "Q3_K", {256, 110}},
    {12, "Q4_K", {256, 144}},
    {13, "Q5_K", {256, 176}},
    {14, "Q6_K", {256, 210}},
    {15, "Q8_K", {256, 292}},
    {16, "IQ2_XXS", {256, 66}},
    {17, "IQ2_XS", {256, 74}},
    {18, "IQ3_XXS", {256, 98}},
    {19, "IQ1_S", {256, 50}},
    {20, "IQ4_NL", {32, 18}},
    {21, "IQ3_S", {256, 110}},
    {22, "IQ2_S", {256, 82}},
    {23, "IQ4_XS", {256, 136}},
    {24, "I8", {1, 1}, NumberKind::i8},
    {25, "I16", {1, 2}, NumberKind::i16},
    {26, "I32", {1, 4}, NumberKind::i32},
    {27, "I64", {1, 8}, NumberKind::i64},
    {28, "F64", {1, 8}, NumberKind::f64},
    {29, "IQ1_M", {256, 56}},
    {30, "BF16", {1, 2}, NumberKind::bf16},
    {34, "TQ1_0", {256, 54}},
    {35, "TQ2_0", {256, 66}},
};

}  // namespace

GgmlType ggmlType(std::uint32_t number)
{
    for (const Known& each : types)
        if (each.number == number)
            return {each.name, each.block, each.kind};
    return {"type " + std::to_string(number), {1, 0}, NumberKind::unreadable};
}

}  // namespace whorl
