import type { Cadence } from '@vikray/contract/follow-ups/cadence.ts';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

/** A deal as stored. */
export type DealRow = Selectable<Tables['deals']>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** A deal gathers what belongs to one sale: its enquiry, its quotations with all revisions, their orders and dispatches. */
    deals: {
      id: Generated<number>;
      /** The number of its oldest quotation, without a revision; of its enquiry until there is one. */
      number: string;
      /** Blank when it began with a quotation. */
      enquiry_number: Generated<string>;
      customer_id: number | null;
      company_name: string;
      company_name_key: string;
      owner_id: number;
      /** What an enquiry says of the person who asked. */
      contact_name: Generated<string>;
      mobile: Generated<string>;
      email: Generated<string>;
      requirement: Generated<string>;
      source: Generated<string>;
      /** The day on which to speak to the customer next; blank for none. */
      next_on: Generated<string>;
      cadence: Generated<Cadence>;
      /** The step of the cadence that the next date belongs to; 0 before the first. */
      stage: Generated<number>;
      /** YYYY-MM; blank for none. */
      expected_month: Generated<string>;
      /** The next date of a deal that is followed up, `undated` for none; blank for a deal that is decided. */
      due_on: Generated<string>;
      /** Of the quotations that may still be ordered. */
      amount_paise: Generated<number>;
      /** Of the newest quotation that may still be ordered; blank for none. */
      valid_until: Generated<string>;
      /** The day on which its enquiry was closed; blank while it is open. */
      closed_on: Generated<string>;
      lost_reason: Generated<string>;
      lost_remark: Generated<string>;
      /** When its last record left it; blank before. Its number is then its id. */
      emptied_at: Generated<string>;
      version: Generated<number>;
      search_text: string;
      created_at: string;
      updated_at: string;
    };
  }
}
