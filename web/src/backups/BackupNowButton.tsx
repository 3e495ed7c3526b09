import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { Button } from 'antd';
import { notify } from '../platform/notify.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { followBackup } from './backup-queries.ts';

/** Starts a backup. Busy until it is done, also when another Administrator or the clock has started it. */
export function BackupNowButton({ isRunning }: { readonly isRunning: boolean }) {
  const run = useSubmit('RunJob');

  async function start(): Promise<void> {
    const input = { job: 'backup' };
    if (await run.send(input, () => input)) notify.success(say.started);
    await followBackup();
  }

  return (
    <Button type="primary" loading={run.isBusy || isRunning} onClick={() => void start()}>
      Back Up Now
    </Button>
  );
}
