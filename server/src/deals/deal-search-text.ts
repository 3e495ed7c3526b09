import { stepsOf, type Cadence } from '@vikray/contract/follow-ups/cadence.ts';
import { dueMessages } from '@vikray/contract/follow-ups/due-messages.ts';
import { dashedDate, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { searchTextOf } from '../platform/database/search.ts';

/** What the lists show of a deal. Blank texts for what is not known. */
export interface ShownDeal {
  readonly number: string;
  readonly enquiryNumber: string;
  readonly companyName: string;
  /** Who enquired, with their mobile number. */
  readonly name: string;
  readonly mobile: string;
  readonly owner: string;
  readonly requirement: string;
  readonly source: string;
  /** The contact person of the quotation, with the number to call. */
  readonly person: string;
  readonly personNumber: string;
  /** In paise. */
  readonly amount: number;
  /** YYYY-MM-DD. */
  readonly nextOn: string;
  readonly stage: number;
  readonly cadence: Cadence;
  readonly lastOutcome: string;
}

/** The search text of a deal: what its lists show, and what its enquiry says. */
export function dealSearchText(deal: ShownDeal): string {
  const { number, enquiryNumber, companyName, name, mobile, person, personNumber, amount, nextOn, stage, cadence } = deal;
  return searchTextOf([
    number,
    enquiryNumber === number ? '' : enquiryNumber,
    companyName,
    name,
    mobile,
    deal.owner,
    deal.requirement,
    deal.source,
    person === name ? '' : person,
    personNumber === mobile ? '' : personNumber,
    formatRupees(amount),
    formatDecimal(amount),
    dashedDate(nextOn),
    slashedDate(nextOn),
    dueMessages.step(stage, stepsOf(cadence)),
    deal.lastOutcome,
  ]);
}
