import { healthMessages as say } from '@vikray/contract/health/health-messages.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';

const job = 'health';

/** Runs the nightly checks at once. */
export function RunChecks({ onStarted }: { readonly onStarted: () => void }) {
  const start = useSubmit('RunJob');

  async function run(): Promise<void> {
    const started = await start.send({ job }, () => ({ job }));
    if (!started) return;
    notify.success(say.started);
    onStarted();
  }

  return (
    <Button isBusy={start.isBusy} onClick={() => void run()}>
      {say.runNow}
    </Button>
  );
}
