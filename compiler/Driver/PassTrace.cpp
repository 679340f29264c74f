//===- PassTrace.cpp - compile time as a Chrome trace ---------------------===//
#include "compiler/Driver/PassTrace.h"
#include "mlir/Pass/Pass.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"

namespace sluice {
namespace {

class Instrumentation final : public mlir::PassInstrumentation {
public:
  explicit Instrumentation(PassTrace &trace) : trace(trace) {}
  void runBeforePass(mlir::Pass *, mlir::Operation *) override { begins().push_back(PassTrace::Clock::now()); }
  void runAfterPass(mlir::Pass *pass, mlir::Operation *) override { finish(pass); }
  void runAfterPassFailed(mlir::Pass *pass, mlir::Operation *) override { finish(pass); }

private:
  /// Passes nest on a thread, so their begins form a stack.
  static std::vector<PassTrace::Clock::time_point> &begins() {
    static thread_local std::vector<PassTrace::Clock::time_point> stack;
    return stack;
  }
  void finish(mlir::Pass *pass) {
    auto begin = begins().back();
    begins().pop_back();
    llvm::StringRef name = pass->getArgument();
    trace.add(name.empty() ? pass->getName().str() : name.str(), begin);
  }
  PassTrace &trace;
};

} // namespace

void PassTrace::add(std::string name, Clock::time_point begin) {
  using Micros = std::chrono::duration<double, std::micro>;
  Event event{std::move(name), llvm::get_threadid(), Micros(begin - start).count(),
              Micros(Clock::now() - begin).count()};
  std::lock_guard lock(mutex);
  events.push_back(std::move(event));
}

bool PassTrace::write(const std::string &path) const {
  std::error_code error;
  llvm::raw_fd_ostream out(path, error);
  if (error)
    return false;
  llvm::json::OStream json(out);
  json.object([&] {
    json.attributeArray("traceEvents", [&] {
      for (const Event &event : events)
        json.object([&] {
          json.attribute("name", event.name);
          json.attribute("ph", "X");
          json.attribute("pid", 1);
          json.attribute("tid", event.thread);
          json.attribute("ts", event.beginMicros);
          json.attribute("dur", event.durationMicros);
        });
    });
  });
  return true;
}

std::unique_ptr<mlir::PassInstrumentation> PassTrace::instrument() { return std::make_unique<Instrumentation>(*this); }

} // namespace sluice
