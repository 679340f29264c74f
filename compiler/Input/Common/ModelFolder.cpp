//===- ModelFolder.cpp - files that a model names -------------------------===//
#include "compiler/Input/Common/ModelFolder.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace sluice::input {

llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> openFile(const Twine &path) {
  namespace fs = llvm::sys::fs;
  fs::file_status status;
  if (!fs::status(path, status) && status.type() != fs::file_type::regular_file)
    return std::make_error_code(status.type() == fs::file_type::directory_file
                                    ? std::errc::is_a_directory
                                    : std::errc::not_supported);
  return llvm::MemoryBuffer::getFile(path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
}

bool liesBeside(StringRef path, StringRef model) {
  SmallString<256> target, named, linked;
  if (llvm::sys::fs::real_path(path, target) || llvm::sys::fs::real_path(model, linked))
    return true; // opening it says what is wrong
  StringRef folder = llvm::sys::path::parent_path(model);
  (void)llvm::sys::fs::real_path(folder.empty() ? "." : folder, named);
  auto isIn = [&](StringRef folder) {
    return target.starts_with(folder) && (folder == "/" || target[folder.size()] == '/');
  };
  return isIn(named) || isIn(llvm::sys::path::parent_path(linked));
}

std::string pathFrom(Location loc, StringRef path) {
  SmallString<128> full;
  auto at = loc->findInstanceOf<FileLineColLoc>();
  if (at && !llvm::sys::path::is_absolute(path))
    full = llvm::sys::path::parent_path(at.getFilename().getValue());
  llvm::sys::path::append(full, path);
  return full.str().str();
}

} // namespace sluice::input
