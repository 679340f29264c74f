#===- filecheck.py - expectations rewritten to what was said -------------===#
# FileCheck names the first directive that does not hold and the line that it may have meant. The
# words of that line take the place of the directive's; its {{regular expressions}} and
# [[VARIABLES]] stay where what they stand for still fits. Then FileCheck is asked again, until all
# holds.
#===----------------------------------------------------------------------===#
import difflib
import os
import re
import subprocess
import tempfile

MOST_REWRITES = 200
MOST_NEW_LINES = 20
# Below this share of equal words two lines have nothing to do with each other.
LEAST_ALIKE = 0.4
# How many words a regular expression may stand for, and how many lines are looked at closely.
MOST_WORDS, MOST_LINES = 60, 6
# What it costs to change a word of a directive, to drop it, to add one, to drop a token.
CHANGE, DROP, ADD, DROP_TOKEN = 1.0, 1.5, 1.0, 3.0

TOKEN = re.compile(r"\{\{.*?\}\}|\[\[.*?\]\]")
WORD = re.compile(r"\w+|\s+|.")


class ByHand(Exception):
    """What cannot be rewritten by a rule, and why."""


def words_of_pattern(pattern):
    """The words of a directive; a regular expression or variable is one."""
    words, at = [], 0
    for token in TOKEN.finditer(pattern):
        words += WORD.findall(pattern[at : token.start()]) + [token[0]]
        at = token.end()
    return words + WORD.findall(pattern[at:])


def stands_for(token, text, known):
    """Whether a regular expression or variable may match `text`; `known` has values of
    variables."""
    if token.startswith("{{"):
        expression = token[2:-2]
    elif token[2:-2] in known:
        return known[token[2:-2]] == text
    elif token.startswith("[[#"):
        expression = r"\w+"
    else:
        expression = token[2:-2].partition(":")[2] or r"\S+"
    try:
        return re.fullmatch(expression, text) is not None
    except re.error:
        return False  # POSIX classes: FileCheck will say.


def escaped(text):
    """`text` as a literal of a directive."""
    return re.sub(r"\{\{|\[\[|\}\}", lambda m: "{{" + re.sub(r"(.)", r"[\1]", m[0]).replace("[[]",
            r"\[").replace("[{]", r"\{").replace("[}]", r"\}") + "}}", text)


def rewritten(pattern, actual, known=()):
    """The directive's text `pattern`, changed as little as can be so that it matches a part of the
    line `actual`; and the share of its words that stay. The alignment of least cost (Needleman and
    Wunsch 1970), in which a token takes any run of words that it may stand for."""
    old, new = words_of_pattern(pattern.strip()), WORD.findall(actual.strip())
    known = dict(known)
    # best[i][j]: cost for i words of the directive and j of the line, the last step, and where
    # from. What stands before the part and after it is free.
    best = [[(0.0, "", (0, 0))] * (len(new) + 1)]
    for i, word in enumerate(old, 1):
        row, above, token = [], best[i - 1], TOKEN.fullmatch(word)
        for j in range(len(new) + 1):
            steps = [(above[j][0] + (DROP_TOKEN if token else DROP), "drop", (i - 1, j))]
            if token:
                steps += [(above[k][0] + 0.001 * (j - k), "keep", (i - 1, k))
                          for k in range(max(0, j - MOST_WORDS), j + 1)
                          if stands_for(word, "".join(new[k:j]), known)]
            elif j:
                same = new[j - 1] == word or (word.isspace() and new[j - 1].isspace())
                steps.append((above[j - 1][0] + (0 if same else CHANGE), "keep" if same
                              else "change", (i - 1, j - 1)))
            if j:
                steps.append((row[j - 1][0] + ADD, "add", (i, j - 1)))
            row.append(min(steps))
        best.append(row)
    j = min(range(len(new) + 1), key=lambda j: best[-1][j][0])
    i, result, kept = len(old), [], 0
    while i:
        _, step, came = best[i][j]
        if step == "keep":
            kept += not old[i - 1].isspace()
            result.append(old[i - 1])
        elif step in ("change", "add"):
            result.append(escaped(new[j - 1]))
            if step == "change":  # Prefers the line whose word is more like it.
                kept += difflib.SequenceMatcher(None, old[i - 1], new[j - 1]).ratio() / 2
        elif re.match(r"\[\[#?\w+:", old[i - 1]):
            raise ByHand(f"nothing is left that {old[i - 1]} could stand for")
        i, j = came
    share = kept / max(1, sum(not word.isspace() for word in old))
    if share < LEAST_ALIKE:
        raise ByHand("no line of the output is like it")
    return "".join(reversed(result)).strip(), share


class Check:
    """One use of FileCheck that failed: its arguments, its input, the file with directives."""

    def __init__(self, record, real):
        self.record, self.real = record, real
        folder = record["folder"]
        paths = [a for a in record["arguments"] if not a.startswith("-")
                 and os.path.isfile(os.path.join(folder, a))]
        if len(paths) != 1:
            raise ByHand("FileCheck was not given one file of directives")
        self.path, self.lines = os.path.join(folder, paths[0]), record["input"].split("\n")
        self.name = paths[0]

    def problem(self, text):
        """What FileCheck says of the directives `text`; "" if they hold."""
        with tempfile.NamedTemporaryFile("w", suffix=".check") as file:
            file.write(text)
            file.flush()
            arguments = [file.name if a == self.name else a for a in self.record["arguments"]]
            done = subprocess.run([self.real, *arguments, "--dump-input=never"],
                                  input=self.record["input"], capture_output=True,
                                  text=True, cwd=self.record["folder"])
            return done.stderr.replace(file.name, "CHECKS") if done.returncode else ""

    def bless(self, text):
        """The directives `text` changed so that they hold, or ByHand."""
        reached = 0
        for _ in range(MOST_REWRITES):
            problem = self.problem(text)
            if not problem:
                return text
            error = re.search(r"^CHECKS:(\d+):\d+: error: ([\w-]+): (.*)$", problem, re.M)
            if not error or int(error[1]) < reached:
                raise ByHand(problem.strip().splitlines()[0])
            lines = text.split("\n")
            reached = int(error[1])
            lines[reached - 1 : reached] = self.changed(lines[reached - 1], error[2], error[3],
                                                        problem)
            if "\n".join(lines) == text:
                raise ByHand(error[0])
            text = "\n".join(lines)
        raise ByHand(f"{MOST_REWRITES} lines were not enough")

    def changed(self, line, directive, message, problem):
        """The lines that take the place of the directive in `line`."""
        found = re.match(r"(.*?)" + re.escape(directive) + r"(\{LITERAL\})?:([ \t]*)(.*)$", line)
        if not found or found[2] or directive.endswith(("-NOT",
                                                        "-EMPTY")) or "-COUNT-" in directive:
            raise ByHand(f"{directive}: {message}")
        notes = {text: int(number)
                 for number, text in re.findall(r"^<stdin>:(\d+):\d+: note: (.*)$", problem, re.M)}
        head = found[1] + directive + ":" + found[3]
        after = next((number for text, number in notes.items()
                      if "previous match ended here" in text), None)
        match = next((number for text, number in notes.items() if "match was here" in text), None)
        if directive.endswith("-NEXT") and after and match and match > after:
            between = self.lines[after : match - 1]
            if len(between) > MOST_NEW_LINES:
                raise ByHand(f"{len(between)} lines stand before it that were not there")
            return [head + escaped(text.strip()) for text in between] + [line]
        if "not found" not in message:
            raise ByHand(f"{directive}: {message}")
        start = next((number for text, number in notes.items()
                      if text.startswith("scanning from here")), 1)
        known = dict(re.findall(r'note: with "(\w+)" equal to "(.*?)"$', problem, re.M))
        if directive.endswith("-SAME"):
            candidates = [start]
        elif directive.endswith("-NEXT"):
            candidates = [start + 1]
        else:
            candidates = self.likest(found[4], start)
        options, reason = [], ByHand("the output ends before it")
        for number in candidates:
            try:
                if 0 < number <= len(self.lines):
                    actual = self.lines[number - 1]
                    text, share = rewritten(found[4], actual[self.column(problem) :]
                                            if directive.endswith("-SAME") else actual, known)
                    options.append((-share, number, text))
            except ByHand as problem_of_line:
                reason = problem_of_line
        if not options:
            raise reason
        return [head + min(options)[2]]

    @staticmethod
    def column(problem):
        """Where FileCheck began to look in a line."""
        found = re.search(r"^<stdin>:\d+:(\d+): note: scanning from here", problem, re.M)
        return int(found[1]) - 1 if found else 0

    def likest(self, pattern, start):
        """The lines from `start` on that are most like `pattern`, up to the next function."""
        words = [word for word in words_of_pattern(pattern) if not word.isspace()]
        end = next((n for n in range(start + 1, len(self.lines) + 1)
                    if re.match(r"\s*\w+\.?func ", self.lines[n - 1])), len(self.lines) + 1)
        likeness = {number: difflib.SequenceMatcher(None, words,
                                                    WORD.findall(self.lines[number - 1]),
                                                    autojunk=False).ratio()
                    for number in range(start, end)}
        return sorted(likeness, key=likeness.get, reverse=True)[:MOST_LINES]
