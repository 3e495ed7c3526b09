import { Worker } from 'node:worker_threads';

/** This many beats may be missed. */
const maxMissed = 6;
const standardEveryMs = 10_000;

/** What the watchdog thread observes. */
export interface Watch {
  /** A counter that the watched thread increases at every beat. */
  readonly beats: Int32Array<SharedArrayBuffer>;
  readonly everyMs: number;
  readonly maxMissed: number;
}

/**
 * Ends this process if its main thread has been blocked for a minute, so that systemd or the container engine restarts it. A blocked
 * process answers nothing, not even a signal. A separate thread watches, and reports to systemd as long as all is well.
 */
export function startWatchdog(everyMs = standardEveryMs): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => void Atomics.add(beats, 0, 1), everyMs).unref();
  const watch: Watch = { beats, everyMs, maxMissed };
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: watch,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  }).unref();
}
