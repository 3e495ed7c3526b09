import { stepsOf } from '@vikray/contract/follow-ups/cadence.ts';
import { dueMessages } from '@vikray/contract/follow-ups/due-messages.ts';
import { dashedDate, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { DealRow } from './deals-tables.ts';

/** What the lists show of a deal. Null for what is not known. */
export interface ShownDeal extends Pick<
  DealRow,
  | 'number'
  | 'enquiry_number'
  | 'company_name'
  | 'contact_name'
  | 'mobile'
  | 'requirement'
  | 'source'
  | 'amount_paise'
  | 'next_on'
  | 'due_on'
  | 'stage'
  | 'cadence'
> {
  readonly owner: string;
  /** The contact person of the quotation. */
  readonly person: string | null;
  readonly person_mobile: string | null;
  readonly person_phone: string | null;
  /** What came of the last call. The lists show it while the deal is followed up. */
  readonly last_outcome: string | null;
}

/** The search text of a deal: what its lists show, and what its enquiry says. */
export function dealSearchText(deal: ShownDeal): string {
  const person = deal.person ?? '';
  const personNumber = deal.person_mobile || (deal.person_phone ?? '');
  return searchTextOf([
    deal.number,
    deal.enquiry_number === deal.number ? '' : deal.enquiry_number,
    deal.company_name,
    deal.contact_name,
    deal.mobile,
    deal.owner,
    deal.requirement,
    deal.source,
    person === deal.contact_name ? '' : person,
    personNumber === deal.mobile ? '' : personNumber,
    formatRupees(deal.amount_paise),
    formatDecimal(deal.amount_paise),
    dashedDate(deal.next_on),
    slashedDate(deal.next_on),
    dueMessages.step(deal.stage, stepsOf(deal.cadence)),
    deal.due_on === '' ? '' : (deal.last_outcome ?? ''),
  ]);
}
