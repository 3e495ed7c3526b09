import type { Clock } from '../../server/src/platform/clock.ts';

const minuteMs = 60_000;

/** A clock that stands still until a test moves it. Starts in the morning of 20 November 2026, India time. */
export class SetClock implements Clock {
  #now = Date.parse('2026-11-20T04:30:00.000Z');

  now(): Date {
    return new Date(this.#now);
  }

  /** Sets it to an instant, which may be earlier. ISO text. */
  set(instant: string): void {
    this.#now = Date.parse(instant);
  }

  pass(minutes: number): void {
    this.#now += minutes * minuteMs;
  }
}
