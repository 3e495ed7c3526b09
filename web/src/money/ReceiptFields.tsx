import { receiptModes, referencedModes } from '@vikray/contract/money/receipt-words.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { useEffect } from 'react';
import { today } from '../platform/today.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import { SearchSelect, type Choice } from '../ui/inputs/SearchSelect.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { useCustomerSearch, useKeepingCompanies } from './money-queries.ts';
import type { ReceiptForm } from './receipt-form.ts';

interface ReceiptFieldsProps {
  readonly form: ReceiptForm;
  readonly change: (changed: Partial<ReceiptForm>) => void;
}

/** From whom, to which company, how much, how and when. */
export function ReceiptFields({ form, change }: ReceiptFieldsProps) {
  const bind = binder(form, change);
  const companies = useKeepingCompanies();
  const only = companies.length === 1 ? companies[0]?.companyId : undefined;
  useEffect(() => {
    if (only !== undefined && form.companyId === undefined) change({ companyId: only });
  }, [only, form.companyId, change]);

  return (
    <FieldGrid>
      <Field name="customerId" label="Customer" required span={10}>
        <SearchSelect
          search={useCustomerSearch()}
          choiceOf={customerChoice}
          value={form.customer}
          onChange={(customer) => change({ customer, marks: {} })}
        />
      </Field>
      <Field name="companyId" label="Company" required enterPasses={only !== undefined} span={8}>
        <OptionSelect
          options={companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
          value={form.companyId}
          onChange={(companyId) => change({ companyId, marks: {} })}
        />
      </Field>
      <Field name="amount" label="Amount" required span={6}>
        <DecimalInput {...bind('amount')} prefix="₹" maxDigits={11} />
      </Field>
      <Field name="mode" label="Mode" required span={6}>
        <ChoiceSelect choices={receiptModes} {...bind('mode')} />
      </Field>
      <Field name="reference" label="Reference" required={referencedModes.has(form.mode)} span={6}>
        <TextInput {...bind('reference')} maxLength={40} />
      </Field>
      {form.mode === 'Cheque' && (
        <>
          <Field name="chequeDate" label="Cheque Date" required span={6}>
            <DateInput {...bind('chequeDate')} />
          </Field>
          <Field name="bank" label="Bank" span={6}>
            <TextInput {...bind('bank')} maxLength={60} />
          </Field>
        </>
      )}
      <Field name="receivedOn" label="Date of Receipt" required span={6}>
        <DateInput {...blankableDay(bind('receivedOn'))} latest={today()} />
      </Field>
      <Field name="remark" label="Remark" span={6}>
        <TextInput {...bind('remark')} maxLength={500} />
      </Field>
    </FieldGrid>
  );
}

function customerChoice({ customerId, companyName, city, state, gstin }: Customer): Choice {
  return { value: customerId, label: companyName, detail: [city, state, gstin].filter(Boolean).join(' · ') };
}
