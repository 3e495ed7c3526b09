import type { ConsignmentDetails } from '../consignments/consignment.ts';
import { taxedItems, type TaxedItem } from './taxed-items.ts';

/** The most items that an e-way bill takes. */
export const mostEwayItems = 250;

/** The items of an e-way bill. If there are too many, those with the same HSN, unit and rate become one. */
export function ewayItems(consignment: ConsignmentDetails): TaxedItem[] {
  const items = taxedItems(consignment);
  if (items.length <= mostEwayItems) return items;
  const merged = new Map<string, TaxedItem>();
  for (const item of items) {
    const key = [item.hsn, item.unit, item.gstPercent, item.isService].join('|');
    const before = merged.get(key);
    merged.set(key, before ? sumOf(before, item) : item);
  }
  return [...merged.values()];
}

function sumOf(one: TaxedItem, other: TaxedItem): TaxedItem {
  const sum = (key: 'quantity' | 'gross' | 'discount' | 'taxable' | 'cgst' | 'sgst' | 'igst') => one[key] + other[key];
  return {
    ...one,
    quantity: sum('quantity'),
    gross: sum('gross'),
    discount: sum('discount'),
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
  };
}
