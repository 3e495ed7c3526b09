import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useState } from 'react';
import { notify } from '../../platform/notify.tsx';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { refreshQuotations } from '../quotation-queries.ts';
import { LossDialog, noLoss } from './LossDialog.tsx';

interface MarkLostDialogProps {
  readonly quotation: Quotation;
  readonly onClose: () => void;
}

/** Asks why a quotation is lost, and marks it. */
export function MarkLostDialog({ quotation: { quotationId, version, number }, onClose }: MarkLostDialogProps) {
  const [form, setForm] = useState(noLoss);
  const marking = useSubmit('MarkQuotationLost');
  const entries = { quotationId, version, ...form };

  async function submit(lostReason: number): Promise<void> {
    const marked = await marking.send(entries, () => ({ quotationId, version, lostReason, remark: form.remark }));
    // Also when refused: the quotation is no longer as shown.
    void refreshQuotations();
    if (!marked) return;
    notify.success(say.markedLost, { about: number });
    onClose();
  }

  return (
    <LossDialog
      title={say.markLost}
      form={form}
      onChange={setForm}
      refusal={marking.refusalOf(entries)}
      isBusy={marking.isBusy}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
