import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { notify } from '../../platform/notify.tsx';
import { useDialogDraft } from '../../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { refreshQuotations } from '../quotation-queries.ts';
import { raceDetails } from '../quotation-race.ts';
import { noLoss } from './loss-form.ts';
import { LossDialog } from './LossDialog.tsx';

interface MarkLostDialogProps {
  readonly quotation: Quotation;
  readonly onClose: () => void;
}

/** Asks why a quotation is lost, and marks it. */
export function MarkLostDialog({ quotation: { quotationId, version, number }, onClose }: MarkLostDialogProps) {
  const { form, change, isChanged, close } = useDialogDraft(`mark-lost-${quotationId}`, noLoss, onClose);
  const marking = useSubmit('MarkQuotationLost', { detailsOf: raceDetails(quotationId) });
  const entries = { quotationId, version, ...form };

  async function submit(lostReason: number): Promise<void> {
    const marked = await marking.send(entries, () => ({ quotationId, version, lostReason, remark: form.remark }));
    // Also when refused: the quotation is no longer as shown.
    void refreshQuotations();
    if (!marked) return;
    notify.success(say.markedLost, { about: number });
    close();
  }

  return (
    <LossDialog
      title={say.markLost}
      form={form}
      onChange={change}
      refusal={marking.refusalOf(entries)}
      isBusy={marking.isBusy}
      isChanged={isChanged}
      onSubmit={(reason) => void submit(reason)}
      onClose={close}
    />
  );
}
