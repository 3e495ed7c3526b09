import { setupMessages as say } from '@vikray/contract/setup/setup-messages.ts';
import type { SetupState } from '@vikray/contract/setup/setup-operations.ts';
import { useId } from 'react';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { refreshSetup } from './dashboard-queries.ts';
import './setup-card.css';

/** What of the set-up is open. Before there is a company, it invites to begin. */
export function SetupCard({ steps }: { readonly steps: readonly SetupState[] }) {
  const headingId = useId();
  const dismiss = useSubmit('DismissSetup');
  const open = steps.filter(({ isDone }) => isDone === 'No').map(({ step }) => step);
  const isNew = open.includes('Company');

  async function takeAway(): Promise<void> {
    if (!(await dismiss.send({}, () => ({})))) return;
    notify.success(say.dismissed);
    await refreshSetup();
  }

  return (
    <section className="setup-card" aria-labelledby={headingId}>
      <h2 id={headingId}>{isNew ? say.title : say.done(steps.length - open.length, steps.length)}</h2>
      <p>{isNew ? say.cardHint : say.open(open.join(', '))}</p>
      <footer>
        <ButtonLink look="filled" to="/setup">
          {isNew ? say.start : say.goOn}
        </ButtonLink>
        <Button isBusy={dismiss.isBusy} onClick={() => void takeAway()}>
          {say.dismiss}
        </Button>
      </footer>
    </section>
  );
}
