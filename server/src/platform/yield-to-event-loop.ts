import { setImmediate as otherRequests } from 'node:timers/promises';

/** Work on the main thread pauses after this time. */
const stretchMs = 4;

/** Lets long work on the main thread give other requests their turn between its steps, as often as its steps are slow. */
export class YieldToEventLoop {
  #beganAt = performance.now();

  /** Call it after each step. It waits for a turn of the other requests once some milliseconds have passed. */
  async whenDue(): Promise<void> {
    if (performance.now() - this.#beganAt < stretchMs) return;
    await otherRequests();
    this.#beganAt = performance.now();
  }
}
