# Finds MLIR and makes one precompiled header for the whole compiler: the upstream headers that most
# files read. It takes longer than anything else, so its target comes before those that are built
# while it is.
find_package(MLIR REQUIRED CONFIG PATHS /usr/lib/llvm-22/lib/cmake/mlir)
include(SluiceStaticLLVM)
add_library(SluicePch STATIC compiler/Mlir.cpp)
target_compile_options(SluicePch PRIVATE -fno-exceptions)
target_include_directories(SluicePch SYSTEM PRIVATE ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
target_precompile_headers(SluicePch PRIVATE compiler/Mlir.h)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  target_compile_options(SluicePch PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
endif()
