/** The SQL of the calls that users enter. Reading: findEnteredCall. Writing: insertEnteredCall. */
import './sales-calls-tables.ts';
import type { CadenceStep } from '@vikray/contract/follow-ups/cadence.ts';
import { nextDateText } from '@vikray/contract/follow-ups/due-messages.ts';
import { dateAt, financialYear } from '@vikray/contract/platform/dates.ts';
import { nextNumber } from '../platform/database/numbers-without-gap.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { columnsOf, listKnownSalesIds } from './sales-call-store.ts';

/** The company whose money a call is about, and the promise that was made; blank and 0 for none. Amounts in paise. */
export interface CallAboutMoney {
  readonly companyId: number;
  readonly promisedOn: string;
  readonly promised: number;
  readonly promiseEndsOn: string;
}

/** A call as a user enters it. */
export interface EnteredCall {
  readonly dealId: number | null;
  readonly quotationId: number | null;
  readonly customerId: number | null;
  readonly companyName: string;
  /** The contact person; blank if none is known. */
  readonly name: string;
  readonly callType: string;
  readonly outcome: string;
  readonly description: string;
  /** YYYY-MM-DD; blank for none. */
  readonly nextOn: string;
  readonly mailId: number | null;
  /** The step of its deal before the call; undefined where the call changes none. */
  readonly stepBefore: CadenceStep | undefined;
  /** The version of its deal after the call. */
  readonly dealVersion: number | null;
  /** For a call about money: whose, and what was promised. */
  readonly money?: CallAboutMoney;
  /** The user as documents and lists name them. */
  readonly staff: { readonly name: string; readonly nickname: string };
}

/** Adds a call of today to the sales calls and returns its id. */
export async function insertEnteredCall(db: Db, call: EnteredCall, { userId, now }: WriteStamp): Promise<number> {
  const { companyName, name, callType, description, outcome, nextOn, staff } = call;
  const columns = columnsOf(
    {
      salesId: await nextSalesId(db, staff.nickname, financialYear(dateAt(now))),
      companyName,
      name,
      contactPersons: name === '' ? [] : [{ name }],
      callType,
      description,
      callAction: outcome,
      actionDate: dateAt(now),
      actionDescription: nextDateText(nextOn),
      staffName: staff.name,
      // The list computes it from the next date.
      status: '',
      customerId: call.customerId,
      staffId: userId,
    },
    { importId: null, now },
  );
  const { dealId, quotationId, mailId, stepBefore, dealVersion, money } = call;
  const { id } = await db
    .insertInto('sales_calls')
    .values({
      ...columns,
      deal_id: dealId,
      quotation_id: quotationId,
      mail_id: mailId,
      entered_by_id: userId,
      next_on: nextOn,
      stage_before: stepBefore?.stage ?? null,
      next_on_before: stepBefore?.nextOn ?? null,
      deal_version: dealVersion,
      company_id: money?.companyId ?? null,
      promised_on: money?.promisedOn ?? '',
      promised_paise: money?.promised ?? 0,
      promise_ends_on: money?.promiseEndsOn ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What taking a call back needs to know of it. */
export interface EnteredCallFacts {
  readonly enteredById: number | null;
  readonly createdAt: string;
  readonly dealId: number | null;
  readonly customerId: number | null;
  readonly dealVersion: number | null;
  /** For a call about money: whose, and what was promised. */
  readonly money?: CallAboutMoney;
  /** The step of its deal before the call; undefined if the call changed none. */
  readonly step: CadenceStep | undefined;
}

/** A call that a user has entered; nothing when it does not exist. */
export async function findEnteredCall(db: Db, callId: number): Promise<EnteredCallFacts | undefined> {
  const row = await db.selectFrom('sales_calls').selectAll().where('id', '=', callId).executeTakeFirst();
  if (!row) return undefined;
  const { stage_before: stage, next_on_before: nextOn } = row;
  return {
    enteredById: row.entered_by_id,
    createdAt: row.created_at,
    dealId: row.deal_id,
    customerId: row.customer_id,
    dealVersion: row.deal_version,
    step: stage === null || nextOn === null ? undefined : { stage, nextOn },
  };
}

/** The next number of the year that no imported call has, such as `SC/ABC/2026-2027/0001`. */
async function nextSalesId(db: Db, nickname: string, year: string): Promise<string> {
  for (;;) {
    const number = await nextNumber(db, `sales call ${year}`);
    const salesId = ['SC', nickname.toUpperCase(), year, String(number).padStart(4, '0')].join('/');
    if (!(await listKnownSalesIds(db, [salesId])).has(salesId)) return salesId;
  }
}
