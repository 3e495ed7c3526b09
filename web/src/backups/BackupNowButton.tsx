import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
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
    <Button look="filled" isBusy={run.isBusy || isRunning} onClick={() => void start()}>
      Back Up Now
    </Button>
  );
}
