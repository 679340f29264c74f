#===- run.py - what was built, installed and used from there -------------===#
# `cmake --install` into an empty folder, then users' projects, which see nothing else of Sluice:
# examples/cmake, pkg-config, each header alone in every standard of C and C++. Packages of
# `./dev package`, unpacked and installed; the wheel with the compiler, which is a build of its own,
# with --all only.
#===----------------------------------------------------------------------===#
import functools
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import documentation
from harness import BUILD, ROOT, SLUICE, Failure, Skip, Test, run

SCALE = ROOT + "/examples/cli/scale.mlir"


def expect(condition, text):
    if not condition:
        raise Failure(text)


def output_of(*command, **options):
    """What a command says, which must work."""
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL,
                          **options)
    expect(done.returncode == 0,
           f"{' '.join(command)}\n{done.stdout[-1500:]}{done.stderr[-1500:]}")
    return done.stdout


@functools.cache
def installed():
    """The prefix of an installation, moved from where it was made."""
    folder = BUILD + "/test/install"
    shutil.rmtree(folder, ignore_errors=True)
    output_of("cmake", "--install", BUILD, "--prefix", folder + "/made")
    os.rename(folder + "/made", folder + "/moved")
    output_of(SLUICE, "compile", SCALE, "-o", folder + "/scale.slm")
    return folder + "/moved"


def runs_scale(*command, **options):
    text = output_of(*command, installed() + "/../scale.slm", **options)
    expect(text.strip().endswith("2xf32 3 3"), f"{command} printed {text}")


def build_example(*options, compiler=False):
    """examples/cmake, built and run in both forms."""
    with tempfile.TemporaryDirectory() as folder:
        output_of("cmake", "-G", "Ninja", "-S", ROOT + "/examples/cmake", "-B", folder, *options)
        output_of("cmake", "--build", folder)
        if compiler:
            output_of(folder + "/compile", SCALE, "cpu", folder + "/other.slm")
            expect("2xf32 3 3" in output_of(folder + "/shared", folder + "/other.slm"), "it runs")
        runs_scale(folder + "/shared")
        runs_scale(folder + "/static")
        needs = output_of("readelf", "-d", folder + "/static")
        expect("libsluice" not in needs, f"the static program needs a library of Sluice: {needs}")


def test_files():
    prefix = installed()
    found = {os.path.relpath(path, prefix)
             for path in glob.glob(prefix + "/**", recursive=True) if not os.path.isdir(path)}
    version = re.search(r'STRING "(.*)"', open(prefix + "/include/sluice/version.h").read())[1]
    want = {"bin/sluice", "bin/sluice-run", "bin/sluice-worker", "lib/libsluice_runtime.a", "lib/libsluice_runtime.so",
            f"lib/libsluice_runtime.so.{version.split('.')[0]}", f"lib/libsluice_runtime.so.{version}",
            "lib/libsluice_compiler.so", "lib/cmake/Sluice/SluiceConfig.cmake", "lib/pkgconfig/sluice.pc"}
    expect(want <= found, f"not installed: {sorted(want - found)} of {sorted(found)}")
    headers = {f"include/sluice/{name}" for name in os.listdir(ROOT + "/runtime/include/sluice")}
    expect(headers == {name for name in found if name.startswith("include")}, "headers are missing")
    for tool in ("sluice", "sluice-run"):
        text = output_of(f"{prefix}/bin/{tool}", "--version")
        expect(text.startswith(f"{tool} {version}"), text)


def test_soname():
    """Is that of the major version, and nothing but the API is exported."""
    for library in glob.glob(installed() + "/lib/libsluice_*.so"):
        dynamic = output_of("readelf", "-d", library)
        soname = re.search(r"SONAME.*\[(.*)\]", dynamic)[1]
        major = output_of("sed", "-n", "s/#define SLUICE_VERSION_MAJOR //p",
                          installed() + "/include/sluice/version.h").strip()
        expect(soname == os.path.basename(library) + "." + major, soname)
        exported = output_of("nm", "-D", "--defined-only", library).split()[2::3]
        prefix = "sluice_compiler_" if "compiler" in library else "sluice_"
        expect(exported and all(name.startswith(prefix) for name in exported), str(exported))


def test_find_package():
    build_example(f"-DCMAKE_PREFIX_PATH={installed()}", compiler=True)


def test_find_package_refuses():
    """What is not there, and a version that is not this one."""
    with tempfile.TemporaryDirectory() as folder:
        for wanted in ("1.0", "0.1 COMPONENTS nonsense"):
            with open(folder + "/CMakeLists.txt", "w") as file:
                file.write("cmake_minimum_required(VERSION 3.25)\nproject(P LANGUAGES C CXX)\n"
                           f"find_package(Sluice {wanted})\n"
                           "if(Sluice_FOUND)\nmessage(FATAL_ERROR found)\nendif()\n")
            output_of("cmake", "-S", folder, "-B", folder + "/build",
                      f"-DCMAKE_PREFIX_PATH={installed()}")


def test_add_subdirectory():
    """The runtime alone, in another project's build: no compiler, no tests, no tools."""
    build_example(f"-DSLUICE_SOURCE={ROOT}")


def test_pkg_config():
    if not shutil.which("pkg-config"):
        raise Skip("pkg-config is not installed")
    where = dict(os.environ, PKG_CONFIG_PATH=installed() + "/lib/pkgconfig")
    with tempfile.TemporaryDirectory() as folder:
        source = ROOT + "/examples/c/run_module.c"
        flags = output_of("pkg-config", "--cflags", "--libs", "sluice", env=where).split()
        output_of("cc", source, "-o", folder + "/shared", *flags)
        runs_scale(folder + "/shared",
                   env=dict(os.environ, LD_LIBRARY_PATH=installed() + "/lib"))
        flags = output_of("pkg-config", "--static", "--cflags", "--libs", "sluice", env=where)
        flags = flags.replace("-lsluice_runtime", "-l:libsluice_runtime.a").split()
        output_of("cc", source, "-o", folder + "/static", *flags)
        runs_scale(folder + "/static")


def block_of(page, language):
    """The first block of code in a language on a page of docs/."""
    return open(f"{ROOT}/docs/{page}").read().split(f"```{language}\n")[1].split("```")[0]


MINE = """func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %y = "mine.cube"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}
"""


def test_plugin():
    """A dialect and a pass in a library of another project."""
    with tempfile.TemporaryDirectory() as folder:
        output_of("cmake", "-G", "Ninja", "-S", ROOT + "/test/install/plugin", "-B", folder,
                  "-DCMAKE_CXX_COMPILER=clang++-22", "-DCMAKE_PREFIX_PATH=/usr/lib/llvm-22")
        output_of("cmake", "--build", folder)
        with open(folder + "/mine.mlir", "w") as file:
            file.write(MINE)

        def compiled(*options):
            return subprocess.run([SLUICE, "compile", "mine.mlir", "-o", "mine.slm", *options],
                                  cwd=folder, capture_output=True, text=True)

        def refused(text, *options):
            done = compiled(*options)
            expect(done.returncode == 1 and text in done.stderr, f"{options}: {done.stderr}")

        done = compiled("--plugin=./libmine.so", "--before=input=lower-mine,canonicalize")
        expect(done.returncode == 0, done.stderr)
        text = output_of(SLUICE, "run", "mine.slm", "--input=3xf32=1 2 -3", cwd=folder)
        expect("1 8 -27" in text, text)
        refused("there is no dialect 'mine'")
        refused("mine.cube", "--plugin=./libmine.so")
        refused("'lower-mine' does not refer to a registered pass", "--before=input=lower-mine")
        refused("--before: unknown stage 'start'", "--before=start=canonicalize")
        refused("cannot take the plug-in './none.so': No such file", "--plugin=./none.so")
        refused("invalid ELF header", "--plugin=./mine.mlir")
        refused("neither mlirGetDialectPluginInfo nor", "--plugin=" + BUILD +
                "/lib/libsluice_runtime.so")
        # Of another LLVM, and of another interface.
        library = open(folder + "/libmine.so", "rb").read()
        other = re.sub(rb"libMLIR[.]so[.]\d\d", b"libMLIR.so.19", library)
        expect(other != library, "the plug-in shares libMLIR")
        with open(folder + "/other.so", "wb") as file:
            file.write(other)
        refused("it needs libMLIR.so.19.", "--plugin=./other.so")
        output_of("cmake", "-DCMAKE_CXX_FLAGS=-DAPI_VERSION=99", folder)
        output_of("cmake", "--build", folder)
        refused("another version of the interface", "--plugin=./libmine.so")


def test_cpp_program_of_the_docs():
    with tempfile.TemporaryDirectory() as folder:
        with open(folder + "/program.cpp", "w") as file:
            file.write(block_of("installing.md", "cpp"))
        for compiler in ("g++", "clang++-22"):
            output_of(compiler, "-std=c++17", "-Wall", "-Wextra", "-pedantic", "-Werror",
                      folder + "/program.cpp", "-o", folder + "/program", f"-I{installed()}/include",
                      f"-L{installed()}/lib", "-lsluice_runtime", f"-Wl,-rpath,{installed()}/lib")
            text = output_of(folder + "/program", installed() + "/../scale.slm")
            expect(text == "3\n5\n", f"the C++ program printed {text}")
            done = subprocess.run([folder + "/program", SCALE], capture_output=True, text=True)
            expect(done.returncode == 1 and "scale.mlir': not a Sluice module" in done.stderr,
                   done.stderr)


def test_tutorial():
    """docs/tutorial-cpp.md, as it stands there."""
    with tempfile.TemporaryDirectory() as folder:
        count = documentation.run_page("docs/tutorial-cpp.md", folder, CMAKE_PREFIX_PATH=installed(),
                                       PATH=f"{installed()}/bin:{os.environ['PATH']}")
        expect(count == 2, f"ran {count} blocks")


def package(kind, pattern):
    """The files that `./dev package KIND` makes."""
    folder = BUILD + "/packages"
    for old in glob.glob(f"{folder}/{pattern}"):
        os.remove(old)
    output_of(ROOT + "/dev", "package", kind, cwd=ROOT)
    return sorted(glob.glob(f"{folder}/{pattern}"))


def test_debian_packages():
    """Unpacked together they are an installation; each names what its libraries need."""
    depends = {}
    with tempfile.TemporaryDirectory() as folder:
        for path in package("debs", "*.deb"):
            name = os.path.basename(path).split("_")[0]
            depends[name] = re.sub(r" \([^)]*\)", "", output_of("dpkg-deb", "-f", path, "Depends"))
            output_of("dpkg-deb", "-x", path, folder)
        expect(depends.get("libsluice0") == "libc6\n", f"the runtime needs libc alone: {depends}")
        expect(depends["libsluice-dev"] == "libsluice0, libsluice-compiler0\n", str(depends))
        for name in ("sluice", "libsluice-compiler0"):
            expect({"libllvm22", "libmlir-22", "libonnx1"} <= set(depends[name].strip().split(", ")),
                   str(depends))
        build_example(f"-DCMAKE_PREFIX_PATH={folder}/usr", compiler=True)
        text = output_of(folder + "/usr/bin/sluice", "--version")
        expect(text.startswith("sluice "), text)


def in_environment(wheel, code, hide=""):
    """What `code` prints in a new Python environment with `wheel`, after shell commands `hide` that
    only it sees."""
    with tempfile.TemporaryDirectory() as folder:
        output_of(sys.executable, "-m", "venv", folder)
        output_of(folder + "/bin/pip", "install", "-q", "--no-deps", "--no-index",
                  "--disable-pip-version-check", wheel)
        paths = [path for path in sys.path if path.endswith("site-packages")]
        run_it = [folder + "/bin/python", "-c", code]
        if hide:
            run_it = ["unshare", "--mount", "--map-root-user", "sh", "-ec", hide + '\nexec "$@"',
                      "sh", *run_it]
        # NumPy and nanobind-backend are those of this environment.
        return output_of(*run_it, cwd=folder, env=dict(os.environ, PYTHONPATH=":".join(paths)))


USE_WHEEL = """
import importlib.metadata, numpy as np, sluice
print(sluice.__file__, importlib.metadata.version('%s'),
      importlib.metadata.entry_points(group='torch_dynamo_backends')['sluice'].value)
print(%s(np.arange(3, dtype=np.float32)))
"""


def test_runtime_wheel():
    wheel, = package("runtime-wheel", "sluice_ml_runtime-*.whl")
    expect(re.search(r"-cp311-abi3-manylinux_2_3[0-6]_x86_64\.whl$", wheel), wheel)
    size = os.path.getsize(wheel)
    expect(size < 2_000_000, f"{size} bytes")
    model = f"sluice.load('{installed()}/../scale.slm')"
    refused = """
try:
    sluice.compile("x.onnx")
except sluice.Error as error:
    print(error)
"""
    text = in_environment(wheel, USE_WHEEL % ("sluice-ml-runtime", model) + refused)
    expect("site-packages/sluice/__init__.py 0." in text and "sluice.dynamo:backend" in text
           and "[1. 3. 5.]" in text and "the package without the compiler" in text, text)
    names = output_of(sys.executable, "-m", "zipfile", "-l", wheel)
    expect("sluice/py.typed" in names and "sluice/_runtime.pyi" in names, names)


# Debian's LLVM, MLIR, ONNX and Protobuf, and this folder.
HIDE = """
mount -t tmpfs none /usr/lib/llvm-22
for file in $(find /usr/lib /lib -name 'libonnx*' -o -name 'libprotobuf*' -o -name 'libLLVM*' \\
              -o -name 'libMLIR*'); do
  [ -L $file ] || mount --bind /dev/null $file
done
mount -t tmpfs none """ + BUILD


def compiler_wheel():
    wheel, = package("wheel", "sluice_ml-*.whl")
    expect(re.search(r"-cp311-abi3-manylinux_2_3[0-6]_x86_64\.whl$", wheel), wheel)
    size = os.path.getsize(wheel)
    expect(size < 60_000_000, f"{size} bytes")
    text = in_environment(wheel, f"model = {open(SCALE).read()!r}"
                          + USE_WHEEL % ("sluice-ml", "sluice.compile(model)") + """
for target in ("cuda:sm_90", "rocm:gfx942", "vulkan", "cpu:aarch64-cortex-a72"):
    sluice.compile(model, target=["cpu", target])
print([line for line in open("/proc/self/maps") if "libMLIR" in line or "libLLVM" in line])
""", HIDE)
    expect("[1. 3. 5.]" in text and text.endswith("[]\n"), text)


def header_alone(compiler, language, standard):
    names = [name for name in sorted(os.listdir(installed() + "/include/sluice"))
             if language == "c++" or name.endswith(".h")]
    for name in names:
        # Twice, for its guard.
        text = f'#include "sluice/{name}"\n#include "sluice/{name}"\nextern int sluice_unused;\n'
        done = subprocess.run([compiler, "-x", language, f"-std={standard}", "-Wall", "-Wextra",
                               "-pedantic", "-Werror", "-fsyntax-only",
                               f"-I{installed()}/include", "-"],
                              input=text, capture_output=True, text=True)
        expect(done.returncode == 0, f"{name}: {done.stderr[-800:]}")
    expect(len(names) > 15, "there are headers")


def tests():
    for name, function in globals().items():
        if name.startswith("test_"):
            yield Test(name[5:], function, "installed", seconds=900)
    if os.environ.get("SLUICE_TEST_ALL") or "--all" in sys.argv:
        yield Test("compiler_wheel", compiler_wheel, "installed", seconds=3600)
    for c, cpp in (("gcc", "g++"), ("clang-22", "clang++-22")):
        for compiler, language, standard in ((c, "c", "c99"), (c, "c", "c11"),
                                             (cpp, "c++", "c++17"), (cpp, "c++", "c++23")):
            yield Test(f"headers/{compiler}-{standard}",
                       functools.partial(header_alone, compiler, language, standard), "installed")


if __name__ == "__main__":
    sys.exit(run("install", list(tests())))
