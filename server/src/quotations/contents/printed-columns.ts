/**
 * The frozen parties, terms, site and tax decision of quotations and orders: only this file reads and writes them. What lists sort, join or
 * search by has a column of its own; what is only printed is in `printed`, a JSON text.
 */
import type { StoredTaxDecision } from '@vikray/contract/gst/tax-entries.ts';
import { hashInUrl, imageUrl } from '@vikray/contract/images/image.ts';
import { blankParties, type PrintedParties } from '@vikray/contract/quotations/printed-parties.ts';
import { nameKey } from '../../platform/database/name-key.ts';
import type { PrintedColumns, TaxColumns } from '../quotations-tables.ts';

/** The parties and terms of a document, with its preparer. */
export interface FrozenParties extends PrintedParties {
  readonly preparedById: number;
}

/** The parties that have columns of their own. */
const inColumns = ['companyId', 'contactPersonId', 'companyName', 'companyForName', 'companyForId', 'companyForImage'] as const;
const ofTax = [
  'siteName',
  'siteAddress',
  'siteCountry',
  'siteState',
  'siteCity',
  'sitePincode',
  'siteGstin',
  'taxCategory',
  'taxGstin',
] as const;

/** The texts in `printed`. */
export type PrintedTexts = Omit<PrintedParties, (typeof inColumns)[number]> & Pick<StoredTaxDecision, (typeof ofTax)[number]>;

const textNames = [...Object.keys(blankParties).filter((name) => !inColumns.some((each) => each === name)), ...ofTax];
const blankTexts: Readonly<Record<string, string>> = Object.fromEntries(textNames.map((name) => [name, '']));

/** Makes `printed` of these texts. Other fields are left out. */
export function writeTexts(texts: PrintedTexts): string {
  return JSON.stringify(texts, textNames);
}

/** The texts in `printed`. A field that came after the document was made is blank. */
export function readTexts(printed: string): PrintedTexts {
  // Only writeTexts and the migration that made the column write it.
  return { ...blankTexts, ...JSON.parse(printed) } as PrintedTexts;
}

/** The columns of the parties, the terms and the tax decision of a document. */
export function printedColumnsOf(parties: FrozenParties, tax: StoredTaxDecision): PrintedColumns & TaxColumns {
  return {
    customer_id: parties.companyId,
    contact_person_id: parties.contactPersonId,
    company_id: parties.companyForId,
    prepared_by_id: parties.preparedById,
    customer_name: parties.companyName,
    customer_name_key: nameKey(parties.companyName),
    company_name: parties.companyForName,
    company_image_hash: hashInUrl(parties.companyForImage) ?? '',
    ...decidedColumnsOf(parties, tax),
  };
}

/** The columns of a tax decision, and the texts of the parties that have no column of their own. */
export function decidedColumnsOf(parties: PrintedParties, tax: StoredTaxDecision): TaxColumns & Pick<PrintedColumns, 'printed'> {
  return {
    place_of_supply: tax.placeOfSupply,
    place_name: tax.placeName,
    tax_heads: tax.heads,
    tax_reason: tax.taxReason,
    is_installed: tax.installed,
    place_reason: tax.placeReason,
    decided_by: tax.decidedBy,
    decided_at: tax.decidedAt,
    site_id: tax.siteId,
    printed: writeTexts({ ...parties, ...tax }),
  };
}

/** The same back from a row. */
export function readPrinted(row: PrintedColumns & TaxColumns): { readonly parties: PrintedParties; readonly tax: StoredTaxDecision } {
  const { siteName, siteAddress, siteCountry, siteState, siteCity, sitePincode, siteGstin, taxCategory, taxGstin, ...texts } = readTexts(
    row.printed,
  );
  return {
    parties: {
      // The order of the declaration.
      ...blankParties,
      ...texts,
      companyId: row.customer_id,
      contactPersonId: row.contact_person_id,
      companyName: row.customer_name,
      companyForName: row.company_name,
      companyForId: row.company_id,
      companyForImage: row.company_image_hash === '' ? '' : imageUrl(row.company_image_hash),
    },
    tax: {
      placeOfSupply: row.place_of_supply,
      placeName: row.place_name,
      heads: row.tax_heads,
      taxReason: row.tax_reason,
      installed: row.is_installed,
      placeReason: row.place_reason,
      decidedBy: row.decided_by,
      decidedAt: row.decided_at,
      siteId: row.site_id,
      siteName,
      siteAddress,
      siteCountry,
      siteState,
      siteCity,
      sitePincode,
      siteGstin,
      taxCategory,
      taxGstin,
    },
  };
}
