import { handler } from '../platform/handler.ts';

export const RunDuty = handler(
  'RunDuty',
  async ({ input: { duty }, duties, fail }) => {
    const start = await duties.start(duty);
    if (start === 'unknown') throw fail('DutyNotFound');
    if (start === 'running') throw fail('AlreadyRunning');
    if ('cannot' in start) throw fail('CannotRun', start.cannot);
    return [{ duty, startedAt: start.startedAt }];
  },
  // The run continues after the answer.
  { actsOutside: true },
);
