import type { Customer } from '@vikray/contract/customers/customer.ts';
import { creditMessages as credit } from '@vikray/contract/money/credit-messages.ts';
import { settlementModes } from '@vikray/contract/money/receipt-words.ts';
import { yesOrNo } from '@vikray/contract/platform/fields.ts';
import { notify } from '../platform/notify.tsx';
import { refresh } from '../platform/queries.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { refreshMoney } from './money-queries.ts';

interface CreditModalProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** The most credit days. */
const mostDays = 730;

/** Says when a customer pays, what money without a mark settles, and whether reminders go out. */
export function CreditModal({ customer, onClose }: CreditModalProps) {
  const { customerId, version, companyName, creditDays, settlement, noReminders } = customer;
  const stored = { creditDays: String(creditDays), settlement, noReminders };
  const { form, change, isChanged, close } = useDialogDraft(`credit-${customerId}`, stored, onClose);
  const bind = binder(form, change);
  const update = useSubmit('UpdateCustomerCredit');

  async function submit(): Promise<void> {
    const changed = await update.send(form, () => ({ ...form, customerId, version, creditDays: Number(form.creditDays) }));
    void refresh('GetCustomerList', 'GetCustomer');
    void refreshMoney();
    if (!changed) return;
    notify.success(credit.creditSaved, { about: companyName });
    close();
  }

  return (
    <FormModal
      title={credit.howTheyPay}
      submitLabel="Save"
      check={() =>
        form.creditDays === '' || Number(form.creditDays) > mostDays ? { field: 'creditDays', message: credit.checkCreditDays } : undefined
      }
      fields={['creditDays', 'settlement', 'noReminders']}
      refusal={update.refusalOf(form)}
      isBusy={update.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <Field name="creditDays" label={credit.creditDays} required hint={credit.creditDaysHint}>
        <DigitsInput {...bind('creditDays')} maxLength={3} />
      </Field>
      <Field name="settlement" label={credit.settlement} hint={credit.settlementHint}>
        <ChoiceSelect choices={settlementModes} {...bind('settlement')} />
      </Field>
      <Field name="noReminders" label={credit.noReminders} hint={credit.noRemindersHint}>
        <ChoiceSelect choices={yesOrNo.options} {...bind('noReminders')} />
      </Field>
    </FormModal>
  );
}
