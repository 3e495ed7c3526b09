import * as z from 'zod';
import { rows } from '../platform/answers.ts';
import { slashedDate } from '../platform/dates.ts';
import { formatDecimal } from '../platform/decimal.ts';
import { read } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { period } from '../platform/period.ts';
import { body } from '../platform/wire.ts';
import { dealMessages as say } from '../deals/deal-messages.ts';
import { dealStates } from '../deals/deal-state.ts';
import { deal, listedDeal, type ListedDeal } from '../deals/deal.ts';

/** The deals as a file. */
const dealCsv: CsvFile<ListedDeal> = {
  fileName: 'deal_list.csv',
  columns: [
    { heading: 'Number', text: (each) => each.number },
    { heading: 'Enquiry Number', text: (each) => each.enquiryNumber },
    { heading: 'Company Name', text: (each) => each.companyName },
    { heading: 'Contact Person', text: (each) => each.name },
    { heading: 'Phone', text: (each) => each.mobile },
    { heading: 'Requirement', text: (each) => each.requirement },
    { heading: 'Amount', text: (each) => formatDecimal(each.totalAmount), kind: 'decimal' },
    { heading: 'Owner', text: (each) => each.owner },
    { heading: 'Next Date', text: (each) => slashedDate(each.nextOn), kind: 'slashedDate' },
    { heading: 'Last Call', text: (each) => slashedDate(each.lastCallOn), kind: 'slashedDate' },
    { heading: 'State', text: (each) => each.dealState },
  ],
};

const unknownDeal = { DealNotFound: notFound(say.notFound) };

/** The operations on deals, by name. */
export const dealPagesOperations = {
  /** A deal with its quotations, orders, dispatches and lines, in one answer. */
  GetDeal: read({ method: 'POST', right: 'signed-in', input: body({ dealId: id }), answer: rows(deal), failures: unknownDeal }),

  /** The deals, newest first. `from` and `to` are the first and last day on which they began. */
  GetDealList: list({
    right: 'signed-in',
    row: listedDeal,
    sorts: ['newest', 'companyName'],
    filters: {
      dealState: z.enum(dealStates).optional(),
      customerId: id.optional(),
      ownerId: id.optional(),
      ...period,
    },
    csv: dealCsv,
  }),
};
