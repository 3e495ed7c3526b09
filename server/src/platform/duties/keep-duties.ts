/** Runs the duties while the server runs. */
import { dutyMessages as say } from '@vikray/contract/duties/duty-messages.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDuty, claimDuty, endClaim, listDuties, moveDue, type DutyRow } from './duties-store.ts';
import { leaseMs, type Duty, type DutyContext, type DutyState } from './duty.ts';
import { runClaimed, type ClaimedRun } from './run-claimed.ts';
import { dueMoment, momentAfter } from './schedule.ts';

/** The server looks for due duties at this interval. */
const lookEveryMs = 10_000;

/** A duty that has started this often without ending, because it crashes its process, waits for its next moment. */
const mostTries = 4;

/** The answer to starting a duty by hand. `cannot` is the sentence that says why this installation cannot run it. */
export type StartOfDuty = { readonly startedAt: string } | 'unknown' | 'running' | { readonly cannot: string };

/** The duties of a running panel. */
export interface Duties {
  /** Every duty with what is known about it. */
  states(): Promise<DutyState[]>;
  /** Starts a duty now, whenever it is due. Answers once it has begun. */
  start(name: string): Promise<StartOfDuty>;
  /** Runs everything that is due now, as far as no other process does. Returns when it has ended. */
  runDue(): Promise<void>;
  /** Waits for the runs that this process has begun. */
  settled(): Promise<void>;
  /** Stops the running duties and releases them for another process or the next start. */
  stop(): Promise<void>;
}

interface Begun {
  readonly startedAt: string;
  readonly ended: Promise<void>;
}

interface Kept extends Pick<DutyContext, 'db' | 'longReads' | 'config' | 'clock'> {
  readonly declared: readonly Duty[];
  /** A function, because the server that owns the log is created later. */
  log(): DutyContext['log'];
}

/** Keeps the duties. `watch` checks the clock at intervals; a clock that a test sets needs calls of `runDue` instead. */
export function keepDuties(kept: Kept): Duties & { watch(): void } {
  return new KeptDuties(kept);
}

class KeptDuties implements Duties {
  readonly #kept: Kept;
  /** The duties that this installation can run. */
  readonly #possible: readonly Duty[];
  readonly #owner = randomUUID();
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #watching = Promise.resolve();

  constructor(kept: Kept) {
    this.#kept = kept;
    this.#possible = kept.declared.filter((duty) => duty.obstacle?.(kept.config) === undefined);
  }

  async states(): Promise<DutyState[]> {
    const { db, config, clock, declared } = this.#kept;
    const known = new Map((await listDuties(db)).map((row) => [row.name, row]));
    const now = clock.now();
    return declared.map((duty) => stateOf(duty, duty.obstacle?.(config), known.get(duty.name), now));
  }

  async start(name: string): Promise<StartOfDuty> {
    const { config, clock, declared } = this.#kept;
    const duty = declared.find((one) => one.name === name);
    if (!duty) return 'unknown';
    const cannot = duty.obstacle?.(config);
    if (cannot !== undefined) return { cannot };
    const row = (await this.#rows()).get(name);
    if (!row || isHeld(row, clock.now())) return 'running';
    const run = await this.#begin(duty, row, true);
    return run ? { startedAt: run.startedAt } : 'running';
  }

  async runDue(): Promise<void> {
    await Promise.all((await this.#beginDue()).map(({ ended }) => ended));
  }

  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }

  watch(): void {
    this.#watching = this.#watch();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    await Promise.all(this.#running);
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    let isFailing = false;
    while (!signal.aborted) {
      try {
        await this.#beginDue();
        isFailing = false;
      } catch (error) {
        // Reported once, not on every attempt.
        if (!isFailing) this.#kept.log().warn({ err: error }, 'duties wait');
        isFailing = true;
      }
      await pause(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** The rows of the possible duties. A new duty, or one that a restored backup does not know, is due at its next moment. */
  async #rows(): Promise<Map<string, DutyRow>> {
    const { db, clock } = this.#kept;
    const known = new Map((await listDuties(db)).map((row) => [row.name, row]));
    const missing = this.#possible.filter((duty) => !known.has(duty.name));
    if (missing.length === 0) return known;
    for (const duty of missing) await addDuty(db, duty.name, momentAfter(duty.schedule, clock.now()).toISOString());
    return this.#rows();
  }

  async #beginDue(): Promise<Begun[]> {
    const { db, clock } = this.#kept;
    const known = await this.#rows();
    const now = clock.now();
    const begun: Begun[] = [];
    for (const duty of this.#possible) {
      const row = known.get(duty.name);
      if (!row || isHeld(row, now)) continue;
      const due = dueMoment(duty.schedule, new Date(row.due_at), now);
      if (due.toISOString() !== row.due_at) await moveDue(db, row, due.toISOString());
      else if (due <= now && !this.#stopping.signal.aborted) {
        const run = await this.#begin(duty, row, false);
        if (run) begun.push(run);
      }
    }
    return begun;
  }

  /** Begins a run of a duty as it was read; nothing when another process has been faster. */
  async #begin(duty: Duty, row: DutyRow, isByHand: boolean): Promise<Begun | undefined> {
    const { db, clock, log } = this.#kept;
    const now = clock.now();
    const run = await this.#claim(row, isByHand, now);
    if (!run) return undefined;
    if (run.tries > mostTries) {
      await endClaim(db, run, { due_at: momentAfter(duty.schedule, now).toISOString(), tries: 0 });
      log().error({ duty: duty.name }, 'a duty was begun several times and never ended');
      return undefined;
    }
    const ended = this.#run(duty, run, { isByHand, doneAt: row.done_at ?? undefined });
    this.#running.add(ended);
    void ended.then(() => this.#running.delete(ended));
    return { startedAt: now.toISOString(), ended };
  }

  /** Claims a duty as it was read. A duty whose process was killed counts as failed. */
  async #claim(row: DutyRow, isByHand: boolean, now: Date): Promise<ClaimedRun | undefined> {
    const startedAt = now.toISOString();
    const isTakeover = row.owner !== null;
    const run: ClaimedRun = {
      name: row.name,
      owner: this.#owner,
      dueAt: isByHand ? startedAt : row.due_at,
      tries: isByHand ? 1 : row.tries + 1,
      failures: row.failures + (isTakeover ? 1 : 0),
    };
    const isClaimed = await claimDuty(this.#kept.db, row, run, {
      lease_until: new Date(now.getTime() + leaseMs).toISOString(),
      started_at: startedAt,
      tries: run.tries,
      failures: run.failures,
      ...(isTakeover && { failure: say.endedWithin, failed_at: startedAt }),
    });
    return isClaimed ? run : undefined;
  }

  async #run(duty: Duty, run: ClaimedRun, about: Pick<DutyContext, 'isByHand' | 'doneAt'>): Promise<void> {
    const { db, longReads, config, clock, log } = this.#kept;
    const context = { db, longReads, config, clock, log: log(), ...about };
    await runClaimed(duty, run, context, this.#stopping.signal).catch((error: unknown) => {
      // The lease runs out, so the duty is run again.
      log().warn({ err: error, duty: duty.name }, 'the end of a duty could not be noted');
    });
  }
}

/** Whether a process is at work on a duty. A lease that ends later than any could comes from a clock that was wrong. */
function isHeld({ owner, lease_until: until }: DutyRow, now: Date): boolean {
  if (owner === null || until === null) return false;
  const leftMs = Date.parse(until) - now.getTime();
  return leftMs > 0 && leftMs <= 2 * leaseMs;
}

function stateOf({ name, schedule }: Duty, obstacle: string | undefined, row: DutyRow | undefined, now: Date): DutyState {
  return {
    name,
    schedule,
    obstacle,
    dueAt: row?.due_at,
    isRunning: row !== undefined && isHeld(row, now),
    startedAt: row?.started_at ?? undefined,
    doneAt: row?.done_at ?? undefined,
    failedAt: row?.failed_at ?? undefined,
    failure: row?.failure ?? '',
    failures: row?.failures ?? 0,
  };
}
