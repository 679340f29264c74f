# Completes commands of sluice for fish, and their options; other words are files.
complete -c sluice -n __fish_use_subcommand -f -a '(sluice --help=words 2>/dev/null)'
complete -c sluice -n 'not __fish_use_subcommand' -a '(
  string match -q -- "-*" (commandline -ct)
  and sluice (commandline -opc)[2] --help=words 2>/dev/null)'
