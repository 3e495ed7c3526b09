import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Writable } from 'node:stream';

/** This many heartbeats may be missed. */
const maxMissed = 6;
const standardEveryMs = 10_000;

/**
 * The shell program that watches: it reads one character per heartbeat, reports it to systemd, and kills the process when too many
 * heartbeats in a row are missing. When the process ends, its pipe closes and the shell ends too. Node cannot write to systemd's socket,
 * but a program that comes with systemd can.
 */
const watching = `
pid=$1 seconds=$2 most=$3 message=$4 missed=0
report() { [ -z "$NOTIFY_SOCKET" ] || systemd-notify "$1"; }
report READY=1
while [ "$missed" -lt "$most" ]; do
  beat=$(timeout "$seconds" head -c 1)
  case "$beat$?" in
    .*) missed=0; report WATCHDOG=1;;
    124) missed=$((missed + 1));;
    *) exit;;
  esac
done
echo "$message" >&2
kill -KILL "$pid"`;

function startShell(everyMs: number): ChildProcessByStdio<Writable, null, null> {
  const message = `The event loop was blocked for ${(maxMissed * everyMs) / 1000} seconds. Exiting so that the service manager restarts the panel.`;
  const words = [process.pid, everyMs / 1000, maxMissed, message].map(String);
  const shell = spawn('/bin/sh', ['-c', watching, 'watchdog', ...words], { stdio: ['pipe', 'ignore', 'inherit'] });
  // A heartbeat that no shell reads is lost; the next one starts another shell.
  for (const emitter of [shell, shell.stdin]) emitter.on('error', () => {});
  shell.unref();
  return shell;
}

/**
 * Ends this process if its main thread has been blocked for a minute, so that systemd or the container engine restarts it. A blocked
 * process answers nothing, not even a signal. A shell watches from outside, because a thread would take some 15 MB, and reports to systemd
 * as long as heartbeats arrive. Linux only.
 */
export function startWatchdog(everyMs = standardEveryMs): void {
  if (process.platform !== 'linux') return;
  let shell = startShell(everyMs);
  setInterval(() => {
    if (shell.exitCode !== null || shell.signalCode !== null) shell = startShell(everyMs);
    shell.stdin.write('.');
  }, everyMs).unref();
}
