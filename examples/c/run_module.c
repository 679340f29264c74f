/*===- run_module.c - load a module and run it, in C ----------------------===*/
/* usage: run_module MODULE.slm                                               */
/* Runs the module's first function on inputs of ones (dynamic dimensions are  */
/* taken as 2) and prints the first values of each result. Needs the runtime   */
/* only: cc run_module.c -I runtime/include -lsluice_runtime                    */
/*===----------------------------------------------------------------------===*/
#include "sluice/sluice.h"
#include <stdio.h>
#include <stdlib.h>

#define MAX_RANK 16

/* Ends the program with what the runtime reports, unless `status` is success. */
static void check(sluice_status_t status) {
  if (!status)
    return;
  fprintf(stderr, "run_module: error: %s\n", sluice_status_text(status));
  sluice_status_free(status);
  exit(1);
}

/* A new tensor of ones for the argument that `info` describes. */
static sluice_tensor_t *make_input(sluice_device_t *device, const sluice_value_info_t *info) {
  int64_t dims[MAX_RANK];
  sluice_tensor_t *tensor = NULL;
  if (info->kind != SLUICE_VALUE_TENSOR || info->element_type != SLUICE_ELEMENT_F32 ||
      info->rank > MAX_RANK) {
    fprintf(stderr, "run_module: error: argument '%s' is no f32 tensor of at most %d dimensions\n",
            info->name, MAX_RANK);
    exit(1);
  }
  for (size_t d = 0; d < info->rank; ++d)
    dims[d] = info->dims[d] < 0 ? 2 : info->dims[d];
  check(sluice_tensor_create_copy(device, info->element_type, info->rank, dims, NULL, &tensor));
  float *values = sluice_tensor_host_pointer(tensor);
  for (uint64_t i = 0; i < sluice_tensor_element_count(tensor); ++i)
    values[i] = 1.0f;
  return tensor;
}

static void print_result(const sluice_value_info_t *info, const sluice_tensor_t *tensor) {
  printf("%s: ", info->name);
  for (size_t d = 0; d < sluice_tensor_rank(tensor); ++d)
    printf("%lldx", (long long)sluice_tensor_dims(tensor)[d]);
  printf("%s", sluice_element_type_name(sluice_tensor_element_type(tensor)));
  if (sluice_tensor_element_type(tensor) == SLUICE_ELEMENT_F32)
    for (uint64_t i = 0; i < sluice_tensor_element_count(tensor) && i < 5; ++i)
      printf(" %g", ((const float *)sluice_tensor_host_pointer(tensor))[i]);
  printf("\n");
}

int main(int argc, char **argv) {
  sluice_instance_t *instance = NULL;
  sluice_device_t *device = NULL;
  sluice_module_t *module = NULL;
  sluice_call_t *call = NULL;
  if (argc != 2) {
    fprintf(stderr, "usage: run_module MODULE.slm\n");
    return 2;
  }
  check(sluice_instance_create(&instance));
  check(sluice_device_create(instance, "cpu", NULL, &device));
  check(sluice_module_load_file(&device, 1, argv[1], &module));
  const sluice_function_info_t *function = sluice_module_function(module, 0);
  if (!function) {
    fprintf(stderr, "run_module: error: %s exports no function\n", argv[1]);
    return 1;
  }

  check(sluice_call_create(module, function->name, &call));
  for (size_t i = 0; i < function->argument_count; ++i) {
    sluice_tensor_t *input = make_input(device, &function->arguments[i]);
    check(sluice_call_set_tensor(call, i, input)); /* the call holds a reference of its own */
    sluice_tensor_release(input);
  }
  check(sluice_call_invoke(call));
  for (size_t i = 0; i < function->result_count; ++i) {
    sluice_tensor_t *output = NULL;
    check(sluice_call_result_tensor(call, i, &output));
    print_result(&function->results[i], output);
    sluice_tensor_release(output);
  }

  sluice_call_free(call);
  sluice_module_release(module);
  sluice_device_release(device);
  sluice_instance_release(instance);
  return 0;
}
