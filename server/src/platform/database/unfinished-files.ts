/** Files that the commands beside the panel write before they put them into place. A command that is killed leaves whole copies of the data. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';

const endings = ['', '-wal', '-shm', '-journal'];
const pattern = /\.(?:part|restoring)-(?<host>.+)-(?<pid>\d+)(?:-wal|-shm|-journal)?$/;
const dayMs = 86_400_000;

/** What this process is still writing. Another one may have had its number before. */
const own = new Set<string>();

/** The name under which this process writes a file that is not finished yet. */
export function unfinishedName(path: string, kind: 'part' | 'restoring'): string {
  const name = `${resolve(path)}.${kind}-${hostname()}-${process.pid}`;
  own.add(name);
  return name;
}

/** Removes such a file, and what SQLite keeps beside it. */
export function removeUnfinished(path: string): void {
  for (const ending of endings) rmSync(path + ending, { force: true });
  own.delete(resolve(path));
}

/**
 * Removes what commands have left in a folder that ended before they were done. Another machine's or container's may still be at work,
 * which nobody can see from here: theirs are left until they are a day old.
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

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be asked, and is one.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** How long ago a file was written to; one that is gone by now is not old. */
function ageMs(path: string): number {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return written === undefined ? 0 : Date.now() - written;
}
