//===- Program.h - a program that parts can be taken out of ---------------===//
#pragma once
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace sluice::reduce {

/// What `--input` says: for an argument by name, or the next one; its sizes.
struct Input {
  std::string name, spec;
  std::vector<int64_t> dims;
};

/// Some of the parts that a way finds: [begin, end).
struct Range {
  unsigned begin = 0, end = 0;
  bool has(unsigned part) const { return part >= begin && part < end; }
};

/// One kind of change that makes a program smaller.
struct Way {
  llvm::StringRef name;
  /// All parts at once, then fewer and fewer; only one by one; only all at once.
  enum { Fewer, Single, All } order = Fewer;
};

/// The words with commas, the first dozen of them.
std::string listed(const std::vector<std::string> &words);

class Program {
public:
  virtual ~Program() = default;

  virtual llvm::ArrayRef<Way> ways() const = 0;
  /// How many parts a way finds now.
  virtual unsigned parts(unsigned way) = 0;
  /// Takes parts out. False if what is left is no program, or the same; then it may be anything.
  /// Called in processes of their own: this may crash, and the caller's program stays as it is.
  virtual bool remove(unsigned way, Range range) = 0;

  /// Replaces the program by that of a file that `write` wrote. False if it was there already.
  virtual bool read(const std::string &path) = 0;
  /// False if it cannot be written. `comment` stands in the file for people, if it is not empty.
  virtual bool write(const std::string &path, llvm::StringRef comment = "") = 0;

  /// ".mlir", ".onnx"
  virtual llvm::StringRef extension() const = 0;
  /// How many operations there are; what is reduced is this first.
  virtual size_t operations() const = 0;
  /// What `--input` must say for the arguments that are left; nothing where nothing was said.
  virtual std::vector<std::string> inputs() const { return {}; }
  /// Nodes of the model that the operations came from, and a few words of what they are.
  virtual std::string summary() const = 0;
};

/// The program of an MLIR file, at whatever stage it is. `inputs` are those given to `function`
/// for runs, in which nothing undefined may be read; `runs` is whether there are any. Null, and an
/// error on standard error, if the file cannot be read.
std::unique_ptr<Program> openMlir(const std::string &path, const std::vector<Input> &inputs,
                                  const std::string &function, bool runs);
/// The graph of an ONNX file; null after an error.
std::unique_ptr<Program> openOnnx(const std::string &path);

} // namespace sluice::reduce
