import { creditNoteMessages as say } from '@vikray/contract/credit-notes/credit-note-messages.ts';
import { voidReason } from '@vikray/contract/credit-notes/credit-notes-operations.ts';
import type { CreditNote } from '@vikray/contract/credit-notes/credit-note.ts';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import * as z from 'zod';
import { notify } from '../platform/notify.tsx';
import { Field } from '../ui/field/Field.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { refreshCreditNotes } from './credit-note-queries.ts';

interface VoidCreditNoteModalProps {
  readonly note: CreditNote;
  readonly onClose: () => void;
}

const entered = z.object({ reason: voidReason });

/** Makes a credit note void, for a reason. */
export function VoidCreditNoteModal({ note: { creditNoteId, version, number, invoiceNumber, total }, onClose }: VoidCreditNoteModalProps) {
  const { form, change, isChanged, close } = useDialogDraft(`void-credit-note-${creditNoteId}`, { reason: '' }, onClose);
  const makeVoid = useSubmit('VoidCreditNote');

  async function submit(): Promise<void> {
    const voided = await makeVoid.send(form, () => ({ creditNoteId, version, reason: form.reason }));
    void refreshCreditNotes();
    if (!voided) return;
    notify.success(say.voided, { about: number });
    close();
  }

  return (
    <FormModal
      title={say.voidTitle(number)}
      submitLabel="Void"
      isDanger
      check={() => firstMessage(form, entered)}
      fields={['reason']}
      refusal={makeVoid.refusalOf(form)}
      isBusy={makeVoid.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
      note={<p>{say.voidFollows(formatRupees(total), invoiceNumber)}</p>}
    >
      <Field name="reason" label="Reason" required>
        <TextInput value={form.reason} onChange={(reason) => change({ reason })} maxLength={300} />
      </Field>
    </FormModal>
  );
}
