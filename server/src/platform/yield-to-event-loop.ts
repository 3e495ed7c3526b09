import { setImmediate as otherRequests } from 'node:timers/promises';

/** Work on the main thread yields after this time. */
const stretchMs = 4;

/** Lets long work on the main thread yield to the event loop between its steps. */
export class YieldToEventLoop {
  #beganAt = performance.now();

  /** Call it after each step. It yields once some milliseconds have passed since the last time. */
  async whenDue(): Promise<void> {
    if (performance.now() - this.#beganAt < stretchMs) return;
    await otherRequests();
    this.#beganAt = performance.now();
  }
}
