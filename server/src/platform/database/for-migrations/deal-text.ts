import { stepsOf, type Cadence } from '@vikray/contract/follow-ups/cadence.ts';
import { dueMessages } from '@vikray/contract/follow-ups/due-messages.ts';
import { dashedDate, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { searchTextOf } from '../search/search.ts';

/** A deal with its owner, the contact person of its newest quotation, and what came of its last call. */
export interface DealTextRow {
  readonly number: string;
  readonly enquiry_number: string;
  readonly company_name: string;
  readonly contact_name: string;
  readonly mobile: string;
  readonly requirement: string;
  readonly source: string;
  readonly amount_paise: number;
  readonly next_on: string;
  readonly due_on: string;
  readonly stage: number;
  readonly cadence: Cadence;
  readonly owner: string;
  readonly person: string | null;
  readonly person_mobile: string | null;
  readonly person_phone: string | null;
  readonly last_outcome: string | null;
}

/** The search text of a deal, as its area writes it. Only for migrations. */
export function dealText(row: DealTextRow): string {
  const person = row.person ?? '';
  const personNumber = row.person_mobile || (row.person_phone ?? '');
  return searchTextOf([
    row.number,
    row.enquiry_number === row.number ? '' : row.enquiry_number,
    row.company_name,
    row.contact_name,
    row.mobile,
    row.owner,
    row.requirement,
    row.source,
    person === row.contact_name ? '' : person,
    personNumber === row.mobile ? '' : personNumber,
    formatRupees(row.amount_paise),
    formatDecimal(row.amount_paise),
    dashedDate(row.next_on),
    slashedDate(row.next_on),
    dueMessages.step(row.stage, stepsOf(row.cadence)),
    row.due_on === '' ? '' : (row.last_outcome ?? ''),
  ]);
}
