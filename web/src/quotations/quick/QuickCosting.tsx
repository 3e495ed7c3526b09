import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { memo, Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Field, FieldGrid } from '../../ui/field/Field.tsx';
import { binder } from '../../ui/forms/bind.ts';
import { DecimalInput } from '../../ui/inputs/DecimalInput.tsx';
import { hasDifferingRate } from '../builder/cart-rates.ts';
import { hasOwnChargesRate, type ChangeQuotation, type QuotationForm } from '../builder/quotation-form.ts';
import { RatesSwitch } from '../builder/RatesSwitch.tsx';
import { PercentSelect } from '../ledger-rows.tsx';

/** Loaded after the page, because the decision needs all States. */
const TaxLine = lazyPart(async () => ({ default: (await import('../tax/TaxLine.tsx')).TaxLine }));

interface QuickCostingProps {
  readonly form: QuotationForm;
  /** The form, perhaps a key behind, for what is not typed in. */
  readonly calm: QuotationForm;
  readonly change: ChangeQuotation;
}

const charges = [
  ['specialCharges', 'Packing and Forwarding'],
  ['shippingCharges', 'Shipping'],
  ['installationCharges', 'Installation'],
] as const;

/** What is entered of the costing, in one line. The amounts that follow stand at the foot of the page. */
export function QuickCosting({ form, calm, change }: QuickCostingProps) {
  const bind = binder(form, change);
  return (
    <div className="quick-costing">
      <FieldGrid>
        <Field name="discountPercent" label="Discount" span={4}>
          <DecimalInput {...bind('discountPercent')} maxDigits={3} suffix="%" />
        </Field>
        <PercentField name="gstPercent" label="GST" value={form.gstPercent} change={change} />
        {charges.map(([name, label]) => (
          <Field key={name} name={name} label={label} span={4}>
            <DecimalInput {...bind(name)} maxDigits={9} prefix="₹" />
          </Field>
        ))}
        {hasOwnChargesRate(form) && (
          <PercentField name="gstServiceChargePercent" label="GST on Charges" value={form.gstServiceChargePercent} change={change} />
        )}
      </FieldGrid>
      <Tax form={calm} change={change} />
    </div>
  );
}

interface PercentFieldProps {
  readonly name: 'gstPercent' | 'gstServiceChargePercent';
  readonly label: string;
  readonly value: string | undefined;
  readonly change: ChangeQuotation;
}

const PercentField = memo(function PercentField({ name, label, value, change }: PercentFieldProps) {
  return (
    <Field name={name} label={label} span={4}>
      <PercentSelect value={value} onChange={(percent) => change({ [name]: percent })} />
    </Field>
  );
});

/** How the goods and the charges are taxed. */
const Tax = memo(function Tax({ form, change }: Omit<QuickCostingProps, 'calm'>) {
  return (
    <>
      {!hasOwnChargesRate(form) && (
        <p className="ledger-note">{form.chargesMode === 'Highest Rate' ? say.chargesAtHighest : say.chargesWithGoods}</p>
      )}
      <Suspense>
        <TaxLine form={form} change={change} changed={undefined} />
      </Suspense>
      {hasDifferingRate(form) && <RatesSwitch form={form} change={change} />}
    </>
  );
});
