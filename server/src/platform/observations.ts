/** What this process observes about itself: slow operations and pauses of the last hour, and requests from a proxy that it does not trust. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import { minuteMs } from './durations.ts';

/** An operation with the duration of its slowest answer. */
export interface SlowOperation {
  readonly operation: string;
  readonly ms: number;
}

/** The observations of this process. They reach back an hour at most. */
export interface Observations {
  /** Forgets the pauses of the start, which is busy. */
  begin(): void;
  /** Notes an answered request. */
  noteAnswer(operation: string, ms: number): void;
  /** Notes the proxy of a logged-in user's request, if the panel does not trust it. */
  noteProxy(request: FastifyRequest): void;
  /** The slowest operations of the last hour, each once, the slowest first. */
  slowest(most: number): readonly SlowOperation[];
  /** The longest time in the last hour for which the main thread could not answer. */
  longestPauseMs(): number;
  /** Whether a request of the last hour came through a proxy that the panel does not trust. */
  hasUnknownProxy(): boolean;
  stop(): void;
}

const observedMinutes = 60;
const resolutionMs = 20;

/** What was observed in one minute. */
interface Minute {
  readonly number: number;
  readonly slowest: Map<string, number>;
  pauseMs: number;
  hasUnknownProxy: boolean;
}

/** Observes this process until it is stopped. */
export function startObserving(clock: Clock): Observations {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let minutes: Minute[] = [];

  function recent(): Minute[] {
    const now = minuteOf(clock);
    return minutes.filter(({ number }) => number > now - observedMinutes && number <= now);
  }

  function current(): Minute {
    const number = minuteOf(clock);
    const known = minutes.find((minute) => minute.number === number);
    if (known) return known;
    const added: Minute = { number, slowest: new Map(), pauseMs: 0, hasUnknownProxy: false };
    minutes = [...recent(), added];
    return added;
  }

  /** Moves the longest pause since the last call into the current minute. */
  function notePauses(): void {
    // The histogram measures the time between two ticks, in nanoseconds.
    const pauseMs = delays.count === 0 ? 0 : Math.max(0, delays.max / 1e6 - resolutionMs);
    delays.reset();
    const minute = current();
    minute.pauseMs = Math.max(minute.pauseMs, pauseMs);
  }
  const noting = setInterval(notePauses, minuteMs).unref();

  return {
    begin: () => delays.reset(),
    noteAnswer(operation, ms) {
      if (!isOperation(operation)) return;
      const { slowest } = current();
      slowest.set(operation, Math.max(ms, slowest.get(operation) ?? 0));
    },
    noteProxy(request) {
      const isForwarded = request.headers['x-forwarded-for'] !== undefined && request.ip === request.socket.remoteAddress;
      // A visitor could send the header to raise a false alarm.
      if (isForwarded && request.caller) current().hasUnknownProxy = true;
    },
    slowest(most) {
      const longest = new Map<string, number>();
      for (const { slowest } of recent()) {
        for (const [operation, ms] of slowest) longest.set(operation, Math.max(ms, longest.get(operation) ?? 0));
      }
      const all = [...longest].map(([operation, ms]) => ({ operation, ms }));
      return all.toSorted((one, other) => other.ms - one.ms).slice(0, most);
    },
    longestPauseMs() {
      notePauses();
      return Math.max(0, ...recent().map(({ pauseMs }) => pauseMs));
    },
    hasUnknownProxy: () => recent().some((minute) => minute.hasUnknownProxy),
    stop() {
      clearInterval(noting);
      delays.disable();
    },
  };
}

/** Pages, pictures and PDFs have addresses instead of names. */
function isOperation(name: string): boolean {
  return /^[A-Z]\w+$/.test(name);
}

function minuteOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / minuteMs);
}
