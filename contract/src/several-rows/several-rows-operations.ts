/**
 * Laws of several rows. Each row is a request of its own: its right, checks, transaction and audit entry are those of the same request sent
 * alone, so that no rule has a second form. A row that is refused stops no other. A repeat under the same Idempotency-Key does each row at
 * most once, and goes on where the first attempt broke off.
 */
import { rows } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { isWithinLimit, rowResult, severalRows } from './several-rows.ts';

/** The operation on several rows. */
export const severalRowsOperations = {
  /** Runs an operation for each row. */
  RunForEach: write({ right: 'signed-in', input: severalRows, rules: [isWithinLimit], answer: rows(rowResult) }),
};
