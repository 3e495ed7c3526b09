/** Runs the jobs while the server runs. */
import { jobMessages as say } from '@vikray/contract/jobs/job-messages.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addJob, claimJob, endClaim, listJobs, moveDue, type JobRow } from './job-store.ts';
import type { Jobs, JobState, StartOfJob } from '../platform/jobs.ts';
import { leaseMs, type Job, type JobContext } from './job.ts';
import { runClaimed, type ClaimedRun } from './run-claimed-job.ts';
import { correctedDue, nextDue } from './schedule.ts';

/** The server checks for due jobs at this interval. */
const checkEveryMs = 3000;

/** A job that has started this often without ending, because it crashes its process, waits for its next due time. */
const mostTries = 4;

interface StartedRun {
  readonly startedAt: string;
  readonly ended: Promise<void>;
}

interface SchedulerSettings extends Pick<JobContext, 'db' | 'longReads' | 'config' | 'clock' | 'findSender'> {
  readonly declared: readonly Job[];
  /** Brings `config` up to date before jobs run. */
  refreshSettings(): Promise<void>;
  /** A function, because the server that owns the log is created later. */
  log(): JobContext['log'];
}

/** Schedules and runs the jobs. */
export class JobScheduler implements Jobs {
  readonly #settings: SchedulerSettings;
  /** The jobs that this installation can run. */
  readonly #possible: readonly Job[];
  readonly #owner = randomUUID();
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #watching = Promise.resolve();

  constructor(settings: SchedulerSettings) {
    this.#settings = settings;
    this.#possible = settings.declared.filter((job) => job.obstacle?.(settings.config) === undefined);
  }

  async states(): Promise<JobState[]> {
    const { db, config, clock, declared } = this.#settings;
    const known = new Map((await listJobs(db)).map((row) => [row.name, row]));
    const now = clock.now();
    return declared.map((job) => stateOf(job, job.obstacle?.(config), known.get(job.name), now));
  }

  async start(name: string): Promise<StartOfJob> {
    const { config, clock, declared } = this.#settings;
    const job = declared.find((each) => each.name === name);
    if (!job) return 'unknown';
    const cannot = job.obstacle?.(config);
    if (cannot !== undefined) return { cannot };
    const row = (await this.#rows()).get(name);
    if (!row || isLeased(row, clock.now())) return 'running';
    const run = await this.#startRun(job, row, true);
    return run ? { startedAt: run.startedAt } : 'running';
  }

  /** Runs everything that is due now and that no other process runs. Resolves when it has ended. */
  async runDue(): Promise<void> {
    await Promise.all((await this.#startDue()).map(({ ended }) => ended));
  }

  /** Waits for the runs of this process. */
  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** Starts to check the clock at intervals. A test that sets the clock calls `runDue` instead. */
  watch(): void {
    this.#watching = this.#watch();
  }

  /** Stops the running jobs and releases them for another process or the next start. */
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
        await this.#startDue();
        isFailing = false;
      } catch (error) {
        // Reported once, not on every attempt.
        if (!isFailing) this.#settings.log().warn({ err: error }, 'jobs wait');
        isFailing = true;
      }
      await pause(checkEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** The rows of the possible jobs. A new job, or one that a restored backup does not know, is due at its next time. */
  async #rows(): Promise<Map<string, JobRow>> {
    const { db, clock } = this.#settings;
    const known = new Map((await listJobs(db)).map((row) => [row.name, row]));
    const missing = this.#possible.filter((job) => !known.has(job.name));
    if (missing.length === 0) return known;
    for (const job of missing) await addJob(db, job.name, nextDue(job.schedule, clock.now()).toISOString());
    return this.#rows();
  }

  async #startDue(): Promise<StartedRun[]> {
    const { db, clock, refreshSettings } = this.#settings;
    await refreshSettings();
    const known = await this.#rows();
    const now = clock.now();
    const started: StartedRun[] = [];
    for (const job of this.#possible) {
      const row = known.get(job.name);
      if (!row || isLeased(row, now)) continue;
      const due = correctedDue(job.schedule, new Date(row.due_at), now);
      if (due.toISOString() !== row.due_at) await moveDue(db, row, due.toISOString());
      else if ((due <= now || (row.failures === 0 && (await job.hasWork?.(db)))) && !this.#stopping.signal.aborted) {
        const run = await this.#startRun(job, row, false);
        if (run) started.push(run);
      }
    }
    return started;
  }

  /** Starts a run of a job as it was read; undefined when another process has claimed it first. */
  async #startRun(job: Job, row: JobRow, isByHand: boolean): Promise<StartedRun | undefined> {
    const { db, clock, log } = this.#settings;
    const now = clock.now();
    const run = await this.#claim(row, isByHand, now);
    if (!run) return undefined;
    if (run.tries > mostTries) {
      await endClaim(db, run, { due_at: nextDue(job.schedule, now).toISOString(), tries: 0 });
      log().error({ job: job.name }, 'a job was started several times and never ended');
      return undefined;
    }
    const ended = this.#run(job, run, { isByHand, doneAt: row.done_at ?? undefined });
    this.#running.add(ended);
    void ended.then(() => this.#running.delete(ended));
    return { startedAt: now.toISOString(), ended };
  }

  /** Claims a job as it was read. A job whose process was killed counts as failed. */
  async #claim(row: JobRow, isByHand: boolean, now: Date): Promise<ClaimedRun | undefined> {
    const startedAt = now.toISOString();
    const isTakeover = row.owner !== null;
    const run: ClaimedRun = {
      name: row.name,
      owner: this.#owner,
      dueAt: isByHand ? startedAt : row.due_at,
      tries: isByHand ? 1 : row.tries + 1,
      failures: row.failures + (isTakeover ? 1 : 0),
    };
    const isClaimed = await claimJob(this.#settings.db, row, run, {
      lease_until: new Date(now.getTime() + leaseMs).toISOString(),
      started_at: startedAt,
      tries: run.tries,
      failures: run.failures,
      ...(isTakeover && { failure: say.endedWithin, failed_at: startedAt }),
    });
    return isClaimed ? run : undefined;
  }

  async #run(job: Job, run: ClaimedRun, about: Pick<JobContext, 'isByHand' | 'doneAt'>): Promise<void> {
    const { db, longReads, config, clock, findSender, log } = this.#settings;
    const context = { db, longReads, config, clock, findSender, log: log(), ...about };
    await runClaimed(job, run, context, this.#stopping.signal).catch((error: unknown) => {
      // The lease runs out, so the job is run again.
      log().warn({ err: error, job: job.name }, 'the end of a job could not be stored');
    });
  }
}

/** Whether a process is running a job. A lease that ends later than any lease can comes from a clock that was wrong. */
function isLeased({ owner, lease_until: until }: JobRow, now: Date): boolean {
  if (owner === null || until === null) return false;
  const leftMs = Date.parse(until) - now.getTime();
  return leftMs > 0 && leftMs <= 2 * leaseMs;
}

function stateOf({ name, schedule }: Job, obstacle: string | undefined, row: JobRow | undefined, now: Date): JobState {
  return {
    name,
    schedule,
    obstacle,
    dueAt: row?.due_at,
    isRunning: row !== undefined && isLeased(row, now),
    startedAt: row?.started_at ?? undefined,
    doneAt: row?.done_at ?? undefined,
    failedAt: row?.failed_at ?? undefined,
    failure: row?.failure ?? '',
    failures: row?.failures ?? 0,
  };
}
