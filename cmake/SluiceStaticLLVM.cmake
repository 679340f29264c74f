# SluiceStaticLLVM stands for the shared libraries MLIR and LLVM in builds for machines that lack them:
# the same from archives. Of these the linker takes what is used, and shows none of it to others:
# torch brings an LLVM of its own.
option(SLUICE_STATIC_LLVM "Link LLVM and MLIR from archives" OFF)

# lld asks for every code generator of LLVM, and for Polly, which has no archive. Those that no target
# of ours has are empty functions.
set(unused ${LLVM_TARGETS_TO_BUILD})
list(REMOVE_ITEM unused AArch64 AMDGPU NVPTX RISCV X86)
set(SLUICE_EMPTY_FUNCTIONS "")
foreach(generator IN LISTS unused)
  foreach(part TargetInfo Target TargetMC AsmPrinter AsmParser)
    string(APPEND SLUICE_EMPTY_FUNCTIONS "void LLVMInitialize${generator}${part}() {}\n")
  endforeach()
endforeach()
configure_file(cmake/UnusedLLVM.cpp.in UnusedLLVM.cpp @ONLY)
add_library(SluiceUnusedLLVM STATIC EXCLUDE_FROM_ALL ${CMAKE_CURRENT_BINARY_DIR}/UnusedLLVM.cpp)
target_include_directories(SluiceUnusedLLVM SYSTEM PRIVATE ${LLVM_INCLUDE_DIRS})

file(GLOB archives ${LLVM_LIBRARY_DIRS}/libMLIR*.a ${LLVM_LIBRARY_DIRS}/libLLVM*.a)
add_library(SluiceStaticLLVM INTERFACE)
target_link_libraries(SluiceStaticLLVM INTERFACE SluiceUnusedLLVM
  -Wl,--start-group ${archives} -Wl,--end-group -Wl,-Bstatic -lz -lzstd -Wl,-Bdynamic
  -Wl,--gc-sections -Wl,--exclude-libs,ALL)
