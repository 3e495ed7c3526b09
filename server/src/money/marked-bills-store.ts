/** What the marks of receipts are for, in SQL: joinedToMarks. A bill's id is even for a consignment and odd for an entered bill. */
import './money-tables.ts';
import { sql } from 'kysely';

/** Joins the deal, consignment or entered bill of each row of `receipt_marks`. */
export const joinedToMarks = sql`
  left join deals on deals.id = receipt_marks.deal_id
  left join consignments on receipt_marks.bill_id % 2 = 0 and consignments.id = receipt_marks.bill_id / 2
  left join entered_bills on receipt_marks.bill_id % 2 = 1 and entered_bills.id = (receipt_marks.bill_id - 1) / 2`;
