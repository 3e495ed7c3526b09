/** The temporary files of commands, written before they are moved into place. A killed command may leave whole copies of the data behind. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { dayMs } from '../durations.ts';
import { errorCodeOf } from '../error-code.ts';

const endings = ['', '-wal', '-shm', '-journal'];
const pattern = /\.(?:part|restoring)-(?<host>.+)-(?<pid>\d+)(?:-wal|-shm|-journal)?$/;

/** The files that this process is writing. An earlier process may have had the same process id. */
const own = new Set<string>();

/** The temporary name of a file that this process is writing. */
export function unfinishedName(path: string, kind: 'part' | 'restoring'): string {
  const name = `${resolve(path)}.${kind}-${hostname()}-${process.pid}`;
  own.add(name);
  return name;
}

/** Removes such a file and SQLite's files next to it. */
export function removeUnfinished(path: string): void {
  for (const ending of endings) rmSync(path + ending, { force: true });
  own.delete(resolve(path));
}

/**
 * Removes the files that interrupted commands have left in a folder. A command of another machine or container may still be running, so its
 * files stay for a day.
 */
export function clearUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    const { host, pid } = pattern.exec(name)?.groups ?? {};
    if (host === undefined) continue;
    const path = resolve(folder, name);
    if ([...own].some((writing) => path.startsWith(writing))) continue;
    const isOver = host === hostname() && (Number(pid) === process.pid || !isRunning(Number(pid)));
    if (isOver || ageMs(path) > dayMs) rmSync(path, { force: true });
  }
}

/** Whether Linux reports that a process has ended but its parent has not noticed. Signals still reach such a process. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return errorCodeOf(error) === 'EPERM';
  }
}

/** How long ago a file was changed; 0 if it no longer exists. */
function ageMs(path: string): number {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return written === undefined ? 0 : Date.now() - written;
}
