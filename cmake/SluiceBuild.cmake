# How every part of Sluice is built: warnings, sanitizers, ccache and the helper functions that
# CMakeLists.txt files call.

find_program(SLUICE_CCACHE ccache)
if(SLUICE_CCACHE)
  # Precompiled headers and ccache get along only with these settings.
  set(SLUICE_LAUNCHER ${CMAKE_COMMAND} -E env
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${SLUICE_CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${SLUICE_LAUNCHER})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${SLUICE_LAUNCHER})
endif()

add_compile_options(-Wall -Wextra -Wno-unused-parameter)
# g++ 12 warns of "x" + std::string, its bug 105651.
add_compile_options($<$<AND:$<COMPILE_LANGUAGE:CXX>,$<CXX_COMPILER_ID:GNU>>:-Wno-restrict>)
if(SLUICE_SANITIZE)
  add_compile_options(-fsanitize=${SLUICE_SANITIZE} -fno-omit-frame-pointer
    -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${SLUICE_SANITIZE})
else() # For programs that run where nothing is installed.
  set(SLUICE_STATIC_CXX -static-libstdc++ -static-libgcc)
endif()

# sluice_public_library(TARGET NAME): users link to it as Sluice::NAME. A shared one exports what
# TARGET.exports beside it says. The number of its SONAME grows when a function is taken away or
# changed.
function(sluice_public_library target name)
  add_library(Sluice::${name} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  target_include_directories(${target} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/runtime/include>)
  get_target_property(type ${target} TYPE)
  if(type STREQUAL "SHARED_LIBRARY")
    set(exports ${CMAKE_CURRENT_SOURCE_DIR}/${target}.exports)
    set_target_properties(${target} PROPERTIES VERSION ${PROJECT_VERSION}
      SOVERSION ${PROJECT_VERSION_MAJOR} LINK_DEPENDS ${exports})
    target_link_options(${target} PRIVATE -Wl,--gc-sections -Wl,--version-script=${exports})
  endif()
endfunction()

# sluice_unite(TARGET): compiles up to SLUICE_UNITY files of a folder as one, for they read the same
# headers and instantiate the same templates: about half the work. A name in an anonymous namespace
# must therefore be unique in its folder. Files that open LLVM's namespace, whose Value and Type are
# not MLIR's, are kept apart.
set(SLUICE_UNITY 8 CACHE STRING
  "Files of a folder that are compiled as one; 1 compiles each for itself, as a check of what it includes")
function(sluice_unite target)
  if(SLUICE_UNITY LESS 2)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(GET source PARENT_PATH folder)
    string(REPLACE "/" "_" group "${folder}_files")
    file(STRINGS ${source} opens REGEX "^using namespace llvm;")
    if(opens)
      string(APPEND group "_llvm")
    endif()
    if(NOT DEFINED ${group})
      set(${group} 0)
    endif()
    math(EXPR number "${${group}} / ${SLUICE_UNITY}")
    math(EXPR ${group} "${${group}} + 1")
    set_property(SOURCE ${source} PROPERTY UNITY_GROUP ${group}_${number})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# sluice_add_compiler_library(NAME [files...] [LINK libs...])
# A static library of the compiler, without files that of all in its folder and in Ops and Loops below
# it but tests. It sees MLIR through the shared precompiled header, and comes after the headers that
# its folder, those above and the libraries that it links have generated.
function(sluice_add_compiler_library name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  set(sources ${ARG_UNPARSED_ARGUMENTS})
  if(NOT sources)
    file(GLOB sources CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} *.cpp Ops/*.cpp
      Loops/*.cpp)
    list(FILTER sources EXCLUDE REGEX "Test[.]cpp$")
  endif()
  add_library(${name} STATIC ${sources})
  target_compile_options(${name} PRIVATE -fno-exceptions)
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
  target_include_directories(${name} SYSTEM PUBLIC ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
  if(SLUICE_STATIC_LLVM)
    list(TRANSFORM ARG_LINK REPLACE "^(MLIR|LLVM|z|zstd)$" SluiceStaticLLVM)
  endif()
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  if(SLUICE_GENERATED)
    add_dependencies(${name} ${SLUICE_GENERATED})
  endif()
  sluice_unite(${name})
  if(TARGET SluicePch)
    target_precompile_headers(${name} REUSE_FROM SluicePch)
  endif()
endfunction()

# sluice_tablegen(TARGET_NAME in.td out1 -gen-1 out2 -gen-2 ...): outputs lie beside the source path
# in the build tree.
function(sluice_tablegen target td)
  set(LLVM_TARGET_DEFINITIONS ${td})
  set(rest ${ARGN})
  while(rest)
    list(POP_FRONT rest out flags)
    separate_arguments(flags)
    mlir_tablegen(${out} ${flags})
  endwhile()
  add_public_tablegen_target(${target})
  set(SLUICE_GENERATED ${SLUICE_GENERATED} ${target} PARENT_SCOPE)
endfunction()

# sluice_add_dialect_tablegen(Name prefix): Name.td ->
# NameDialect/NameOps/NameTypes/NameAttrs/NameEnums .h.inc/.cpp.inc; target Sluice<Name>IncGen.
macro(sluice_add_dialect_tablegen name prefix)
  sluice_tablegen(Sluice${name}IncGen ${name}Ops.td
    ${name}Dialect.h.inc "-gen-dialect-decls -dialect=${prefix}" ${name}Dialect.cpp.inc
    "-gen-dialect-defs -dialect=${prefix}"
    ${name}Ops.h.inc "-gen-op-decls" ${name}Ops.cpp.inc "-gen-op-defs"
    ${name}Types.h.inc "-gen-typedef-decls -typedefs-dialect=${prefix}" ${name}Types.cpp.inc
    "-gen-typedef-defs -typedefs-dialect=${prefix}"
    ${name}Attrs.h.inc "-gen-attrdef-decls -attrdefs-dialect=${prefix}" ${name}Attrs.cpp.inc
    "-gen-attrdef-defs -attrdefs-dialect=${prefix}"
    ${name}Enums.h.inc "-gen-enum-decls" ${name}Enums.cpp.inc "-gen-enum-defs")
endmacro()

# sluice_add_passes_tablegen(Name): Passes.td -> Passes.h.inc; target Sluice<Name>PassIncGen.
macro(sluice_add_passes_tablegen name)
  sluice_tablegen(Sluice${name}PassIncGen Passes.td Passes.h.inc
    "-gen-pass-decls -name=Sluice${name}")
endmacro()

# sluice_add_unit_test(NAME files... LINK libs...): a GoogleTest program, found by ctest. One of the
# compiler's is compiled like the compiler, with its precompiled header.
function(sluice_add_unit_test name)
  if(NOT SLUICE_BUILD_TESTS)
    return()
  endif()
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
  if(NOT SluiceTestMain IN_LIST ARG_LINK)
    list(APPEND ARG_LINK GTest::gtest_main)
  endif()
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/unit)
  sluice_unite(${name})
  set(folder ${PROJECT_SOURCE_DIR}/compiler)
  cmake_path(IS_PREFIX folder ${CMAKE_CURRENT_SOURCE_DIR} isCompiler)
  if(TARGET SluicePch AND isCompiler)
    target_compile_options(${name} PRIVATE -fno-exceptions -fPIC) # As the header is compiled.
    target_precompile_headers(${name} REUSE_FROM SluicePch)
  endif()
  add_test(NAME ${name} COMMAND ${name})
endfunction()
