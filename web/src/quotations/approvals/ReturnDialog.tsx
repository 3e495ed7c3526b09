import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import { maxReturnNote, returnNote } from '@vikray/contract/quotations/queued-quotation.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import * as z from 'zod';
import { notify } from '../../platform/notify.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { binder } from '../../ui/forms/bind.ts';
import { FormModal } from '../../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { ParagraphInput } from '../../ui/inputs/TextInput.tsx';
import { refreshQuotations } from '../quotation-queries.ts';
import { raceDetails } from '../quotation-race.ts';

interface ReturnDialogProps {
  readonly quotation: Pick<Quotation, 'quotationId' | 'version' | 'number'>;
  readonly onClose: () => void;
}

const noNote = { note: '' };

/** Asks what the preparer should change, and returns the quotation to them. */
export function ReturnDialog({ quotation: { quotationId, version, number }, onClose }: ReturnDialogProps) {
  const { form, change, isChanged, close } = useDialogDraft(`return-${quotationId}`, noNote, onClose);
  const bind = binder(form, change);
  const returning = useSubmit('ReturnQuotation', { detailsOf: raceDetails(quotationId) });
  const entries = { quotationId, version, ...form };

  async function submit(): Promise<void> {
    const returned = await returning.send(entries, () => entries);
    // Also when refused: the quotation is no longer as shown.
    void refreshQuotations();
    if (!returned) return;
    notify.success(say.returned, { about: number });
    close();
  }

  return (
    <FormModal
      title={say.returnOne(number)}
      submitLabel={say.return}
      closeLabel="Cancel"
      check={() => firstMessage(form, z.object(returnNote))}
      fields={Object.keys(form)}
      refusal={returning.refusalOf(entries)}
      isBusy={returning.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <Field name="note" label={say.note} required>
        <ParagraphInput {...bind('note')} maxLength={maxReturnNote} />
      </Field>
    </FormModal>
  );
}
