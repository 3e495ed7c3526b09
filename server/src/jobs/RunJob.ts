import { handler } from '../platform/handler.ts';

export const RunJob = handler(
  'RunJob',
  async ({ input: { job }, jobs, fail }) => {
    const start = await jobs.start(job);
    if (start === 'unknown') throw fail('JobNotFound');
    if (start === 'running') throw fail('AlreadyRunning');
    if ('cannot' in start) throw fail('CannotRun', start.cannot);
    return [{ job, startedAt: start.startedAt }];
  },
  // The run continues after the answer.
  { actsOutside: true },
);
