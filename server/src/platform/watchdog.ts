import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Writable } from 'node:stream';

/** This many beats may be missed. */
const maxMissed = 6;
const standardEveryMs = 10_000;

/**
 * The program of the shell that watches: it reads one character for each beat, reports it to systemd, and ends the process when too many
 * beats in a row are missing. When the process ends, so does its pipe, and the shell with it. Node cannot write to systemd's socket, but a
 * program that comes with systemd can.
 */
const watching = `
pid=$1 seconds=$2 most=$3 message=$4 missed=0
tell() { [ -z "$NOTIFY_SOCKET" ] || systemd-notify "$1"; }
tell READY=1
while [ "$missed" -lt "$most" ]; do
  beat=$(timeout "$seconds" head -c 1)
  case "$beat$?" in
    .*) missed=0; tell WATCHDOG=1;;
    124) missed=$((missed + 1));;
    *) exit;;
  esac
done
echo "$message" >&2
kill -KILL "$pid"`;

function startShell(everyMs: number): ChildProcessByStdio<Writable, null, null> {
  const message = `The panel has not come round for ${(maxMissed * everyMs) / 1000} seconds. It ends, to be started again.`;
  const words = [process.pid, everyMs / 1000, maxMissed, message].map(String);
  const shell = spawn('/bin/sh', ['-c', watching, 'watchdog', ...words], { stdio: ['pipe', 'ignore', 'inherit'] });
  // A beat that no shell reads is lost; the next one starts another.
  for (const emitter of [shell, shell.stdin]) emitter.on('error', () => {});
  shell.unref();
  return shell;
}

/**
 * Ends this process if its main thread has been blocked for a minute, so that systemd or the container engine restarts it. A blocked
 * process answers nothing, not even a signal. A shell watches from outside, as a thread would take some 15 MB, and reports to systemd as
 * long as all is well. It does so on Linux, where these are.
 */
export function startWatchdog(everyMs = standardEveryMs): void {
  if (process.platform !== 'linux') return;
  let shell = startShell(everyMs);
  setInterval(() => {
    if (shell.exitCode !== null || shell.signalCode !== null) shell = startShell(everyMs);
    shell.stdin.write('.');
  }, everyMs).unref();
}
