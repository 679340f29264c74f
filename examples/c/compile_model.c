/*===- compile_model.c - compile a model, in C ----------------------------===*/
/* usage: compile_model MODEL TARGET OUT.slm                                  */
/*===----------------------------------------------------------------------===*/
#include "sluice/compiler.h"
#include <stdio.h>

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: compile_model MODEL TARGET OUT.slm\n");
    return 2;
  }
  sluice_compiler_t *compiler = sluice_compiler_create();
  bool worked = compiler && sluice_compiler_set_option(compiler, "target", argv[2]) &&
                sluice_compiler_compile_file(compiler, argv[1]);
  for (size_t i = 0; compiler && i < sluice_compiler_message_count(compiler); ++i)
    fprintf(stderr, "%s\n", sluice_compiler_message(compiler, i));

  /* A program that goes on to run the module gives it to sluice_module_load_memory. */
  size_t length = 0;
  const void *module = worked ? sluice_compiler_module(compiler, &length) : NULL;
  FILE *file = worked ? fopen(argv[3], "wb") : NULL;
  worked = file && fwrite(module, 1, length, file) == length;
  worked = file && fclose(file) == 0 && worked;
  sluice_compiler_free(compiler);
  return worked ? 0 : 1;
}
