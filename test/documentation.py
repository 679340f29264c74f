#===- documentation.py - the blocks of code of README.md and docs/*.md ---===#
# Each is run as it stands, in order, in a folder with what its page takes for granted; or is a file
# of that folder, or has a reason not to be run, in a comment of the line before it:
#   <!-- file: program.mlir -->      <!-- not run: needs a GPU -->      <!-- torch: who runs it -->
# Blocks without a language are what programs print. Lines of `./dev` are what CI itself runs.
#===----------------------------------------------------------------------===#
import os
import re
import subprocess
import sys

from harness import BUILD, ROOT, Failure

COMMANDS = {"python": [sys.executable, "-c"], "sh": ["bash", "-ec"]}


def blocks_of(page):
    """(line, comment before it, language, text) of each block of a page."""
    text = open(f"{ROOT}/{page}").read()
    for found in re.finditer(r"(?:^<!-- ([^\n]+) -->\n)?^```(\w*)\n(.*?)^```$", text, re.M | re.S):
        yield text.count("\n", 0, found.start(2)) + 1, *found.groups()


def run_page(page, folder, reasons=("not run", "torch"), **environment):
    """Runs the blocks of a page, but for those with one of the reasons; how many there were."""
    environment = {**os.environ, "PATH": f"{folder}:{BUILD}/bin:{os.environ['PATH']}",
                   "PYTHONPATH": BUILD + "/python", "C_INCLUDE_PATH": ROOT + "/runtime/include",
                   "TMPDIR": folder, **environment}
    for _, comment, _, text in blocks_of(page):
        if (comment or "").startswith("file: "):
            with open(f"{folder}/{comment[6:]}", "w") as file:
                file.write(text)
    count = 0
    for line, comment, language, text in blocks_of(page):
        if (comment or "").split(":")[0] not in ("file", *reasons) and language in COMMANDS:
            text = re.sub(r"^\./dev .*\n", "", text, flags=re.M)
            done = subprocess.run([*COMMANDS[language], text], cwd=folder, env=environment,
                                  capture_output=True, text=True, stdin=subprocess.DEVNULL)
            if done.returncode:
                raise Failure(f"{page}:{line}: exit code {done.returncode}\n{text}"
                              f"{done.stdout[-1500:]}{done.stderr[-1500:]}")
            count += 1
    return count


def forgotten(page):
    """What is neither run nor a file nor has a reason."""
    for line, comment, language, text in blocks_of(page):
        is_marked = re.match(r"(file|not run|torch): \S", comment or "")
        is_command = re.match(r"(sluice\S*|\./dev|pip|cmake|cc|openssl|mpirun|python3?) ", text)
        if not is_marked and (language not in COMMANDS if language else is_command):
            yield f"{page}:{line}: {language or 'commands'}"
