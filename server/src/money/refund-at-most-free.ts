/** The rule that only free money is paid back: what is on account, or the advance of a deal (PAY-12). */
import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import { freeMoney, type Account } from './account-store.ts';

interface Asked {
  readonly db: Db;
  fail(name: 'MoreThanFree', sentence?: string): OperationFailure;
}

/** Refuses to pay back more than is free. Call it under the customer's lock. */
export async function checkFree(
  { db, fail }: Asked,
  account: Account,
  wanted: { readonly amount: number; readonly dealId?: number | undefined },
  today: string,
): Promise<void> {
  const free = Math.max(0, await freeMoney(db, account, wanted.dealId, today));
  if (wanted.amount > free) throw fail('MoreThanFree', say.onlyFree(free));
}

/** Whether money that was paid back is missing on the account now, after a receipt was made void. */
export async function isMissingAfterwards(db: Db, account: Account): Promise<boolean> {
  const everything = '9999-12-31';
  return (await freeMoney(db, account, undefined, everything)) < 0;
}
