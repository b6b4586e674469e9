# cmake -DOUTPUT=x.cpp "-DFILES=a;b" -P embed.cmake: a source file that holds the bytes of the files. They are written
# as text, which a compiler takes in at once, where it looks at every number of a list.
set(entries "")
set(arrays "")
set(number 0)
string(REPEAT "...." 20 line)
foreach(file IN LISTS FILES)
    get_filename_component(name ${file} NAME)
    file(READ ${file} hex HEX)
    string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${hex}")
    string(REGEX REPLACE "(${line})" "\\1\"\n    \"" bytes "${bytes}")
    string(APPEND arrays "const char bytes${number}[] =\n    \"${bytes}\";\n")
    string(APPEND entries "    {\"${name}\", {bytes${number}, sizeof bytes${number} - 1}},\n")
    math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUTPUT}
    "// Written by core/files/embed.cmake.\n#include \"core/files/shipped_data.h\"\n\n"
    "namespace whorl {\n\nnamespace {\n\n${arrays}\n"
    "const ShippedFile files[] = {\n${entries}};\n\n} // namespace\n\n"
    "std::span<const ShippedFile> shippedFiles()\n{\n    return files;\n}\n\n} // namespace whorl\n")
