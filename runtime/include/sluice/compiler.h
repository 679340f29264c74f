/*===- compiler.h - a model in memory becomes a module in memory ----------===*/
/* Functions of libsluice_compiler, a library of its own: programs that only    */
/* run modules need neither it nor LLVM. sluice.h leaves this header out.       */
/*===----------------------------------------------------------------------===*/
#ifndef SLUICE_COMPILER_H
#define SLUICE_COMPILER_H

#include "sluice/base.h"

SLUICE_C_BEGIN

/* Options, and what the last compilation gave. One thread at a time, but for
   sluice_compiler_cancel; several compilers work side by side, each on all cores. */
typedef struct sluice_compiler_t sluice_compiler_t;

/* Null if there is no memory. */
SLUICE_API sluice_compiler_t *sluice_compiler_create(void);
/* Frees its module and messages, too. Null is allowed. */
SLUICE_API void sluice_compiler_free(sluice_compiler_t *compiler);

/* An option of `sluice compile` by its long name: "target" (again for one more), "opt-level",
   "input-type", "donate", "parameters", "plugin", "before" (again for one more each), "place",
   "shard", "float", "ptxas", "plans", "reproducer", "strip", "deterministic" ("true" or
   "false" for both). For all compilations from now on. False, and a message, if there is no such
   option or it does not take this value. */
SLUICE_API bool sluice_compiler_set_option(sluice_compiler_t *compiler, const char *option,
                                           const char *value);

/* Compiles `length` bytes: an ONNX model if `name`, which messages call it, ends in ".onnx", else
   MLIR text or bytecode. The bytes may be freed after it. The module and the messages of the last
   time are gone. False, and at least one message, if it failed. */
SLUICE_API bool sluice_compiler_compile(sluice_compiler_t *compiler, const char *name,
                                        const void *model, size_t length);
/* The same for a file, whose large values are not copied and which may name others beside it. */
SLUICE_API bool sluice_compiler_compile_file(sluice_compiler_t *compiler, const char *path);

/* Makes the compilation that runs, or else the next, fail as soon as the passes end that are
   running. May be called from any thread, and in a signal handler, until `compiler` is freed. */
SLUICE_API void sluice_compiler_cancel(sluice_compiler_t *compiler);

/* The module, as sluice_module_load_memory takes it or to be written to a file. Null if there is
   none. Lives until the next compilation, or `compiler` is freed. */
SLUICE_API const void *sluice_compiler_module(const sluice_compiler_t *compiler,
                                              size_t *out_length);

/* Errors and warnings, each complete: "model.onnx:Conv_3 (Conv): error: ...". Null if the index is
   too high. As long as the module. */
SLUICE_API size_t sluice_compiler_message_count(const sluice_compiler_t *compiler);
SLUICE_API const char *sluice_compiler_message(const sluice_compiler_t *compiler, size_t index);

/* "0.1.0 (LLVM 22.1.8)". Static. */
SLUICE_API const char *sluice_compiler_version(void);

SLUICE_C_END
#endif
