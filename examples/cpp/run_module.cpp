//===- run_module.cpp - load a module and run it, in C++17 ----------------===//
// usage: run_module MODULE.slm
// As ../c/run_module.c: inputs are f32 tensors of ones, dynamic dimensions are taken as 2.
//===----------------------------------------------------------------------===//
#include "sluice/sluice.hpp"
#include <algorithm>
#include <iostream>

static void run(const char *path) {
  auto device = sluice::Instance().device("cpu");
  auto module = device.load(path);
  auto call = module.call(module.function(0).name);
  const sluice_function_info_t &function = call.function();
  for (size_t i = 0; i < function.argument_count; ++i) {
    const sluice_value_info_t &info = function.arguments[i];
    std::vector<int64_t> shape(info.dims, info.dims + info.rank);
    std::replace(shape.begin(), shape.end(), int64_t(-1), int64_t(2));
    auto input = device.tensor(SLUICE_ELEMENT_F32, shape);
    std::fill_n(input.data<float>(), input.size(), 1.0f);
    call.set(i, input);
  }
  call.invoke();
  for (size_t i = 0; i < function.result_count; ++i) {
    std::cout << function.results[i].name << ":";
    for (float value : call.result(i).copy<float>())
      std::cout << " " << value;
    std::cout << "\n";
  }
}

int main(int argc, char **argv) try {
  if (argc != 2)
    return std::cerr << "usage: run_module MODULE.slm\n", 2;
  return run(argv[1]), 0;
} catch (const sluice::Error &error) {
  return std::cerr << "run_module: error: " << error.what() << "\n", 1;
}
