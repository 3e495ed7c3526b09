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
  return [...withTax(consignment, lines), ...withTax(consignment, ownCharges(consignment))];
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

/** Tax is rounded once for each rate: an item gets the rounded tax so far, less that of the items before it. */
function withTax({ heads }: ConsignmentDetails, items: readonly Untaxed[]): TaxedItem[] {
  const soFar = new Map<number, number>();
  return items.map((item) => {
    const before = soFar.get(item.gstPercent) ?? 0;
    const after = before + item.taxable;
    soFar.set(item.gstPercent, after);
    return { ...item, ...headsBetween(heads, item.gstPercent, [before, after]) };
  });
}
