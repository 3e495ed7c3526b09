import { creditMessages as credit } from '@vikray/contract/money/credit-messages.ts';
import { billName, moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { reason } from '@vikray/contract/money/reason.ts';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import { formatDecimal, formatRupees, parseDecimal } from '@vikray/contract/platform/decimal.ts';
import * as z from 'zod';
import { notify } from '../platform/notify.tsx';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { refreshMoney } from './money-queries.ts';

interface DueDateModalProps {
  readonly bill: OutstandingRow;
  readonly onClose: () => void;
}

const entered = z.object({ reason });

/** Changes when what is open of a bill is due, or an amount of it: a retention, or a delay that was agreed. */
export function DueDateModal({ bill, onClose }: DueDateModalProps) {
  const { billId = 0, version = 0, kind = 'Invoice', invoiceNumber = '', dueOn = '', invoiceDate = '', open } = bill;
  const stored = { dueOn, amount: formatDecimal(open), reason: '' };
  const { form, change, isChanged, close } = useDialogDraft(`due-date-${billId}`, stored, onClose);
  const bind = binder(form, change);
  const update = useSubmit('UpdateDueDate');
  const amount = parseDecimal(form.amount) ?? 0;
  const name = billName(kind, invoiceNumber);

  function check() {
    if (form.dueOn === '') return { field: 'dueOn', message: say.checkDueDate };
    if (amount === 0) return { field: 'amount', message: say.enterAmount };
    if (amount > open) return { field: 'amount', message: say.moreThanOpen };
    return firstMessage(form, entered);
  }

  async function submit(): Promise<void> {
    const part = amount < open ? { amount } : {};
    const changed = await update.send(form, () => ({ billId, version, dueOn: form.dueOn, reason: form.reason, ...part }));
    void refreshMoney();
    if (!changed) return;
    notify.success(credit.dueDateSaved, { about: name });
    close();
  }

  return (
    <FormModal
      title={credit.changeDueDate(name)}
      submitLabel="Save"
      check={check}
      fields={['dueOn', 'amount', 'reason']}
      refusal={update.refusalOf(form)}
      isBusy={update.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <Field name="dueOn" label="Due" required span={12}>
        <DateInput {...blankableDay(bind('dueOn'))} earliest={invoiceDate} />
      </Field>
      <Field name="amount" label="Amount" required span={12} hint={credit.dueAmountHint(formatRupees(open))}>
        <DecimalInput prefix="₹" {...bind('amount')} />
      </Field>
      <Field name="reason" label="Reason" required>
        <TextInput {...bind('reason')} maxLength={300} />
      </Field>
    </FormModal>
  );
}
