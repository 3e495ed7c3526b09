import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { reason } from '@vikray/contract/money/reason.ts';
import type { Receipt } from '@vikray/contract/money/receipt.ts';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import * as z from 'zod';
import { notify } from '../platform/notify.tsx';
import { Field } from '../ui/field/Field.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { refreshMoney } from './money-queries.ts';

interface VoidReceiptModalProps {
  readonly receipt: Receipt;
  readonly onClose: () => void;
}

const entered = z.object({ reason });

/** Makes a receipt void, for a reason. */
export function VoidReceiptModal({ receipt: { receiptId, version, number, companyName, amount }, onClose }: VoidReceiptModalProps) {
  const { form, change, isChanged, close } = useDialogDraft(`void-receipt-${receiptId}`, { reason: '' }, onClose);
  const makeVoid = useSubmit('VoidReceipt');

  async function submit(): Promise<void> {
    const voided = await makeVoid.send(form, () => ({ receiptId, version, reason: form.reason }));
    void refreshMoney();
    if (!voided) return;
    notify.success(say.voided, { about: number });
    close();
  }

  return (
    <FormModal
      title={`Void Receipt ${number}`}
      submitLabel="Void"
      isDanger
      check={() => firstMessage(form, entered)}
      fields={['reason']}
      refusal={makeVoid.refusalOf(form)}
      isBusy={makeVoid.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
      note={<p>{say.voidFollows(formatRupees(amount), companyName)}</p>}
    >
      <Field name="reason" label="Reason" required>
        <TextInput value={form.reason} onChange={(typed) => change({ reason: typed })} maxLength={300} />
      </Field>
    </FormModal>
  );
}
