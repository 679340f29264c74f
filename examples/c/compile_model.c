/*===- compile_model.c - compile a model in memory, in C ------------------===*/
/* usage: compile_model MODEL TARGET OUT.slm                                  */
/*===----------------------------------------------------------------------===*/
#include "sluice/compiler.h"
#include <stdio.h>
#include <stdlib.h>

/* The bytes of a file; ends the program if there are none. */
static char *read_file(const char *path, size_t *out_length) {
  FILE *file = fopen(path, "rb");
  char *bytes = NULL;
  long length = -1;
  if (file && fseek(file, 0, SEEK_END) == 0 && (length = ftell(file)) > 0)
    bytes = malloc((size_t)length);
  if (!bytes || fseek(file, 0, SEEK_SET) || fread(bytes, 1, (size_t)length, file) != (size_t)length) {
    fprintf(stderr, "compile_model: error: cannot read %s\n", path);
    exit(1);
  }
  fclose(file);
  *out_length = (size_t)length;
  return bytes;
}

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: compile_model MODEL TARGET OUT.slm\n");
    return 2;
  }
  size_t length = 0;
  char *model = read_file(argv[1], &length);
  sluice_compiler_t *compiler = sluice_compiler_create();
  bool worked = compiler && sluice_compiler_set_option(compiler, "target", argv[2]) &&
                sluice_compiler_compile(compiler, argv[1], model, length);
  free(model);
  for (size_t i = 0; compiler && i < sluice_compiler_message_count(compiler); ++i)
    fprintf(stderr, "%s\n", sluice_compiler_message(compiler, i));

  /* A program that goes on to run the module gives it to sluice_module_load_memory. */
  FILE *file = worked ? fopen(argv[3], "wb") : NULL;
  const void *module = worked ? sluice_compiler_module(compiler, &length) : NULL;
  worked = file && fwrite(module, 1, length, file) == length;
  worked = file && fclose(file) == 0 && worked;
  sluice_compiler_free(compiler);
  return worked ? 0 : 1;
}
