//===- PassTrace.cpp - compile time as a Chrome trace ---------------------===//
#include "compiler/Driver/PassTrace.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/Pass.h"
#include "llvm/Support/JSON.h"
#include <ctime>

namespace sluice {
namespace {

class Instrumentation final : public mlir::PassInstrumentation {
public:
  explicit Instrumentation(PassTrace &trace) : trace(trace) {}
  void runBeforePass(mlir::Pass *, mlir::Operation *) override { begins().emplace_back(); }
  void runAfterPass(mlir::Pass *pass, mlir::Operation *op) override { finish(pass, op); }
  void runAfterPassFailed(mlir::Pass *pass, mlir::Operation *op) override { finish(pass, op); }

private:
  /// Passes nest on a thread, so their begins form a stack.
  static std::vector<PassTrace::Moment> &begins() {
    static thread_local std::vector<PassTrace::Moment> stack;
    return stack;
  }
  void finish(mlir::Pass *pass, mlir::Operation *op) {
    PassTrace::Moment begin = begins().back();
    begins().pop_back();
    llvm::StringRef name = pass->getArgument();
    auto symbol = op->getAttrOfType<mlir::StringAttr>(mlir::SymbolTable::getSymbolAttrName());
    trace.add(name.empty() ? pass->getName().str() : name.str(), begin, symbol ? symbol.str() : "");
  }
  PassTrace &trace;
};

} // namespace

double PassTrace::computedMicros() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec * 1e-3;
}

void PassTrace::add(std::string name, Moment begin, std::string symbol) {
  using Micros = std::chrono::duration<double, std::micro>;
  Moment now;
  Event event{std::move(name),
              std::move(symbol),
              llvm::get_threadid(),
              Micros(begin.time - start).count(),
              Micros(now.time - begin.time).count(),
              now.threadMicros - begin.threadMicros};
  std::lock_guard lock(mutex);
  events.push_back(std::move(event));
}

void PassTrace::write(llvm::raw_ostream &out) const {
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
          json.attribute("tdur", event.computedMicros);
          if (!event.symbol.empty())
            json.attributeObject("args", [&] { json.attribute("symbol", event.symbol); });
        });
    });
  });
}

std::unique_ptr<mlir::PassInstrumentation> PassTrace::instrument() {
  return std::make_unique<Instrumentation>(*this);
}

} // namespace sluice
