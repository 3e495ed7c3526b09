/** The SQL of answers. Reading: findLastAnswer, countAnswers, countChanges, getAnswer. Writing: insertAnswer. */
import './quotation-links-tables.ts';
import type { CustomerAnswer } from '@vikray/contract/quotation-links/customer-answer.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '../platform/database/tables.ts';

/** What a customer answers. Blank texts for what the answer does not have. */
export interface AnswerContents {
  readonly answer: CustomerAnswer;
  readonly name: string;
  readonly designation: string;
  readonly poNumber: string;
  readonly lostReason: string;
  readonly words: string;
}

/** The last answer by a link. */
export interface LastAnswer extends AnswerContents {
  readonly answeredAt: string;
}

/** The last answer by a link; nothing while there is none. */
export async function findLastAnswer(db: Db, linkId: number): Promise<LastAnswer | undefined> {
  return db
    .selectFrom('link_answers')
    .select(['answer', 'name', 'designation', 'po_number as poNumber', 'lost_reason as lostReason', 'words', 'answered_at as answeredAt'])
    .where('link_id', '=', linkId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How many answers were given by a link. */
export async function countAnswers(db: Db, linkId: number): Promise<number> {
  const { count } = await db
    .selectFrom('link_answers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('link_id', '=', linkId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How often the customer has asked for a change to a quotation, by any link. */
export async function countChanges(db: Db, quotationId: number): Promise<number> {
  const { count } = await db
    .selectFrom('link_answers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('quotation_id', '=', quotationId)
    .where('answer', '=', 'Change')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores an answer and returns its id. */
export async function insertAnswer(tx: Db, answer: Insertable<Tables['link_answers']>): Promise<number> {
  const { id } = await tx.insertInto('link_answers').values(answer).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** An answer as stored; fails for an unknown one. */
export async function getAnswer(db: Db, answerId: number): Promise<Selectable<Tables['link_answers']>> {
  return db.selectFrom('link_answers').selectAll().where('id', '=', answerId).executeTakeFirstOrThrow();
}
