import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import type { Receipt } from '@vikray/contract/money/receipt.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { call } from '../platform/call.ts';
import { notify } from '../platform/notify.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogEdit } from '../ui/forms/use-dialog-edit.tsx';
import type { Versioned } from '../ui/forms/use-record-edit.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { MarkFields } from './MarkFields.tsx';
import { refreshMoney } from './money-queries.ts';
import { marksOf, type TypedMarks } from './receipt-form.ts';
import { markSums, type StoredMark } from './rows-to-mark.ts';

interface MarkedReceipt {
  readonly receipt: Receipt;
  readonly marks: readonly StoredMark[];
}

interface MarksModalProps extends MarkedReceipt {
  readonly onClose: () => void;
}

const labels = { marks: say.meantFor };

function versionedOf({ receipt: { version }, marks }: MarkedReceipt): Versioned<{ readonly marks: TypedMarks }> {
  const typed = [...markSums(marks)].map(([key, paise]) => [key, formatDecimal(paise)] as const);
  return { version, form: { marks: Object.fromEntries(typed) } };
}

async function reload(receiptId: number): Promise<MarkedReceipt | undefined> {
  const { data, marks } = await call('GetReceiptDetails', { receiptId });
  return data[0] && { receipt: data[0], marks };
}

/** Says anew what a receipt is for. */
export function MarksModal({ receipt, marks, onClose }: MarksModalProps) {
  const { receiptId, number, customerId, companyId } = receipt;
  const counts = !['Bounced', 'Post-dated'].includes(receipt.chequeState);
  const edit = useDialogEdit({
    draftName: `receipt-marks-${receiptId}`,
    saved: { receipt, marks },
    versionedOf,
    reload: async () => reload(receiptId),
    labels,
    onClose,
  });
  const { form, version } = edit;
  const update = useSubmit('UpdateReceiptMarks');
  const received = receipt.amount + receipt.deducted;

  function check() {
    const marked = marksOf(form.marks).reduce((sum, { amount }) => sum + amount, 0);
    return marked > received ? { field: 'marks', message: say.markedTooMuch } : undefined;
  }

  async function submit(): Promise<void> {
    const changed = await update.send(edit.entries, () => ({ receiptId, version, marks: marksOf(form.marks) }));
    void refreshMoney();
    if (!changed) return;
    notify.success(say.saved, { about: number });
    edit.close();
  }

  return (
    <FormModal
      title={say.meantFor}
      width={760}
      submitLabel="Save"
      check={check}
      fields={['marks']}
      {...edit.shownOf(update)}
      onSubmit={() => void submit()}
      onClose={edit.close}
    >
      <div className="marks-of-receipt">
        <MarkFields
          account={{ customerId, companyId }}
          received={received}
          marks={form.marks}
          stored={{ marks, counts }}
          onChange={(typed) => edit.change({ marks: typed })}
        />
      </div>
    </FormModal>
  );
}
