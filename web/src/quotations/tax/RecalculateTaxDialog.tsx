import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { notify } from '../../platform/notify.tsx';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { refreshQuotations } from '../quotation-queries.ts';
import { unchangedContents } from '../view/unchanged-contents.ts';
import { RecalculateDialog } from './RecalculateDialog.tsx';
import { taxChoiceOf } from './tax-choice.ts';

interface RecalculateTaxDialogProps {
  readonly quotation: Quotation;
  readonly onClose: () => void;
}

/** Decides the tax of a quotation again, with what the user said of it. */
export function RecalculateTaxDialog({ quotation, onClose }: RecalculateTaxDialogProps) {
  const { quotationId, version, number } = quotation;
  const update = useSubmit('UpdateQuotation');

  async function decide(): Promise<void> {
    const contents = async () => ({ ...(await unchangedContents(quotation)), recalculateTax: 'Yes' as const });
    const decided = await update.send({ quotationId, version, recalculateTax: 'Yes' }, contents);
    // Also when refused: the quotation is no longer as shown.
    void refreshQuotations();
    if (decided) notify.success(say.recalculated, { about: number });
    onClose();
  }

  return (
    <RecalculateDialog
      of={quotation}
      tax={taxChoiceOf(quotation)}
      isBusy={update.isBusy}
      onDecide={() => void decide()}
      onClose={onClose}
    />
  );
}
