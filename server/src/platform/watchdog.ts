import { Worker } from 'node:worker_threads';

/** So many beats may be missed. */
const mostMissed = 6;
const standardEveryMs = 10_000;

export interface Watch {
  /** One counter, which the watched thread raises at every beat. */
  readonly beats: Int32Array<SharedArrayBuffer>;
  readonly everyMs: number;
  readonly mostMissed: number;
}

/**
 * Ends this process when its main thread has not come round for a minute, so that systemd or the container's engine starts it again: a
 * frozen process answers nothing, not even a signal. A thread of its own watches, and tells systemd that all is well for as long as it is.
 */
export function startWatchdog(everyMs = standardEveryMs): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => void Atomics.add(beats, 0, 1), everyMs).unref();
  const watch: Watch = { beats, everyMs, mostMissed };
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: watch,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  }).unref();
}
