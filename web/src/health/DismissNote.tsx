import { healthMessages as say } from '@vikray/contract/health/health-messages.ts';
import { useIsPhone } from '../platform/media.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { refreshHealth } from './health-queries.ts';

/** Hides the note of a check for 30 days. */
export function DismissNote({ check }: { readonly check: string }) {
  const dismissal = useSubmit('DismissHealthNote');

  async function dismiss(): Promise<void> {
    const dismissed = await dismissal.send({ check }, () => ({ check }));
    if (dismissed) notify.success(say.dismissed);
    // Also when refused: the check is no longer as shown.
    await refreshHealth();
  }

  return (
    <Button
      size={useIsPhone() ? 'large' : 'small'}
      isBusy={dismissal.isBusy}
      aria-label={say.dismissNamed(check)}
      onClick={() => void dismiss()}
    >
      {say.dismiss}
    </Button>
  );
}
