import { Suspense } from 'react';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { RowAction } from '../ui/lists/RowAction.tsx';
import { useMailOpener } from './use-mail-opener.tsx';

const FollowUpDialog = lazyPart(async () => ({ default: (await import('./FollowUpDialog.tsx')).FollowUpDialog }));

/** Opens the follow-up letter of a quotation from its row in the list; filled when a letter was sent already. */
export function FollowUpButton({ quotation }: { readonly quotation: Quotation }) {
  const { isOpen, close, refused, label, button } = useMailOpener(quotation);
  return (
    <span className="row-actions">
      <RowAction {...button} label={label} hint={refused} />
      <Suspense fallback={null}>{isOpen && <FollowUpDialog quotation={quotation} onClose={close} />}</Suspense>
    </span>
  );
}
