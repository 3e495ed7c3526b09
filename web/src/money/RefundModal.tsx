import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import type { Receipt } from '@vikray/contract/money/receipt.ts';
import { receiptModes, referencedModes, type ReceiptMode } from '@vikray/contract/money/receipt-words.ts';
import { reason } from '@vikray/contract/money/reason.ts';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import { parseDecimal } from '@vikray/contract/platform/decimal.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import * as z from 'zod';
import { notify } from '../platform/notify.tsx';
import { refresh } from '../platform/queries.ts';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { RankedSelect } from '../ui/inputs/RankedSelect.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { pdfAction } from '../ui/page/notice-actions.ts';
import { refreshMoney } from './money-queries.ts';

interface RefundModalProps {
  readonly receipt: Receipt;
  /** The deals that the receipt is for, whose advance can be paid back. */
  readonly deals: readonly { readonly dealId: number; readonly number: string }[];
  readonly onClose: () => void;
}

/** A refund of today with nothing entered. */
const emptyRefund = (day: string) => ({
  amount: '',
  mode: 'Bank Transfer' as ReceiptMode,
  reference: '',
  paidOn: day,
  reason: '',
  dealId: undefined as number | undefined,
});
const entered = z.object({ reason });

/** Pays money back to the customer of a receipt: what is on account, or the advance of a deal. */
export function RefundModal({ receipt: { receiptId, customerId, companyId, companyName }, deals, onClose }: RefundModalProps) {
  const { form, change, isChanged, close } = useDialogDraft(`refund-${receiptId}`, emptyRefund(today()), onClose);
  const bind = binder(form, change);
  const paying = useSubmit('AddRefund');
  const amount = parseDecimal(form.amount) ?? 0;

  function check() {
    if (amount === 0) return { field: 'amount', message: say.enterAmount };
    if (referencedModes.has(form.mode) && form.reference.trim() === '') return { field: 'reference', message: say.enterReference };
    return firstMessage(form, entered);
  }

  async function submit(): Promise<void> {
    const { mode, reference, paidOn, dealId } = form;
    const refund = { customerId, companyId, amount, mode, reference, paidOn, reason: form.reason, ...(dealId !== undefined && { dealId }) };
    const [added] = (await paying.send(form, () => refund)) ?? [];
    void refreshMoney();
    void refresh('GetRefund');
    if (!added) return;
    const pdf = pdfAction(`/api/refunds/${added.refundId}/refund.pdf`, printingMessages.pdfFailed);
    notify.success(say.refunded(added.number), { about: companyName, actions: [pdf] });
    close();
  }

  return (
    <FormModal
      title={say.payBack}
      submitLabel={say.payBack}
      check={check}
      fields={['amount', 'mode', 'reference', 'paidOn', 'dealId', 'reason']}
      refusal={paying.refusalOf(form)}
      isBusy={paying.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
      note={<p>{say.whatIsFree}</p>}
    >
      <Field name="amount" label="Amount" required span={12}>
        <DecimalInput prefix="₹" {...bind('amount')} />
      </Field>
      <Field name="mode" label="Mode" required span={12}>
        <ChoiceSelect choices={receiptModes} {...bind('mode')} />
      </Field>
      <Field name="reference" label="Reference" required={referencedModes.has(form.mode)} span={12}>
        <TextInput {...bind('reference')} maxLength={40} />
      </Field>
      <Field name="paidOn" label="Date of Payment" required span={12}>
        <DateInput {...blankableDay(bind('paidOn'))} latest={today()} />
      </Field>
      {deals.length > 0 && (
        <Field name="dealId" label={say.advanceOf}>
          <RankedSelect
            options={deals.map(({ dealId, number }) => ({ value: dealId, label: number }))}
            {...bind('dealId')}
            placeholder={say.ofAccount}
            onClear={() => change({ dealId: undefined })}
          />
        </Field>
      )}
      <Field name="reason" label="Reason" required>
        <TextInput {...bind('reason')} maxLength={300} />
      </Field>
    </FormModal>
  );
}
