//===- SignCommand.cpp - sluice sign --------------------------------------===//
#include "compiler/Driver/KernelReproducer.h"
#include "runtime/module/ModuleFile.h"
#include "tools/sluice/Commands.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>

namespace sluice::tool {

int signCommand(const Arguments &arguments) {
  std::string key, output;
  std::vector<std::string> files;
  CommandLine line("sluice sign MODEL.slm --key=KEY.pem", "Sign a module file.",
                   {"sluice sign model.slm --key=key.pem"});
  line.value("key", "FILE", key, "the private key (Ed25519, PEM)");
  addOutput(line, output, "write the signed module there (default: in place of the module)");
  line.positional("MODEL", files, 1, 1);
  if (auto code = line.parse(arguments))
    return *code;
  if (key.empty())
    return line.complain("--key=FILE says which key signs");
  Ref<module::ModuleFile> file;
  if (Status status = module::ModuleFile::open(files[0].c_str(), file); !status.ok())
    return fail("'" + files[0] + "': " + status.message());
  std::span<const uint8_t> bytes = file->source->bytes();
  if (file->signature) // which is replaced
    bytes = bytes.first(bytes.size() - sizeof(module::Signature));
  module::Signature signature{};
  if (Status status = module::sign(key.c_str(), bytes, signature); !status.ok())
    return fail(status.message());
  const std::string &path = output.empty() ? files[0] : output;
  std::string problem = writeWhole(path, [&](llvm::raw_ostream &out) {
    out.write(reinterpret_cast<const char *>(bytes.data()), bytes.size());
    out.write(reinterpret_cast<const char *>(&signature), sizeof(signature));
  });
  if (!problem.empty())
    return fail(problem);
  std::printf("%s: signed by key %s\n", path.c_str(), module::nameOf(signature.key).c_str());
  return kSuccess;
}

} // namespace sluice::tool
