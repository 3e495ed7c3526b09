/** What operations and System Health see of the jobs. The area of jobs runs them. */

/** Every day, or only on one weekday (0 is Sunday), at a time such as 02:30; or at an interval in minutes. */
export type Schedule = { readonly at: string; readonly weekday?: number } | { readonly everyMinutes: number };

/** What is known about a job, for the pages that show it. Instants are ISO text, and undefined before they come. */
export interface JobState {
  readonly name: string;
  readonly schedule: Schedule;
  /** Why this installation cannot run it. */
  readonly obstacle: string | undefined;
  /** When it is due next, as a retry or by its schedule. In the past while it runs. Undefined before the first look at the clock. */
  readonly dueAt: string | undefined;
  readonly isRunning: boolean;
  readonly startedAt: string | undefined;
  /** The end of the last run that succeeded. */
  readonly doneAt: string | undefined;
  readonly failedAt: string | undefined;
  /** The sentence of the last run if it failed; blank after a run that succeeded. */
  readonly failure: string;
  /** How many runs have failed since the last that succeeded. */
  readonly failures: number;
}

/** The answer to starting a job by hand. `cannot` is the sentence that says why this installation cannot run it. */
export type StartOfJob = { readonly startedAt: string } | 'unknown' | 'running' | { readonly cannot: string };

/** The jobs of a running panel. */
export interface Jobs {
  /** Every job with what is known about it. */
  states(): Promise<JobState[]>;
  /** Starts a job now, whenever it is due. Resolves once it has started. */
  start(name: string): Promise<StartOfJob>;
}
