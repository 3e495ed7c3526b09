import { Suspense } from 'react';
import { longDate } from '@vikray/contract/platform/dates.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { RowAction } from '../ui/lists/RowAction.tsx';
import { useMailOpener } from './use-mail-opener.tsx';

const FollowUpDialog = lazyPart(async () => ({ default: (await import('./FollowUpDialog.tsx')).FollowUpDialog }));

interface FollowUpButtonProps {
  readonly quotation: Quotation;
  /** Shows a labelled button, for the quotation's page. */
  readonly isLabelled?: boolean;
}

/**
 * Opens the follow-up letter of a quotation. An icon for a row of the list unless `isLabelled`; filled when a letter was sent already. Its
 * title says why a quotation cannot be mailed.
 */
export function FollowUpButton({ quotation, isLabelled = false }: FollowUpButtonProps) {
  const { number, followedUpAt } = quotation;
  const { isOpen, close, refused, button } = useMailOpener(quotation);
  const label = followedUpAt === undefined ? `Follow up ${number}` : `Follow up ${number}, last on ${longDate(followedUpAt)}`;
  return (
    <span className={isLabelled ? undefined : 'row-actions'}>
      {isLabelled ? (
        <Button {...button} aria-label={`Mail: ${label}`} tooltip={refused ?? label}>
          Mail
        </Button>
      ) : (
        <RowAction {...button} label={label} hint={refused} />
      )}
      <Suspense fallback={null}>{isOpen && <FollowUpDialog quotation={quotation} onClose={close} />}</Suspense>
    </span>
  );
}
