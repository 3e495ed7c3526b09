import { consignmentTax } from '@vikray/contract/consignments/consignment-tax.ts';
import type { Consignment } from '@vikray/contract/consignments/consignment.ts';
import { dashedDate, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { searchTextOf } from '../platform/database/search/search.ts';

type Names = 'number' | 'poNumber' | 'companyName' | 'companyForName' | 'gstin' | 'placeName';
type Papers = 'invoiceNumber' | 'invoiceDate' | 'paper' | 'paperState' | 'challanNumber' | 'irn' | 'ewayNumber';
type Amounts = 'taxable' | 'roundOff' | 'total';

/** The search text of a consignment: everything that its list and its files show, except the flags of what is still to do. */
export function consignmentSearchText(shown: Pick<Consignment, Names | Papers | Amounts>): string {
  const { invoiceDate, taxable, total } = shown;
  return searchTextOf([
    shown.number,
    shown.poNumber,
    shown.companyName,
    shown.companyForName,
    shown.gstin,
    shown.placeName,
    shown.invoiceNumber,
    slashedDate(invoiceDate),
    dashedDate(invoiceDate),
    shown.paper,
    shown.paperState,
    shown.challanNumber,
    shown.irn,
    shown.ewayNumber,
    ...[total, taxable, consignmentTax(shown)].flatMap((paise) => [formatRupees(paise), formatDecimal(paise)]),
  ]);
}
