/** The taxes of a consignment by HSN and rate, as its papers and files show them. Amounts in paise. */
import { headsBetween, type HeadAmounts } from '../gst/tax-heads.ts';
import type { ConsignmentDetails } from './consignment.ts';

/** The taxable amount and the heads of one HSN at one rate. Charges with a rate of their own have no HSN. */
export interface HsnTax extends HeadAmounts {
  readonly kind: 'goods' | 'charges';
  readonly hsn: string;
  readonly gstPercent: number;
  readonly taxable: number;
}

type Taxed = Pick<ConsignmentDetails, 'lines' | 'groups' | 'heads'>;

/**
 * Divides the heads of each rate among its HSN codes. Each gets the rounded cumulative share less the one before, and the last one the
 * rest, so that the shares add up to the head of the rate.
 */
export function hsnTaxes({ lines, groups, heads }: Taxed): HsnTax[] {
  return groups.flatMap((group) => {
    if (group.kind === 'charges') return [{ ...group, hsn: '' }];
    const byHsn = new Map<string, number>();
    for (const line of lines) if (line.gstPercent === group.gstPercent) byHsn.set(line.hsn, (byHsn.get(line.hsn) ?? 0) + line.taxable);
    let soFar = 0;
    let left: HeadAmounts = group;
    return [...byHsn].map(([hsn, taxable], index): HsnTax => {
      const before = soFar;
      soFar += taxable;
      // The last code takes what is left: the heads of a credit note are those that its invoice still has.
      const own = index === byHsn.size - 1 ? left : headsBetween(heads, group.gstPercent, [before, soFar]);
      left = { cgst: left.cgst - own.cgst, sgst: left.sgst - own.sgst, igst: left.igst - own.igst };
      return { kind: 'goods', hsn, gstPercent: group.gstPercent, taxable, cgst: own.cgst, sgst: own.sgst, igst: own.igst };
    });
  });
}
