# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DOUTPUT=x.cpp "-DFILES=a;b" -P embed.cmake: a source file that holds the bytes of the files.
set(entries "")
set(arrays "")
set(number 0)
foreach(file IN LISTS FILES)
    get_filename_component(name ${file} NAME)
    file(READ ${file} hex HEX)
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
    string(REGEX REPLACE "((0x..,){20})" "    \\1\n" bytes "${bytes}")
    string(APPEND arrays "const unsigned char bytes${number}[] = {\n${bytes}\n};\n")
    string(APPEND entries "    {\"${name}\", {reinterpret_cast<const char*>(bytes${number}), sizeof bytes${number}}},\n")
    math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUTPUT}
    "// Written by core/files/embed.cmake.\n#include \"core/files/shipped_data.h\"\n\n"
    "namespace whorl {\n\nnamespace {\n\n${arrays}\n"
    "const ShippedFile files[] = {\n${entries}};\n\n} // namespace\n\n"
    "std::span<const ShippedFile> shippedFiles()\n{\n    return files;\n}\n\n} // namespace whorl\n")
