import { messages } from '@vikray/contract/platform/messages.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';

/**
 * Asks before a dialog discards what was entered in it. `close` is for everything that closes it without sending: Escape, its button, a
 * press beside it. Show the question inside the dialog.
 */
export function useCloseQuestion(isChanged: () => boolean, about: ReactNode, discard: () => void) {
  const [isAsking, setAsking] = useState(false);
  return {
    close(): void {
      if (isChanged()) setAsking(true);
      else discard();
    },
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={messages.discardUnsaved}
        record={about}
        onYes={() => {
          setAsking(false);
          discard();
        }}
        onNo={() => setAsking(false)}
      />
    ),
  };
}
