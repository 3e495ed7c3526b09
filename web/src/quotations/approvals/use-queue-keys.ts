import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import type { RefObject } from 'react';
import { focusedRowId } from '../../ui/lists/use-list-keys.ts';
import { useKeys } from '../../ui/keys/use-keys.ts';

interface QueueKeys {
  readonly approve: (quotationId: number) => void;
  readonly returnOne: (quotationId: number) => void;
}

/** Keys for the row with the focus: Ctrl+Enter approves it after the question, and R returns it. */
export function useQueueKeys(frame: RefObject<HTMLElement | null>, { approve, returnOne }: QueueKeys): void {
  const withRow = (work: (quotationId: number) => void) => () => {
    const quotationId = focusedRowId();
    if (quotationId !== undefined) work(quotationId);
  };
  useKeys(
    [
      { key: 'Ctrl+Enter', does: say.approveRow, act: withRow(approve) },
      { key: 'R', does: say.returnRow, act: withRow(returnOne) },
    ],
    frame,
  );
}
