import { useQuery } from '@tanstack/react-query';
import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import { useState } from 'react';
import { failureSentence } from '../../platform/call-failure.ts';
import { notify } from '../../platform/notify.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Note } from '../../ui/page/Note.tsx';
import { lastDeed, quotationNow } from '../quotation-race.ts';

interface ReviseInsteadProps {
  readonly quotationId: number;
  readonly onRevise: () => Promise<void>;
}

/** Shown when a quotation was approved while it was edited: says who has done it, and takes everything typed to the next revision. */
export function ReviseInstead({ quotationId, onRevise }: ReviseInsteadProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { data: now } = useQuery({ queryKey: ['quotation-now', quotationId], queryFn: async () => quotationNow(quotationId), gcTime: 0 });
  if (!now) return null;

  async function revise(): Promise<void> {
    setIsBusy(true);
    try {
      await onRevise();
    } catch (thrown) {
      notify.failure(failureSentence(thrown));
      setIsBusy(false);
    }
  }

  return (
    <Note
      kind="warning"
      title={lastDeed(now)}
      action={
        now.shownStatus === 'Approved' && (
          <Button isBusy={isBusy} onClick={() => void revise()}>
            {say.reviseInstead}
          </Button>
        )
      }
    />
  );
}
