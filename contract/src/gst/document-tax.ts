/** The tax of a document as its papers and files use it: decided heads, place of supply, and the amount taxed at each rate. */
import { placeText } from './gst-states.ts';
import type { StoredTaxDecision } from './tax-entries.ts';
import { headAmounts, type RateGroup, type TaxHeads } from './tax-heads.ts';
import { taxMessages as say } from './tax-messages.ts';

/** A stored decision with the sums of its document. */
export interface DocumentTax {
  readonly heads: TaxHeads;
  /** Two digits; blank when there is none. */
  readonly placeOfSupply: string;
  readonly placeName: string;
  /** Goods by falling rate, then charges with a rate of their own. Amounts in paise. */
  readonly groups: readonly RateGroup[];
}

/** The tax of a record with these rate groups; undefined without a stored decision. */
export function documentTax(
  { heads, placeOfSupply, placeName }: Pick<StoredTaxDecision, 'heads' | 'placeOfSupply' | 'placeName'>,
  groups: readonly RateGroup[],
): DocumentTax | undefined {
  return heads === '' ? undefined : { heads, placeOfSupply, placeName, groups };
}

/**
 * The heads as a footnote of a quotation; blank without a decision, or if it is undecided. Amounts appear only where the heads of a group
 * are together exactly its tax. `withCharges` also names the heads of charges that have a rate of their own.
 */
export function taxFootnote(tax: DocumentTax | undefined, { withCharges = false } = {}): string {
  if (!tax) return '';
  const { heads, groups } = tax;
  const place = say.placeOfSupply(placeText({ code: tax.placeOfSupply, name: tax.placeName }));
  if (heads === 'zero-rated') return groups.every((group) => group.tax === 0) ? `${say.zeroRated} ${place}` : '';
  if (heads === 'undecided' || heads === 'none') return '';
  if (groups.every(isExempt)) return `${say.noGst} ${place}`;
  const [goods, charges] = (['goods', 'charges'] as const).map((of) => groups.filter(({ kind }) => kind === of));
  const shown = (of: readonly RateGroup[] = []) => of.map((group) => headsOfGroup(heads, group)).join('; ');
  return [
    goods?.every(isExempt) ? say.noGstOnGoods : say.heads(shown(goods)),
    ...(withCharges && charges?.length ? [say.chargeHeads(shown(charges))] : []),
    place,
  ].join(' ');
}

/** Whether nothing of a group is taxed. */
function isExempt({ gstPercent, tax }: RateGroup): boolean {
  return gstPercent === 0 && tax === 0;
}

function headsOfGroup(heads: TaxHeads, group: RateGroup): string {
  const { gstPercent, tax } = group;
  if (heads === 'IGST') return say.head('IGST', gstPercent, tax);
  const { cgst, sgst } = headAmounts(heads, group);
  const isExact = cgst + sgst === tax;
  const half = gstPercent / 2;
  const second = heads === 'CGST+UTGST' ? 'UTGST' : 'SGST';
  return [say.head('CGST', half, isExact ? cgst : undefined), say.head(second, half, isExact ? sgst : undefined)].join(' + ');
}
