import type { StoredTaxDecision, taxEntries } from './tax-entries.ts';

/** The entries of the user. A place of supply is blank for the decided one. */
export type EnteredTax = Pick<StoredTaxDecision, Exclude<keyof typeof taxEntries, 'recalculateTax'>>;

/** The input of a tax decision: the parties and the entries of the user. */
export interface TaxEntries extends EnteredTax {
  /** The issuing company. */
  readonly companyId: number;
  readonly customerId: number;
}

/** The entries from which a stored decision was made. */
export function entriesOfDecision(
  { siteId, installed, placeOfSupply, placeReason }: EnteredTax,
  parties: Pick<TaxEntries, 'companyId' | 'customerId'>,
): TaxEntries {
  return { ...parties, siteId, installed, placeReason, placeOfSupply: placeReason === '' ? '' : placeOfSupply };
}

const compared: Readonly<Record<keyof TaxEntries, true>> = {
  companyId: true,
  customerId: true,
  siteId: true,
  installed: true,
  placeOfSupply: true,
  placeReason: true,
};

/** Whether two decisions have the same input. Then the stored one stays, whatever has changed in the records since. */
export function isSameDecision(one: TaxEntries, other: TaxEntries): boolean {
  return (Object.keys(compared) as (keyof TaxEntries)[]).every((name) => one[name] === other[name]); // The keys above.
}
