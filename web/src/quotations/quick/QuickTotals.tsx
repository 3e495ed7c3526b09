import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { goodsTaxName } from '@vikray/contract/quotations/printed-names.ts';
import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import { taxModeOf } from '../builder/cart-rates.ts';
import { costingOf, groupsOf, hasOwnChargesRate, type QuotationForm } from '../builder/quotation-form.ts';

/** The amounts of the quotation as it stands, to the paisa. */
export function QuickTotals({ form }: { readonly form: QuotationForm }) {
  const costs = costingOf(form);
  const charges = costs.specialCharges + costs.shippingCharges + costs.installationCharges;
  const goods =
    taxModeOf(form) === 'By Product'
      ? groupsOf(form).flatMap(({ kind, gstPercent, tax }) => (kind === 'goods' ? [[goodsTaxName(gstPercent), tax] as const] : []))
      : [['GST', costs.gstAmount] as const];
  const amounts = [
    ['Subtotal', costs.subtotal],
    ['Discount', -costs.discountAmount],
    ...goods,
    ['Charges', charges],
    ...(hasOwnChargesRate(form) ? [['GST on Charges', costs.gstServiceChargeAmount] as const] : []),
  ] as const;
  return (
    <dl className="quick-totals" aria-label={say.totals}>
      {amounts.map(([label, paise]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{formatRupees(paise === 0 ? 0 : paise)}</dd>
        </div>
      ))}
      <div className="quick-total">
        <dt>Total</dt>
        <dd className="tabular">{formatRupees(costs.totalAmount)}</dd>
      </div>
    </dl>
  );
}
