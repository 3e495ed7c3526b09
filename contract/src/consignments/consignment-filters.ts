/** The filters of the list of consignments and of its sums. Absent ones match everything. */
import * as z from 'zod';
import { id } from '../platform/fields.ts';
import { fieldsOf, periodOf, word } from '../platform/filters.ts';
import { taxDocumentMessages as say } from '../tax-documents/tax-documents-messages.ts';
import { filteredStates, monthPattern, papers } from './consignment-words.ts';

/** A month, such as 2026-11. */
export const month = z.string().regex(monthPattern, { error: say.invalidMonth });

const yes = z.enum(['Yes']).optional();

/** Those of a report: the invoice date, and whether the consignments are bills (PAY-01). */
export const billFilters = { ...periodOf('Invoice Date'), bills: word('Only Bills', ['Yes']) };

/** The filters, by name. */
export const consignmentFilters = {
  companyId: id.optional(),
  customerId: id.optional(),
  orderId: id.optional(),
  /** The month of the invoice date. */
  month: month.optional(),
  ...fieldsOf(billFilters),
  paper: z.enum(papers).optional(),
  state: z.enum(filteredStates).optional(),
  ewayNeeded: yes,
  ewayOutdated: yes,
  irnMissing: yes,
  taxNotAllowed: yes,
  taxUndecided: yes,
};

/** Which consignments a list or its sums take. */
export type ConsignmentFilter = { readonly [K in keyof typeof consignmentFilters]?: z.output<(typeof consignmentFilters)[K]> };
