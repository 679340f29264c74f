# interrupt.py COMMAND...: presses Ctrl-C when the command has said its first line of progress.
import signal
import subprocess
import sys

running = subprocess.Popen(sys.argv[1:], stderr=subprocess.PIPE, text=True)
running.stderr.readline()
running.send_signal(signal.SIGINT)
running.stderr.read()
sys.exit(running.wait())
