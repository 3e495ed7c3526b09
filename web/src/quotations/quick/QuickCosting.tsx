import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Field, FieldGrid } from '../../ui/field/Field.tsx';
import type { Bind } from '../../ui/forms/bind.ts';
import { DecimalInput } from '../../ui/inputs/DecimalInput.tsx';
import { hasDifferingRate } from '../builder/cart-rates.ts';
import { hasOwnChargesRate, type ChangeQuotation, type QuotationForm } from '../builder/quotation-form.ts';
import { RatesSwitch } from '../builder/RatesSwitch.tsx';
import { PercentSelect } from '../ledger-rows.tsx';

/** Loaded after the page, because the decision needs all States. */
const TaxLine = lazyPart(async () => ({ default: (await import('../tax/TaxLine.tsx')).TaxLine }));

interface QuickCostingProps {
  readonly form: QuotationForm;
  readonly bind: Bind<QuotationForm>;
  readonly change: ChangeQuotation;
}

const charges = [
  ['specialCharges', 'Packing and Forwarding'],
  ['shippingCharges', 'Shipping'],
  ['installationCharges', 'Installation'],
] as const;

/** What is entered of the costing, in one line. The amounts that follow stand at the foot of the page. */
export function QuickCosting({ form, bind, change }: QuickCostingProps) {
  return (
    <>
      <FieldGrid>
        <Field name="discountPercent" label="Discount" span={4}>
          <DecimalInput {...bind('discountPercent')} maxDigits={3} suffix="%" />
        </Field>
        <Field name="gstPercent" label="GST" span={4}>
          <PercentSelect {...bind('gstPercent')} />
        </Field>
        {charges.map(([name, label]) => (
          <Field key={name} name={name} label={label} span={4}>
            <DecimalInput {...bind(name)} maxDigits={9} prefix="₹" />
          </Field>
        ))}
        {hasOwnChargesRate(form) && (
          <Field name="gstServiceChargePercent" label="GST on Charges" span={4}>
            <PercentSelect {...bind('gstServiceChargePercent')} />
          </Field>
        )}
      </FieldGrid>
      {!hasOwnChargesRate(form) && (
        <p className="ledger-note">{form.chargesMode === 'Highest Rate' ? say.chargesAtHighest : say.chargesWithGoods}</p>
      )}
      <Suspense>
        <TaxLine form={form} change={change} changed={undefined} />
      </Suspense>
      {hasDifferingRate(form) && <RatesSwitch form={form} change={change} />}
    </>
  );
}
