import { firstMessage } from '@vikray/contract/platform/check.ts';
import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import { lossDetails, maxRemark } from '@vikray/contract/quotations/loss.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useState } from 'react';
import * as z from 'zod';
import { notify } from '../../platform/notify.tsx';
import { binder } from '../../ui/forms/bind.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { FormModal } from '../../ui/forms/FormModal.tsx';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { useLostReasons } from '../../ui/inputs/lookup-queries.ts';
import { LookupSelect } from '../../ui/inputs/LookupSelect.tsx';
import { ParagraphInput } from '../../ui/inputs/TextInput.tsx';
import { refreshQuotations } from '../quotation-queries.ts';

interface LossForm {
  readonly lostReason: number | undefined;
  readonly remark: string;
}

interface MarkLostDialogProps {
  readonly quotation: Quotation;
  readonly onClose: () => void;
}

/** Asks why a quotation is lost, and marks it. */
export function MarkLostDialog({ quotation: { quotationId, version, number }, onClose }: MarkLostDialogProps) {
  const [form, setForm] = useState<LossForm>({ lostReason: undefined, remark: '' });
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const marking = useSubmit('MarkQuotationLost');
  const entries = { quotationId, version, ...form };

  async function submit(): Promise<void> {
    const { lostReason, remark } = form;
    if (lostReason === undefined) return;
    const marked = await marking.send(entries, () => ({ quotationId, version, lostReason, remark }));
    // Also when refused: the quotation is no longer as shown.
    void refreshQuotations();
    if (!marked) return;
    notify.success(say.markedLost, { about: number });
    onClose();
  }

  return (
    <FormModal
      title={say.markLost}
      submitLabel={say.markLost}
      closeLabel="Cancel"
      check={() => firstMessage(form, z.object(lossDetails))}
      fields={Object.keys(form)}
      refusal={marking.refusalOf(entries)}
      isBusy={marking.isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field name="lostReason" label={say.lostReason} required>
        <LookupSelect {...bind('lostReason')} list={useLostReasons()} />
      </Field>
      <Field name="remark" label={say.remark}>
        <ParagraphInput {...bind('remark')} maxLength={maxRemark} />
      </Field>
    </FormModal>
  );
}
