import { backupsNumber } from '@vikray/contract/backups/backup.ts';
import { handler } from '../platform/handler.ts';

/** The job behind Back Up Now. The areas of the jobs are above this one. */
const backupJob = 'backup';

export const RunJob = handler(
  'RunJob',
  async ({ input: { job }, jobs, fail, record }) => {
    const start = await jobs.start(job);
    if (start === 'unknown') throw fail('JobNotFound');
    if (start === 'running') throw fail('AlreadyRunning');
    if ('cannot' in start) throw fail('CannotRun', start.cannot);
    if (job === backupJob) record({ record: 'backup', id: backupsNumber, name: '', after: { changed: 'begun by hand' } });
    return [{ job, startedAt: start.startedAt }];
  },
  // The run continues after the answer.
  { actsOutside: true },
);
