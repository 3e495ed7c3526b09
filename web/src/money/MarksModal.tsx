import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import type { Receipt } from '@vikray/contract/money/receipt.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { notify } from '../platform/notify.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { MarkFields } from './MarkFields.tsx';
import { refreshMoney } from './money-queries.ts';
import { markKey, marksOf, type TypedMarks } from './receipt-form.ts';

interface MarksModalProps {
  readonly receipt: Receipt;
  readonly marks: readonly { readonly billId: number | null; readonly dealId: number | null; readonly amount: number }[];
  readonly onClose: () => void;
}

/** Says anew what a receipt is for. */
export function MarksModal({ receipt, marks, onClose }: MarksModalProps) {
  const { receiptId, version, number, customerId, companyId } = receipt;
  const stored = Object.fromEntries(
    marks.map(({ billId, dealId, amount }) => [billId === null ? markKey.deal(dealId ?? 0) : markKey.bill(billId), formatDecimal(amount)]),
  );
  const { form, change, isChanged, close } = useDialogDraft<{ marks: TypedMarks }>(
    `receipt-marks-${receiptId}`,
    { marks: stored },
    onClose,
  );
  const update = useSubmit('UpdateReceiptMarks');
  const received = receipt.amount + receipt.deducted;

  function check() {
    const marked = marksOf(form.marks).reduce((sum, { amount }) => sum + amount, 0);
    return marked > received ? { field: 'marks', message: say.markedTooMuch } : undefined;
  }

  async function submit(): Promise<void> {
    const changed = await update.send(form, () => ({ receiptId, version, marks: marksOf(form.marks) }));
    void refreshMoney();
    if (!changed) return;
    notify.success(say.saved, { about: number });
    close();
  }

  return (
    <FormModal
      title={say.meantFor}
      width={760}
      submitLabel="Save"
      check={check}
      fields={['marks']}
      refusal={update.refusalOf(form)}
      isBusy={update.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <div className="marks-of-receipt">
        <MarkFields
          account={{ customerId, companyId }}
          received={received}
          marks={form.marks}
          onChange={(typed) => change({ marks: typed })}
        />
      </div>
    </FormModal>
  );
}
