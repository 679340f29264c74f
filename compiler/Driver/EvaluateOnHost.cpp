//===- EvaluateOnHost.cpp - the compiler runs its own output --------------===//
// Constant evaluation compiles a function like any other, loads the module with the runtime and
// calls it. So large weights are packed by the very kernel that would pack them at run time, on
// all cores.
//===----------------------------------------------------------------------===//
#include "compiler/Driver/KernelReproducer.h"
#include "compiler/Driver/Pipelines.h"
#include "compiler/Module/ConstantBytes.h"
#include "compiler/Target/ProgramTarget.h"
#include "sluice/sluice.h"
#include "llvm/Support/FileUtilities.h"
#include <sys/mman.h>

using namespace mlir;

namespace sluice {
namespace {

/// Memory of zeros: what nobody writes or reads of a constant is the same in each compilation, and
/// tells nothing of this process.
constexpr sluice_host_allocator_t kZeros{
    [](void *, size_t size, size_t) -> void * {
      void *memory =
          mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      return memory == MAP_FAILED ? nullptr : memory;
    },
    [](void *, void *memory, size_t size) { munmap(memory, size); }, nullptr};

/// Frees the handles of one evaluation in the reverse order of their making.
struct Handles {
  sluice_instance_t *instance = nullptr;
  sluice_device_t *device = nullptr;
  sluice_module_t *module = nullptr;
  sluice_call_t *call = nullptr;
  ~Handles() {
    sluice_call_free(call);
    sluice_module_release(module);
    sluice_device_release(device);
    sluice_instance_release(instance);
  }
};

class HostEvaluation {
public:
  HostEvaluation(OwningOpRef<ModuleOp> module, ArrayRef<ElementsAttr> inputs)
      : module(std::move(module)), context(this->module->getContext()), inputs(inputs) {}

  FailureOr<SmallVector<ElementsAttr>> run(const CompileOptions &options) {
    SmallString<128> path;
    if (auto error = llvm::sys::fs::createTemporaryFile("sluice-constants", "slm", path))
      return fail("cannot make a temporary file: " + error.message());
    llvm::FileRemover remover(path);
    KernelReproducers reproducers("a constant", options);
    setTarget(*module, describeTarget(context, "cpu"));
    for (unsigned stage = 0; stage < std::size(kStages); ++stage) {
      auto run = [&](ModuleOp part, const Pipeline &build) {
        PassManager pm(context);
        pm.enableVerifier(false);
        reproducers.watch(pm, stage, part);
        build(pm);
        return success(succeeded(pm.run(part)) && !options.isCancelled());
      };
      if (succeeded(runStage(*module, stage, options, nullptr, run)))
        continue;
      if (options.isCancelled())
        return fail("cancelled");
      for (StringRef note : reproducers.writeFailed(*context))
        emitWarning(module->getLoc()) << (note.consume_front("note: "), note);
      return failure();
    }
    if (failed(writeModuleFile(*module, path.str().str())))
      return failure();
    return call(path.str().str());
  }

private:
  FailureOr<SmallVector<ElementsAttr>> fail(const Twine &message) {
    emitError(module->getLoc()) << "while evaluating constants: " << message;
    return failure();
  }

  /// True if `status` is a failure, which is reported and freed.
  bool failedWith(sluice_status_t status) {
    if (!status)
      return false;
    (void)fail(sluice_status_text(status));
    sluice_status_free(status);
    return true;
  }

  FailureOr<SmallVector<ElementsAttr>> call(const std::string &path) {
    Handles handles;
    sluice_device_options_t ofDevice = {};
    ofDevice.struct_size = sizeof(ofDevice), ofDevice.host_allocator = &kZeros;
    if (failedWith(sluice_instance_create(&handles.instance)) ||
        failedWith(sluice_device_create(handles.instance, "cpu", &ofDevice, &handles.device)) ||
        failedWith(sluice_module_load_file(&handles.device, 1, path.c_str(), &handles.module)) ||
        failedWith(sluice_call_create(handles.module, "evaluate", &handles.call)))
      return failure();
    constexpr sluice_limits_t kOneMinute{0, 60000000, 0};
    sluice_call_set_limits(handles.call, &kOneMinute);
    const sluice_function_info_t *function = sluice_call_function(handles.call);
    for (auto [index, input] : llvm::enumerate(inputs)) {
      FailureOr<sluice_tensor_t *> tensor =
          importInput(handles.device, function->arguments[index], input);
      if (failed(tensor))
        return failure();
      bool bad = failedWith(sluice_call_set_tensor(handles.call, index, *tensor));
      sluice_tensor_release(*tensor);
      if (bad)
        return failure();
    }
    SmallVector<ElementsAttr> outputs;
    sluice_status_t status = sluice_call_invoke(handles.call);
    if (status && (sluice_status_code(status) == SLUICE_DEADLINE_EXCEEDED ||
                   sluice_status_code(status) == SLUICE_RESOURCE_EXHAUSTED)) {
      sluice_status_free(status);
      return outputs;
    }
    if (failedWith(status))
      return failure();
    for (auto [index, type] : llvm::enumerate(resultTypes)) {
      sluice_tensor_t *tensor = nullptr;
      if (failedWith(sluice_call_result_tensor(handles.call, index, &tensor)))
        return failure();
      outputs.push_back(exportOutput(index, cast<RankedTensorType>(type), tensor));
    }
    return outputs;
  }

  FailureOr<sluice_tensor_t *> importInput(sluice_device_t *device, const sluice_value_info_t &info,
                                           ElementsAttr input) {
    std::vector<uint8_t> storage;
    std::span<const uint8_t> bytes = module::constantBytes(input, storage);
    if (bytes.empty() && input.getNumElements())
      return (void)fail("a constant has no data"), failure();
    SmallVector<int64_t> dims(cast<ShapedType>(input.getType()).getShape());
    sluice_tensor_t *tensor = nullptr;
    bool stays = storage.empty() && reinterpret_cast<uintptr_t>(bytes.data()) % 8 == 0;
    sluice_status_t status =
        stays ? sluice_tensor_import_with(device, info.element_type, dims.size(), dims.data(),
                                          bytes.data(), SLUICE_READ_ONLY, nullptr, nullptr, &tensor)
              : sluice_tensor_create_copy(device, info.element_type, dims.size(), dims.data(),
                                          bytes.data(), &tensor);
    if (failedWith(status))
      return failure();
    return tensor;
  }

  /// Small values become ordinary attributes, which fold; others keep the tensor alive and use its
  /// memory. The manager tries one name after the other, so each output brings its own.
  ElementsAttr exportOutput(size_t index, RankedTensorType type, sluice_tensor_t *tensor) {
    std::span bytes(static_cast<const uint8_t *>(sluice_tensor_host_pointer(tensor)),
                    sluice_tensor_byte_length(tensor));
    if (bytes.size() <= 1024) {
      ElementsAttr value = module::constantOfBytes(type, bytes);
      sluice_tensor_release(tensor);
      return value;
    }
    auto release = [tensor](void *, size_t, size_t) { sluice_tensor_release(tensor); };
    AsmResourceBlob blob(ArrayRef(reinterpret_cast<const char *>(bytes.data()), bytes.size()), 64,
                         release,
                         /*dataIsMutable=*/false);
    auto &manager = DenseResourceElementsHandle::getManagerInterface(context);
    std::string name = ("evaluated_" + Twine(index)).str();
    return DenseResourceElementsAttr::get(type, manager.insert(name, std::move(blob)));
  }

public:
  SmallVector<Type> resultTypes;

private:
  OwningOpRef<ModuleOp> module;
  MLIRContext *context;
  ArrayRef<ElementsAttr> inputs;
};

} // namespace

global::ConstantEvaluator hostEvaluator(const CompileOptions &options) {
  CompileOptions forHost;
  forHost.optLevel = std::min(options.optLevel, 2);
  forHost.evaluateConstants = false;
  forHost.runsOnce = true;
  forHost.reproducer = options.reproducer;
  forHost.cancelled = options.cancelled;
  forHost.kernelPlans =
      options.kernelPlans; // For reproducers: the context's handler follows them already.
  return [forHost](OwningOpRef<ModuleOp> module, ArrayRef<ElementsAttr> inputs) {
    auto function = module->lookupSymbol<func::FuncOp>("evaluate");
    SmallVector<Type> types(function.getResultTypes());
    HostEvaluation evaluation(std::move(module), inputs);
    evaluation.resultTypes = std::move(types);
    return evaluation.run(forHost);
  };
}

} // namespace sluice
