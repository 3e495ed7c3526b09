import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { useState, type ReactNode } from 'react';
import { failureSentence } from '../platform/call-failure.ts';
import { call } from '../platform/call.ts';
import { notify } from '../platform/notify.tsx';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';

type Goods = InputOf<'GetOpenAdvance'>['dispatches'];

/** An order whose advance is open. */
interface OpenAdvance {
  readonly number: string;
  readonly sentence: string;
}

/** Asks before goods leave although the advance of their order is open (PAY-21). Render `dialog`; `act` dispatches. */
export function useOpenAdvance(act: () => void) {
  const [open, setOpen] = useState<readonly OpenAdvance[]>([]);
  const [isAsking, setIsAsking] = useState(false);

  /** Dispatches these goods, or asks first. */
  async function goOn(goods: Goods): Promise<void> {
    setIsAsking(true);
    const found = await call('GetOpenAdvance', { dispatches: goods }).catch((thrown: unknown) => {
      notify.refusal(failureSentence(thrown));
      return undefined;
    });
    setIsAsking(false);
    if (found === undefined) return;
    if (found.length > 0) setOpen(found);
    else act();
  }

  const [first] = open;
  return {
    isAsking,
    goOn,
    dialog: (
      <ConfirmDialog
        isOpen={first !== undefined}
        title={say.advanceTitle}
        {...(open.length === 1 && first && { sentence: first.sentence })}
        record={open.length === 1 ? <strong>{first?.number}</strong> : <OpenAdvances open={open} />}
        onYes={() => {
          setOpen([]);
          act();
        }}
        onNo={() => setOpen([])}
      />
    ),
  };
}

function OpenAdvances({ open }: { readonly open: readonly OpenAdvance[] }): ReactNode {
  return open.map(({ number, sentence }) => (
    <p key={number}>
      <strong>{number}</strong>: {sentence}
    </p>
  ));
}
