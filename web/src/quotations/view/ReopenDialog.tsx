import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { notify } from '../../platform/notify.tsx';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { ConfirmDialog } from '../../ui/page/ConfirmDialog.tsx';
import { refreshQuotations } from '../quotation-queries.ts';
import { raceDetails } from '../quotation-race.ts';
import { QuotationInBrief } from './QuotationInBrief.tsx';

interface ReopenDialogProps {
  readonly quotation: Quotation;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a lost quotation is reopened. */
export function ReopenDialog({ quotation, isOpen, onClose }: ReopenDialogProps) {
  const { quotationId, version, number } = quotation;
  const reopening = useSubmit('ReopenQuotation', { detailsOf: raceDetails(quotationId) });

  async function reopen(): Promise<void> {
    const entries = { quotationId, version };
    const reopened = await reopening.send(entries, () => entries);
    // Also when refused: the quotation is no longer as shown.
    void refreshQuotations();
    onClose();
    if (reopened) notify.success(say.reopened, { about: number });
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={say.confirmReopen}
      record={<QuotationInBrief {...quotation} />}
      isBusy={reopening.isBusy}
      onYes={() => void reopen()}
      onNo={onClose}
    />
  );
}
