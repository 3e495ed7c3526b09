import type { Customer } from '@vikray/contract/customers/customer.ts';
import { creditMessages as credit } from '@vikray/contract/money/credit-messages.ts';
import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { reason } from '@vikray/contract/money/reason.ts';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import { formatRupees, parseDecimal } from '@vikray/contract/platform/decimal.ts';
import * as z from 'zod';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { refreshMoney, useReadCompanies } from './money-queries.ts';

interface ChargeModalProps {
  readonly customer: Pick<Customer, 'customerId' | 'companyName'>;
  readonly onClose: () => void;
}

const entered = z.object({ reason });
/** A charge of today with nothing entered. */
const emptyCharge = (date: string) => ({ companyId: undefined as number | undefined, amount: '', date, reason: '' });

/** Charges a customer something that no invoice says, such as the fee for a bounced cheque. */
export function ChargeModal({ customer: { customerId, companyName }, onClose }: ChargeModalProps) {
  const { companies, isPending, failure, retry } = useReadCompanies();
  const { form, change, isChanged, close } = useDialogDraft(`charge-${customerId}`, emptyCharge(today()), onClose);
  const bind = binder(form, change);
  const adding = useSubmit('AddCharge');
  const companyId = form.companyId ?? companies[0]?.companyId;
  const amount = parseDecimal(form.amount) ?? 0;

  function check() {
    if (companyId === undefined) return { field: 'companyId', message: failure ?? say.selectCompany };
    if (amount === 0) return { field: 'amount', message: say.enterAmount };
    if (form.date === '') return { field: 'date', message: say.checkDate };
    return firstMessage(form, entered);
  }

  async function submit(): Promise<void> {
    const { date, reason: why } = form;
    const added = await adding.send(form, () => ({ customerId, companyId: companyId ?? 0, amount, date, reason: why }));
    void refreshMoney();
    if (!added) return;
    notify.success(credit.charged(formatRupees(amount)), { about: companyName });
    close();
  }

  // The company belongs to the charge, so it opens with it.
  if (isPending) return null;
  return (
    <FormModal
      title={credit.addCharge}
      submitLabel={credit.addCharge}
      check={check}
      fields={['companyId', 'amount', 'date', 'reason']}
      refusal={adding.refusalOf(form)}
      isBusy={adding.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
      note={<p>{credit.chargeHint}</p>}
    >
      {failure !== undefined && <ListFailure sentence={failure} retry={retry} />}
      {companies.length > 1 && (
        <Field name="companyId" label="Company" required>
          <OptionSelect
            value={companyId}
            onChange={(chosen) => change({ companyId: chosen })}
            options={companies.map((company) => ({ value: company.companyId, label: company.companyName }))}
          />
        </Field>
      )}
      <Field name="amount" label="Amount" required span={12}>
        <DecimalInput prefix="₹" {...bind('amount')} />
      </Field>
      <Field name="date" label="Date" required span={12}>
        <DateInput {...blankableDay(bind('date'))} latest={today()} />
      </Field>
      <Field name="reason" label="Reason" required>
        <TextInput {...bind('reason')} maxLength={300} />
      </Field>
    </FormModal>
  );
}
