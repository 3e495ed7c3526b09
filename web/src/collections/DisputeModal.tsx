import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import { billName, moneyMessages } from '@vikray/contract/money/money-messages.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { notify } from '../platform/notify.tsx';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ParagraphInput } from '../ui/inputs/TextInput.tsx';
import { refreshCollections } from './collection-queries.ts';

interface DisputeModalProps {
  readonly bill: OutstandingRow;
  readonly onClose: () => void;
}

/** Says that a customer disputes a bill, or that the dispute is settled. */
export function DisputeModal({ bill, onClose }: DisputeModalProps) {
  const { billId = 0, version, kind = 'Invoice', invoiceNumber = '', billState } = bill;
  const settles = billState === 'Disputed';
  const name = billName(kind, invoiceNumber);
  const { form, change, isChanged, close } = useDialogDraft(`dispute-${billId}`, { note: '' }, onClose);
  const bind = binder(form, change);
  const dispute = useSubmit('DisputeBill');
  const settle = useSubmit('SettleDispute');
  const { isBusy, refusalOf } = settles ? settle : dispute;

  async function submit(): Promise<void> {
    const input = () => ({ billId, version, note: form.note });
    const changed = settles ? await settle.send(form, input) : await dispute.send(form, input);
    void refreshCollections();
    if (!changed) return;
    notify.success(settles ? say.settled : say.disputed, { about: name });
    close();
  }

  return (
    <FormModal
      title={settles ? say.settleTitle(name) : say.disputeTitle(name)}
      submitLabel={settles ? say.settle : say.dispute}
      check={() => (form.note.trim() === '' ? { field: 'note', message: moneyMessages.describeDispute } : undefined)}
      fields={['note']}
      refusal={refusalOf(form)}
      isBusy={isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <Field name="note" label={say.disputeNote} required>
        <ParagraphInput {...bind('note')} maxLength={500} rows={3} />
      </Field>
    </FormModal>
  );
}
