import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { searchTextOf } from '../platform/database/search.ts';

/** The search text of a consignment: everything that its list shows in words. */
export function consignmentSearchText(shown: {
  readonly number: string;
  readonly companyName: string;
  readonly companyForName: string;
  readonly gstin: string;
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly challanNumber: string;
}): string {
  const { number, companyName, companyForName, gstin, invoiceNumber, invoiceDate, challanNumber } = shown;
  return searchTextOf([number, companyName, companyForName, gstin, invoiceNumber, dashedDate(invoiceDate), challanNumber]);
}
