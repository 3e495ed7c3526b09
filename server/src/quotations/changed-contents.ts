/** The contents of an edited or revised quotation: what it had before stays as it was printed, where it no longer exists. */
import { isPossibleValidity, type EnteredQuotation } from '@vikray/contract/quotations/quotation.ts';
import { findCompany } from '../companies/public.ts';
import { findCustomer } from '../customers/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { keptTax } from './kept-tax.ts';
import { companyColumns, contactColumns, customerColumns, printedAmounts, printedLines, sumOf, termColumns } from './quotation-details.ts';
import type { AmountColumns, PrintedColumns, QuotationLineColumns, TaxColumns } from './quotations-tables.ts';

/** What a quotation printed before it was changed. */
export interface PrintedBefore {
  readonly printed: PrintedColumns & TaxColumns;
  readonly lines: readonly QuotationLineColumns[];
}

/** The new contents of a quotation. */
export interface ChangedContents {
  readonly parties: PrintedColumns;
  readonly amounts: AmountColumns;
  readonly tax: TaxColumns;
  readonly lines: readonly QuotationLineColumns[];
}

type WrongContents =
  | 'ValidityOutOfRange'
  | 'CompanyUnknown'
  | 'CustomerUnknown'
  | 'ContactUnknown'
  | 'ProductUnknown'
  | 'LinesDoNotAddUp'
  | 'AmountsDoNotAddUp'
  | 'PlaceReasonMissing';

/** Checks what the user entered and makes the columns of it. Returns the first fault instead. */
export async function changedContents(
  db: Db,
  input: EnteredQuotation,
  before: PrintedBefore,
  stamp: WriteStamp,
): Promise<ChangedContents | WrongContents> {
  if (!isPossibleValidity(input.date, input.validUntil ?? '')) return 'ValidityOutOfRange';
  const parties = await changedParties(db, input, before.printed);
  if (typeof parties === 'string') return parties;
  const lines = await printedLines(db, input.products, before.lines);
  if (typeof lines === 'string') return lines;
  if (sumOf(lines) !== input.subtotal) return 'LinesDoNotAddUp';
  const amounts = printedAmounts(input);
  if (!amounts) return 'AmountsDoNotAddUp';
  const tax = await keptTax(db, input, stamp, before.printed);
  return typeof tax === 'string' ? tax : { parties, amounts, tax, lines };
}

async function changedParties(
  db: Db,
  input: EnteredQuotation,
  before: PrintedColumns,
): Promise<PrintedColumns | 'CompanyUnknown' | 'CustomerUnknown' | 'ContactUnknown'> {
  const company = await findCompany(db, input.preparedFor);
  const isIssuing = company?.status === 'Active';
  if (!isIssuing && input.preparedFor !== before.company_id) return 'CompanyUnknown';
  const customer = await findCustomer(db, input.companyId);
  if (!customer && input.companyId !== before.customer_id) return 'CustomerUnknown';
  const contact = customer?.contacts.find((each) => each.contactId === input.contactPersonId);
  if (!contact && (input.contactPersonId !== before.contact_person_id || input.companyId !== before.customer_id)) return 'ContactUnknown';
  return {
    ...before,
    ...(company && isIssuing && companyColumns(company)),
    ...(customer && customerColumns(customer)),
    ...(contact && contactColumns(contact)),
    ...termColumns(input),
  };
}
