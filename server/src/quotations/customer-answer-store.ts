/**
 * The SQL of what customers answer to a quotation. Writing: lockApproved, storeAnswer. Both update a row only while a customer may answer
 * it, so that of an answer and a simultaneous change by the office only one succeeds.
 */
import './quotations-tables.ts';
import { maxChanges, type CustomerAnswer } from '@vikray/contract/quotation-links/customer-answer.ts';
import { sql } from 'kysely';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import type { Db } from '../platform/database/tables.ts';
import { isCurrent, isShownAs } from './which-quotations.ts';

/** Locks the row of a quotation. Returns false when it is not approved, or not the current revision. */
export async function lockApproved(tx: Db, quotationId: number): Promise<boolean> {
  return updatesOne(
    tx
      .updateTable('quotations')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', '=', quotationId)
      .where('status', '=', 'Approved')
      .where(isCurrent),
  );
}

/** What a customer answers. Blank texts for what the answer does not have. */
export interface GivenAnswer {
  readonly answer: CustomerAnswer;
  /** The remark, or what should change. */
  readonly words: string;
  readonly acceptedBy: string;
  readonly poNumber: string;
}

/**
 * Stores the answer of a customer, if the quotation is shown as Approved, has no order, was neither accepted nor declined before, and its
 * customer has not asked for too many changes. Returns whether it did. The version rises, so that a change of the office that began before
 * is refused.
 */
export async function storeAnswer(tx: Db, quotationId: number, given: GivenAnswer, now: string): Promise<boolean> {
  const { answer, words, acceptedBy, poNumber } = given;
  return updatesOne(
    tx
      .updateTable('quotations')
      .set((eb) => ({
        customer_answer: answer,
        customer_answered_at: now,
        customer_words: words,
        accepted_by: acceptedBy,
        po_number: poNumber,
        ...(answer === 'Change' && { customer_changes: eb('customer_changes', '+', 1) }),
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', quotationId)
      .where(isShownAs('Approved', now))
      .where('order_status', '=', '')
      .where('customer_answer', 'not in', ['Accept', 'Decline'])
      .where(answer === 'Change' ? sql<boolean>`customer_changes < ${maxChanges}` : sql<boolean>`1 = 1`),
  );
}
