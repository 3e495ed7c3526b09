import type { Company } from '@vikray/contract/companies/company.ts';
import { today } from '../platform/today.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { SearchSelect, type Choice } from '../ui/inputs/SearchSelect.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import type { PurchaseForm } from './purchase-form.ts';
import { useSupplierSearch } from './purchase-queries.ts';

export function SupplierStep({ bind }: { readonly bind: Bind<PurchaseForm> }) {
  const invoiceNumber = bind('invoiceNumber');
  return (
    <FieldGrid>
      <Field name="supplierId" label="Supplier" required span={10}>
        <SearchSelect search={useSupplierSearch()} choiceOf={supplierChoice} {...bind('supplier')} choosesOnly />
      </Field>
      <Field name="invoiceNumber" label="Purchase Invoice Number" required span={8}>
        <TextInput value={invoiceNumber.value} onChange={(typed) => invoiceNumber.onChange(lettersAndDigits(typed))} maxLength={16} />
      </Field>
      <Field name="date" label="Purchase Date" required span={6}>
        <DateInput {...bind('date')} latest={today()} />
      </Field>
    </FieldGrid>
  );
}

function supplierChoice({ companyId, companyName, city, state, gst, msme, mobileNumber, email }: Company): Choice {
  return {
    value: companyId,
    label: companyName,
    detail: [city, state, gst].filter(Boolean).join(' · '),
    foundBy: [msme, mobileNumber, email],
  };
}

function lettersAndDigits(typed: string): string {
  return typed.replace(/[^A-Za-z0-9]/g, '');
}
