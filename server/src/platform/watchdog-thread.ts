/** The program of the thread that watches the main one. */
import { spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watch } from './watchdog.ts';

const isUnderSystemd = process.env['NOTIFY_SOCKET'] !== undefined;

// `startWatchdog` passes it.
const { beats, everyMs, maxMissed } = workerData as Watch;
let last = -1;
let missed = 0;

/** Node cannot write to systemd's socket, but a program that comes with systemd can. */
function tellSystemd(state: string): void {
  if (isUnderSystemd) spawn('systemd-notify', [state], { stdio: 'ignore' }).on('error', () => {});
}

function look(): void {
  const count = Atomics.load(beats, 0);
  missed = count === last ? missed + 1 : 0;
  last = count;
  if (missed === 0) tellSystemd('WATCHDOG=1');
  if (missed < maxMissed) return;
  writeSync(2, `The panel has not come round for ${(maxMissed * everyMs) / 1000} seconds. It ends, to be started again.\n`);
  process.kill(process.pid, 'SIGKILL');
}

tellSystemd('READY=1');
setInterval(look, everyMs);
