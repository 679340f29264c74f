//===- Diagnostics.cpp - from MLIR diagnostics to lines for the user ------===//
#include "compiler/Driver/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace sluice {

/// The part of a location that a user knows: a node's name or a place in a text file. Empty if there is none.
static std::string place(Location location) {
  return llvm::TypeSwitch<Location, std::string>(location)
      .Case([](NameLoc name) { return name.getName().str(); })
      .Case([](FileLineColLoc at) {
        return (at.getFilename().getValue() + ":" + Twine(at.getLine()) + ":" + Twine(at.getColumn())).str();
      })
      .Case([](CallSiteLoc call) { return place(call.getCallee()); })
      .Case([](FusedLoc fused) {
        for (Location inner : fused.getLocations())
          if (std::string text = place(inner); !text.empty())
            return text;
        return std::string();
      })
      .Default([](Location) { return std::string(); });
}

std::string describeLocation(Location location, StringRef file) {
  std::string text = place(location);
  if (text.empty())
    return file.str();
  // Text files name themselves; nodes of a model do not.
  return StringRef(text).starts_with(file) ? text : (file + ":" + text).str();
}

UserDiagnostics::UserDiagnostics(MLIRContext &context, std::string file, std::function<void(const std::string &)> diagnose)
    : file(std::move(file)), diagnose(std::move(diagnose)),
      handler(&context, [this](Diagnostic &diagnostic) { report(diagnostic); }) {
  context.printOpOnDiagnostic(false);
}

void UserDiagnostics::report(Diagnostic &diagnostic) {
  if (diagnostic.getSeverity() == DiagnosticSeverity::Remark)
    return;
  bool isError = diagnostic.getSeverity() == DiagnosticSeverity::Error;
  errors += isError;
  std::string line = describeLocation(diagnostic.getLocation(), file) + (isError ? ": error: " : ": warning: ") + diagnostic.str();
  for (Diagnostic &note : diagnostic.getNotes())
    line += "\nnote: " + note.str();
  if (line != last)
    diagnose(line);
  last = line;
}

} // namespace sluice
