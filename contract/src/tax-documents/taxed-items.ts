/** The items that a consignment sells, each with its tax. Amounts in paise, percentages in hundredths of a percent. */
import type { ConsignmentDetails } from '../consignments/consignment.ts';
import { headsBetween, type HeadAmounts } from '../gst/tax-heads.ts';
import { isServiceCode } from '../products/product-tax.ts';

/** A line, or a charge with a rate of its own. */
export interface TaxedItem extends HeadAmounts {
  readonly name: string;
  readonly description: string;
  readonly hsn: string;
  readonly isService: boolean;
  readonly unit: string;
  readonly quantity: number;
  /** Before the discount, with the charges that are taxed with the goods. */
  readonly gross: number;
  readonly discount: number;
  readonly taxable: number;
  readonly gstPercent: number;
}

/** Whether an item has a code that the portals take. They refuse one of zeros alone. */
export function hasHsn({ hsn }: Pick<TaxedItem, 'hsn'>): boolean {
  return /[1-9]/.test(hsn);
}

type Untaxed = Omit<TaxedItem, keyof HeadAmounts>;

/** The service codes of charges. */
const chargeCodes = [
  ['specialCharges', 'Packing and forwarding', '998540'],
  ['shippingCharges', 'Freight', '996511'],
  ['installationCharges', 'Installation', '998732'],
] as const;

/** The lines, then the charges that have a rate of their own. Together they have exactly the heads of the consignment. */
export function taxedItems(consignment: ConsignmentDetails): TaxedItem[] {
  const lines = consignment.lines.map(({ chargesWithGoods, gross, hsn, nature, ...line }): Untaxed => ({
    ...line,
    hsn,
    // The portals go by the code. Without one, the nature of the product decides.
    isService: hsn === '' ? nature === 'Service' : isServiceCode(hsn),
    gross: gross + chargesWithGoods,
  }));
  return [...withTax(consignment, 'goods', lines), ...withTax(consignment, 'charges', ownCharges(consignment))];
}

function ownCharges(consignment: ConsignmentDetails): Untaxed[] {
  if (consignment.chargesMode !== 'Own Rate') return [];
  return chargeCodes.flatMap(([field, name, hsn]) => {
    const taxable = consignment[field];
    const gstPercent = consignment.gstServiceChargePercent;
    const charge = { name, description: '', hsn, isService: true, unit: 'OTH', quantity: 1, gross: taxable, discount: 0 };
    return taxable === 0 ? [] : [{ ...charge, taxable, gstPercent }];
  });
}

/**
 * Tax is rounded once for each rate: an item gets the rounded tax so far, less that of the items before it. The last one gets the rest, so
 * that they add up to the heads of the rate also where these are a part of other heads, as those of a credit note are.
 */
function withTax({ heads, groups }: ConsignmentDetails, kind: 'goods' | 'charges', items: readonly Untaxed[]): TaxedItem[] {
  const soFar = new Map<number, { readonly taxable: number; readonly left: HeadAmounts }>();
  return items.map((item, index) => {
    const { gstPercent, taxable } = item;
    const group = groups.find((each) => each.kind === kind && each.gstPercent === gstPercent);
    const before = soFar.get(gstPercent) ?? { taxable: 0, left: group ?? { cgst: 0, sgst: 0, igst: 0 } };
    const after = before.taxable + taxable;
    const isLast = !items.slice(index + 1).some((other) => other.gstPercent === gstPercent);
    const own = isLast ? before.left : headsBetween(heads, gstPercent, [before.taxable, after]);
    const { cgst, sgst, igst } = own;
    const left = { cgst: before.left.cgst - cgst, sgst: before.left.sgst - sgst, igst: before.left.igst - igst };
    soFar.set(gstPercent, { taxable: after, left });
    return { ...item, cgst, sgst, igst };
  });
}
