/** Jobs: tasks that the server runs by the clock. `all-jobs.ts` lists them. */
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { LongReads } from '../platform/database/lists/long-reads.ts';
import type { Db } from '../platform/database/tables.ts';
import { minuteMs } from '../platform/durations.ts';
import type { Mailbox } from '../platform/mail/compose-mail.ts';
import type { Schedule } from '../platform/jobs.ts';

/** Other processes leave a job alone for this long after the last sign of life from its process. */
export const leaseMs = 5 * minuteMs;

/** Why a run failed, as a sentence for Administrators. Any other error is only in the log, and a general sentence is shown. */
export class JobProblem extends Error {}

/** What a job works with. */
export interface JobContext {
  readonly db: Db;
  /** For reads that take long, so that no request waits for them. */
  readonly longReads: LongReads;
  readonly config: Config;
  readonly clock: Clock;
  /** The sender of mails that no user writes, where the settings name none: an issuing company. */
  findSender(db: Db): Promise<Mailbox | undefined>;
  readonly log: FastifyBaseLogger;
  /** Whether an Administrator has started this run. */
  readonly isByHand: boolean;
  /** The end of the last run that succeeded; undefined before the first. */
  readonly doneAt: string | undefined;
  /** Aborted when the server stops or another process has taken over. The run then ends as soon as it can and leaves nothing half done. */
  readonly signal: AbortSignal;
}

/** A task that the server runs by the clock, in one process at a time. */
export interface Job {
  /** The name in `RunJob` and in the table of jobs. Never change it. */
  readonly name: string;
  readonly schedule: Schedule;
  /** Why this installation cannot run it, with what to do. Such a job is never due, and `RunJob` answers the sentence. */
  readonly obstacle?: (config: Config) => string | undefined;
  /**
   * Whether work waits that must not wait for the schedule. Asked at every look at the clock, so it must be quick. After a failure, the
   * retry is at its time.
   */
  hasWork?(db: Db): Promise<boolean>;
  /** Does the work. A run that was killed is run again, so it must clean up after the earlier one. */
  run(context: JobContext): Promise<void>;
  /** Notifies people of a failure. Called once for each due time, not for each retry. */
  notifyFailure?(context: JobContext, sentence: string): Promise<void>;
}
