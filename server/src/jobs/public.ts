/** What other areas and the start may use of the jobs. */
export { JobProblem, type Job, type JobContext } from './job.ts';
export { JobScheduler } from './job-scheduler.ts';
export { isLastTry } from './last-try.ts';
export { mailTo } from './mail-to.ts';
export { everyMinutes, intervalMs, nightly, weekdayOf, weekly } from './schedule.ts';
