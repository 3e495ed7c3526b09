/** The taxes of a consignment by HSN and rate, as its papers and files show them. Amounts in paise. */
import { roundedQuotient } from '../gst/shares.ts';
import type { HeadAmounts, TaxHeads } from '../gst/tax-heads.ts';
import type { ConsignmentDetails } from './consignment.ts';

/** The taxed amounts of one HSN at one rate. Charges with a rate of their own have no HSN. */
export interface HsnTax extends HeadAmounts {
  readonly kind: 'goods' | 'charges';
  readonly hsn: string;
  readonly gstPercent: number;
  readonly taxable: number;
}

type Taxed = Pick<ConsignmentDetails, 'lines' | 'groups' | 'heads'>;

/**
 * Divides the heads of each rate among its HSN codes. Each gets the rounded cumulative share less the one before, so that the shares add up
 * to the head of the rate.
 */
export function hsnTaxes({ lines, groups, heads }: Taxed): HsnTax[] {
  return groups.flatMap((group) => {
    if (group.kind === 'charges') return [{ ...group, hsn: '' }];
    const byHsn = new Map<string, number>();
    for (const line of lines) if (line.gstPercent === group.gstPercent) byHsn.set(line.hsn, (byHsn.get(line.hsn) ?? 0) + line.taxable);
    return carried([...byHsn], group.gstPercent, heads);
  });
}

function carried(taxables: readonly (readonly [hsn: string, taxable: number])[], gstPercent: number, heads: TaxHeads | ''): HsnTax[] {
  let soFar = 0;
  return taxables.map(([hsn, taxable]) => {
    const before = headsOn(soFar, gstPercent, heads);
    soFar += taxable;
    const after = headsOn(soFar, gstPercent, heads);
    const amounts = { cgst: after.cgst - before.cgst, sgst: after.sgst - before.sgst, igst: after.igst - before.igst };
    return { kind: 'goods', hsn, gstPercent, taxable, ...amounts };
  });
}

function headsOn(taxable: number, gstPercent: number, heads: TaxHeads | ''): HeadAmounts {
  const part = (divisor: bigint) => Number(roundedQuotient(BigInt(taxable) * BigInt(gstPercent), divisor));
  if (heads === 'IGST') return { cgst: 0, sgst: 0, igst: part(10_000n) };
  if (heads === 'CGST+SGST' || heads === 'CGST+UTGST') return { cgst: part(20_000n), sgst: part(20_000n), igst: 0 };
  return { cgst: 0, sgst: 0, igst: 0 };
}
