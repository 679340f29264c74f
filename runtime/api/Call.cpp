//===- Call.cpp - C functions of calls and fences -------------------------===//
// Arguments are checked here, against the table of exports, so that compiled programs need not:
// count, kind, element type, rank, static sizes, and that dynamic sizes of the same name agree.
//===----------------------------------------------------------------------===//
#include "runtime/api/Handles.h"

#include <map>

using namespace sluice;
using namespace sluice::api;

struct sluice_call_t {
  Ref<vm::Program> program;
  const module::Export *entry = nullptr;
  // One of both for each argument, once set.
  std::vector<Ref<hal::Tensor>> tensors;
  std::vector<std::optional<int64_t>> scalars;
  // The last invoke's results.
  std::vector<Ref<hal::Tensor>> resultTensors;
  std::vector<int64_t> resultScalars;
  bool hasResults = false;
  sluice_limits_t limits{};
  // Of invokes: the last one's, and others that may still be looked at.
  std::vector<Ref<Budget>> budgets;
  std::atomic<Budget *> budget{nullptr};

  /// The budget of one more invoke.
  Budget &beginInvoke() {
    Budget *free = nullptr;
    for (const Ref<Budget> &each : budgets)
      if (each->isUnique())
        free = each.get();
    if (!free)
      free = budgets.emplace_back(makeRef<Budget>("call")).get();
    free->begin(limits);
    budget.store(free, std::memory_order_release);
    return *free;
  }

  const sluice_function_info_t &info() const { return entry->info; }
  /// "argument 0 'input_ids'"
  std::string nameOf(size_t index) const {
    const char *name = info().arguments[index].name;
    return "argument " + std::to_string(index) + (*name ? " '" + std::string(name) + "'" : "");
  }
};

/// "batchx3x?xf32": dynamic dimensions by name.
static std::string expectedText(const sluice_value_info_t &value) {
  return formatShape(value.element_type, value.dims, value.rank, value.dim_names);
}

static Status createCall(vm::Program &program, const char *function,
                         std::unique_ptr<sluice_call_t> &call) {
  std::string known;
  for (const auto &entry : program.file().entries) {
    if (std::strcmp(entry.info.name, function) == 0) {
      call = std::make_unique<sluice_call_t>();
      call->program = Ref<vm::Program>(&program), call->entry = &entry;
      call->tensors.resize(entry.info.argument_count);
      call->scalars.resize(entry.info.argument_count);
      return {};
    }
    known += (known.empty() ? "" : ", ") + std::string(entry.info.name);
  }
  return makeError(SLUICE_NOT_FOUND, "no function '%s'; the module has %s", function,
                   known.empty() ? "none" : known.c_str());
}

static Status checkArgument(const sluice_call_t &call, size_t index, sluice_value_kind_t kind) {
  const sluice_function_info_t &info = call.info();
  if (index >= info.argument_count)
    return makeError(SLUICE_OUT_OF_RANGE,
                     "function '%s' takes %zu argument%s, there is no argument %zu", info.name,
                     info.argument_count, info.argument_count == 1 ? "" : "s", index);
  const sluice_value_info_t &value = info.arguments[index];
  if (value.kind != kind)
    return makeError(SLUICE_INVALID_ARGUMENT, "%s takes a %s, given a %s",
                     call.nameOf(index).c_str(),
                     value.kind == SLUICE_VALUE_SCALAR ? "scalar" : "tensor",
                     kind == SLUICE_VALUE_SCALAR ? "scalar" : "tensor");
  return {};
}

static bool fits(const hal::Tensor &tensor, const sluice_value_info_t &value) {
  bool does = tensor.elementType() == value.element_type && tensor.dims().size() == value.rank;
  for (size_t d = 0; d < value.rank && does; ++d)
    does = value.dims[d] < 0 || value.dims[d] == tensor.dims()[d];
  return does;
}

static Status setTensor(sluice_call_t &call, size_t index, hal::Tensor &tensor) {
  SLUICE_RETURN_IF_ERROR(checkArgument(call, index, SLUICE_VALUE_TENSOR));
  const sluice_value_info_t &value = call.info().arguments[index];
  if (!fits(tensor, value))
    return makeError(SLUICE_INVALID_ARGUMENT, "%s must be %s, given %s", call.nameOf(index).c_str(),
                     expectedText(value).c_str(), tensor.text().c_str());
  call.tensors[index] = Ref<hal::Tensor>(&tensor);
  return {};
}

static Status setScalar(sluice_call_t &call, size_t index, int64_t bits) {
  SLUICE_RETURN_IF_ERROR(checkArgument(call, index, SLUICE_VALUE_SCALAR));
  sluice_element_type_t type = call.info().arguments[index].element_type;
  uint64_t held = 0;
  if (integerBits(type))
    storeElement(type, &held, bits);
  if (integerBits(type) && loadElement(type, &held) != bits)
    return makeError(SLUICE_OUT_OF_RANGE, "%s is %s, which has no %lld", call.nameOf(index).c_str(),
                     sluice_element_type_name(type), (long long)bits);
  call.scalars[index] = bits;
  return {};
}

/// Dynamic dimensions with one name have one size.
static Status checkNamedDims(const sluice_call_t &call) {
  std::map<std::string_view, std::pair<int64_t, size_t>> seen; // Size and argument of a name.
  for (size_t i = 0; i < call.info().argument_count; ++i) {
    const sluice_value_info_t &value = call.info().arguments[i];
    for (size_t d = 0; d < value.rank; ++d) {
      if (value.dims[d] >= 0 || !*value.dim_names[d])
        continue;
      int64_t size = call.tensors[i]->dims()[d];
      auto [before, argument] = seen.try_emplace(value.dim_names[d], size, i).first->second;
      if (before != size)
        return makeError(SLUICE_INVALID_ARGUMENT, "dimension '%s' is %lld in %s and %lld in %s",
                         value.dim_names[d], (long long)before, call.nameOf(argument).c_str(),
                         (long long)size, call.nameOf(i).c_str());
    }
  }
  return {};
}

/// What a function may overwrite is given to it once.
static Status checkDonated(const sluice_call_t &call) {
  struct Place { // The same memory may have been imported twice.
    const void *memory = nullptr;
    uint64_t start = 0, end = 0;
  };
  std::vector<Place> places; // Each is compared with hundreds, of weights and caches.
  for (const Ref<hal::Tensor> &tensor : call.tensors) {
    Place &place = places.emplace_back();
    if (!tensor) // a scalar has no memory
      continue;
    const hal::Buffer &buffer = tensor->buffer();
    place.start = buffer.device().addressOf(buffer);
    place.memory = place.start ? buffer.device().memoryDomain() : &buffer.storage();
    place.start = place.start ? place.start : buffer.offset();
    place.end = place.start + buffer.length();
  }
  for (size_t i = 0; i < call.info().argument_count; ++i) {
    if (!call.info().arguments[i].donated || !call.tensors[i])
      continue;
    if (call.tensors[i]->buffer().storage().readOnly())
      return makeError(SLUICE_INVALID_ARGUMENT,
                       "%s may be overwritten, but its memory is read-only",
                       call.nameOf(i).c_str());
    for (size_t other = 0; other < places.size(); ++other) {
      const Place &a = places[i], &b = places[other];
      if (other != i && a.memory == b.memory && a.start < b.end && b.start < a.end)
        return makeError(SLUICE_INVALID_ARGUMENT,
                         "%s may be overwritten, but %s lies in the same memory",
                         call.nameOf(i).c_str(), call.nameOf(other).c_str());
    }
  }
  return {};
}

/// With `done` the call goes on after `wait`, and `done` is when its results are there; without, it
/// has ended when this returns.
static Status invokeCall(sluice_call_t &call, Ref<hal::Timepoint> wait = nullptr,
                         Ref<hal::Timepoint> *done = nullptr) {
  const sluice_function_info_t &info = call.info();
  call.hasResults = false;
  call.resultTensors.clear(), call.resultScalars.clear();
  vm::Invocation invocation;
  invocation.budget = &call.beginInvoke();
  invocation.lender = &call;
  invocation.isLent = [](const void *lender, const hal::Storage &memory) {
    auto &call = *static_cast<const sluice_call_t *>(lender);
    for (size_t i = 0; i < call.tensors.size(); ++i)
      if (call.tensors[i] && &call.tensors[i]->buffer().storage() == &memory)
        return !call.info().arguments[i].donated;
    return false;
  };
  invocation.wait = std::move(wait);
  invocation.asynchronous = done != nullptr;
  for (size_t i = 0; i < info.argument_count; ++i) {
    bool isScalar = info.arguments[i].kind == SLUICE_VALUE_SCALAR;
    if (isScalar ? !call.scalars[i] : !call.tensors[i])
      return makeError(SLUICE_FAILED_PRECONDITION, "%s (%s) is not given", call.nameOf(i).c_str(),
                       expectedText(info.arguments[i]).c_str());
    if (isScalar)
      invocation.scalarArguments.push_back(*call.scalars[i]);
    else
      invocation.refArguments.push_back(call.tensors[i]);
  }
  SLUICE_RETURN_IF_ERROR(checkNamedDims(call));
  SLUICE_RETURN_IF_ERROR(checkDonated(call));
  SLUICE_RETURN_IF_ERROR(vm::invoke(*call.program, call.entry->function, invocation));
  // The verifier has checked the counts; of what kind and type a ref is shows only now.
  call.resultTensors.resize(info.result_count);
  call.resultScalars.resize(info.result_count);
  size_t scalar = 0, ref = 0;
  for (size_t i = 0; i < info.result_count; ++i) {
    if (info.results[i].kind == SLUICE_VALUE_SCALAR) {
      call.resultScalars[i] = invocation.scalarResults[scalar++];
      continue;
    }
    RefObject *object = invocation.refResults[ref++].detach();
    auto owned = Ref<RefObject>::adopt(object);
    if (!object || object->kind() != RefKind::Tensor)
      return makeError(SLUICE_FAILED_PRECONDITION, "result %zu of function '%s' is not a tensor", i,
                       info.name);
    call.resultTensors[i] = Ref<hal::Tensor>(static_cast<hal::Tensor *>(object));
    if (!call.resultTensors[i]->buffer().storage().address())
      return makeError(SLUICE_FAILED_PRECONDITION,
                       "the memory of result %zu of function '%s' was given back", i, info.name);
    if (!fits(*call.resultTensors[i], info.results[i]))
      return makeError(SLUICE_FAILED_PRECONDITION,
                       "result %zu of function '%s' is %s, where the module says %s", i, info.name,
                       call.resultTensors[i]->text().c_str(),
                       expectedText(info.results[i]).c_str());
  }
  call.hasResults = true;
  if (done)
    *done = std::move(invocation.done);
  return {};
}

static Status checkResult(const sluice_call_t &call, size_t index, sluice_value_kind_t kind) {
  const sluice_function_info_t &info = call.info();
  if (!call.hasResults)
    return makeError(SLUICE_FAILED_PRECONDITION, "function '%s' has not been invoked with success",
                     info.name);
  if (index >= info.result_count)
    return makeError(SLUICE_OUT_OF_RANGE, "function '%s' has %zu result%s, there is no result %zu",
                     info.name, info.result_count, info.result_count == 1 ? "" : "s", index);
  if (info.results[index].kind != kind)
    return makeError(SLUICE_INVALID_ARGUMENT, "result %zu of function '%s' is a %s", index,
                     info.name, kind == SLUICE_VALUE_SCALAR ? "tensor" : "scalar");
  return {};
}

static Status end(sluice_fence_t *fence, Status how) {
  hal::HostTimepoint *own = unwrap(fence)->asHostTimepoint();
  if (!own)
    return makeError(SLUICE_FAILED_PRECONDITION, "the fence of a call is signalled by its work");
  if (!own->signal(std::move(how)))
    return makeError(SLUICE_FAILED_PRECONDITION, "the fence was signalled before");
  return {};
}

extern "C" {

sluice_status_t sluice_call_create(sluice_module_t *module, const char *function,
                                   sluice_call_t **out_call) {
  std::unique_ptr<sluice_call_t> call;
  Status status = guarded([&] { return createCall(*unwrap(module), function, call); });
  if (status.ok())
    *out_call = call.release();
  return status.release();
}
void sluice_call_free(sluice_call_t *call) { delete call; }
const sluice_function_info_t *sluice_call_function(const sluice_call_t *call) {
  return &call->info();
}

sluice_status_t sluice_call_set_tensor(sluice_call_t *call, size_t index, sluice_tensor_t *tensor) {
  return attempt([&] { return setTensor(*call, index, *unwrap(tensor)); });
}
sluice_status_t sluice_call_set_scalar(sluice_call_t *call, size_t index, int64_t bits) {
  return attempt([&] { return setScalar(*call, index, bits); });
}
sluice_status_t sluice_call_invoke(sluice_call_t *call) {
  return attempt([&] { return invokeCall(*call); });
}
sluice_status_t sluice_call_invoke_async(sluice_call_t *call, sluice_fence_t *const *waits,
                                         size_t wait_count, sluice_fence_t **out_done) {
  return attempt(out_done, [&](Ref<hal::Timepoint> &done) {
    std::vector<Ref<hal::Timepoint>> parts;
    for (size_t i = 0; i < wait_count; ++i)
      if (waits[i])
        parts.emplace_back(unwrap(waits[i]));
    return invokeCall(*call, hal::joinTimepoints(std::move(parts)), &done);
  });
}
void sluice_call_set_limits(sluice_call_t *call, const sluice_limits_t *limits) {
  call->limits = limits ? *limits : sluice_limits_t{};
}
void sluice_call_cancel(sluice_call_t *call) {
  if (Budget *budget = call->budget.load())
    budget->cancel();
}

sluice_status_t sluice_call_result_tensor(sluice_call_t *call, size_t index,
                                          sluice_tensor_t **out_tensor) {
  return attempt(out_tensor, [&](Ref<hal::Tensor> &tensor) -> Status {
    SLUICE_RETURN_IF_ERROR(checkResult(*call, index, SLUICE_VALUE_TENSOR));
    tensor = call->resultTensors[index];
    return {};
  });
}
sluice_status_t sluice_call_result_scalar(sluice_call_t *call, size_t index, int64_t *out_bits) {
  Status status = checkResult(*call, index, SLUICE_VALUE_SCALAR);
  if (status.ok())
    *out_bits = call->resultScalars[index];
  return status.release();
}

sluice_status_t sluice_fence_create(sluice_fence_t **out_fence) {
  return attempt(out_fence, [&](Ref<hal::Timepoint> &fence) {
    fence = makeRef<hal::HostTimepoint>();
    return Status();
  });
}
sluice_status_t sluice_fence_signal(sluice_fence_t *fence) {
  return attempt([&] { return end(fence, {}); });
}
sluice_status_t sluice_fence_fail(sluice_fence_t *fence, const char *message) {
  return attempt([&] { return end(fence, makeError(SLUICE_CANCELLED, "%s", message)); });
}
bool sluice_fence_reached(const sluice_fence_t *fence) { return unwrap(fence)->reached(); }
sluice_status_t sluice_fence_wait(sluice_fence_t *fence) {
  return attempt([&] { return unwrap(fence)->await(); });
}
}
