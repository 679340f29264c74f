//===- Diagnostics.cpp - from MLIR diagnostics to lines for the user ------===//
#include "compiler/Driver/Diagnostics.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/JSON.h"

using namespace mlir;

namespace sluice {

std::string describeLocation(Location location, StringRef file) {
  auto inModel = [&](const std::string &name) {
    return name.empty() ? file.str() : (file + ":" + name).str();
  };
  return llvm::TypeSwitch<Location, std::string>(location)
      .Case([&](NameLoc name) { return inModel(name.getName().str()); })
      .Case([](FileLineColLoc at) { // Text files name themselves; nodes of a model do not.
        return (at.getFilename().getValue() + ":" + Twine(at.getLine()) + ":" +
                Twine(at.getColumn()))
            .str();
      })
      .Case([&](CallSiteLoc call) { return describeLocation(call.getCallee(), file); })
      .Case([&](FusedLoc fused) {
        for (Location inner : fused.getLocations())
          if (std::string text = describeLocation(inner, file); text != file)
            return text;
        return file.str();
      })
      .Default([&](Location) { return file.str(); });
}

UserDiagnostics::UserDiagnostics(MLIRContext &context, std::string file,
                                 std::function<void(const std::string &)> diagnose)
    : file(std::move(file)), diagnose(std::move(diagnose)),
      handler(&context, [this](Diagnostic &diagnostic) { report(diagnostic); }) {
  context.printOpOnDiagnostic(false);
}

namespace {
/// Remarks as diagnostics, which come in the order of the program.
struct RemarkReporter final : remark::detail::MLIRRemarkStreamerBase {
  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    auto said = emitRemark(remark.getLocation()) << remark.getCombinedCategoryName();
    for (const auto &argument : remark.getArgs())
      said << ": " << argument.val;
  }
};
} // namespace

LogicalResult UserDiagnostics::showRemarks(MLIRContext &context, StringRef passes) {
  std::string unused;
  if (!llvm::Regex(passes).isValid(unused))
    return failure();
  showsRemarks = true;
  remark::RemarkCategories wanted;
  wanted.passed = wanted.missed = wanted.failed = wanted.analysis =
      ".*(" + passes.str() + ").*"; // It looks for whole names.
  return remark::enableOptimizationRemarks(context, std::make_unique<RemarkReporter>(),
                                           std::make_unique<remark::RemarkEmittingPolicyAll>(),
                                           wanted);
}

void UserDiagnostics::report(Diagnostic &diagnostic) {
  bool isRemark = diagnostic.getSeverity() == DiagnosticSeverity::Remark;
  if (isRemark && !showsRemarks)
    return;
  bool isError = diagnostic.getSeverity() == DiagnosticSeverity::Error;
  errors += isError;
  std::string place = describeLocation(diagnostic.getLocation(), file);
  std::string message = diagnostic.str();
  auto [first, rest] = StringRef(message).rtrim().split('\n');
  std::string text = (place +
                      (isError    ? ": error: "
                       : isRemark ? ": remark: "
                                  : ": warning: ") +
                      first)
                         .str();
  auto addNotes = [&](StringRef lines, StringRef noted) {
    for (StringRef line : llvm::split(lines, '\n'))
      if (line = line.trim(); !line.empty())
        text += ("\n" + (noted.empty() ? "" : noted + ": ") + "note: " + line).str();
  };
  addNotes(rest, "");
  for (Diagnostic &note : diagnostic.getNotes()) {
    std::string noted = describeLocation(note.getLocation(), file);
    addNotes(note.str(), noted == place || noted == file ? "" : noted);
  }
  text = llvm::json::fixUTF8(text); // Names in broken files may be anything.
  if (said.insert(text).second)
    diagnose(text);
}

} // namespace sluice
