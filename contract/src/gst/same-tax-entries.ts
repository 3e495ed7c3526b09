import type { KeptTax } from './tax-entries.ts';

/**
 * What a tax decision is made for: the parties, the place of delivery, and what the user says of the tax. The place is blank for the
 * decided one.
 */
export interface TaxEntries extends Pick<KeptTax, 'siteId' | 'installed' | 'placeOfSupply' | 'placeReason'> {
  /** The issuing company. */
  readonly companyId: number;
  readonly customerId: number;
}

/** The entries that a kept decision was made for. */
export function entriesBehind(
  { siteId, installed, placeOfSupply, placeReason }: Pick<KeptTax, 'siteId' | 'installed' | 'placeOfSupply' | 'placeReason'>,
  parties: Pick<TaxEntries, 'companyId' | 'customerId'>,
): TaxEntries {
  return { ...parties, siteId, installed, placeReason, placeOfSupply: placeReason === '' ? '' : placeOfSupply };
}

/** Whether two decisions have the same input. Then the kept one stays, whatever has changed in the records since. */
export function isSameDecision(one: TaxEntries, other: TaxEntries): boolean {
  return (
    one.companyId === other.companyId &&
    one.customerId === other.customerId &&
    one.siteId === other.siteId &&
    one.installed === other.installed &&
    one.placeOfSupply === other.placeOfSupply &&
    one.placeReason === other.placeReason
  );
}
