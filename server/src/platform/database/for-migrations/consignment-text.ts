import { consignmentTax } from '@vikray/contract/consignments/consignment-tax.ts';
import { dashedDate, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { searchTextOf } from '../search/search.ts';

/** A consignment with the names of its order. What a row of an earlier version lacks is absent. */
export interface ConsignmentRow {
  readonly number: string;
  readonly customer_name: string;
  readonly company_name: string;
  readonly gstin: string;
  readonly place_name: string;
  readonly invoice_number: string;
  readonly invoiced_on: string;
  readonly paper: string;
  readonly paper_state?: string;
  readonly challan_number?: string;
  readonly irn?: string;
  readonly eway_number?: string;
  readonly taxable_paise: number;
  readonly round_off_paise: number;
  readonly total_paise: number;
}

/** The search text of a consignment, as its area writes it. Only for migrations and for sample data. */
export function consignmentText(row: ConsignmentRow): string {
  const { paper_state = '', challan_number = '', irn = '', eway_number = '' } = row;
  const tax = consignmentTax({ total: row.total_paise, taxable: row.taxable_paise, roundOff: row.round_off_paise });
  return searchTextOf([
    row.number,
    row.customer_name,
    row.company_name,
    row.gstin,
    row.place_name,
    row.invoice_number,
    slashedDate(row.invoiced_on),
    dashedDate(row.invoiced_on),
    row.paper,
    paper_state,
    challan_number,
    irn,
    eway_number,
    ...[row.total_paise, row.taxable_paise, tax].flatMap((paise) => [formatRupees(paise), formatDecimal(paise)]),
  ]);
}
