import { lockRow } from '../platform/database/row-locks.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import { accountOfBill, findBill, type FoundBill } from './bill-store.ts';

interface Asked {
  readonly db: Db;
  fail(name: 'BillNotFound' | 'VersionConflict'): OperationFailure;
}

interface Change {
  readonly billId: number;
  readonly version?: number | undefined;
}

/** A bill to change, under the lock of its customer. Refuses one that does not exist or has changed since this version. */
export async function lockBill({ db, fail }: Asked, { billId, version }: Change, today: string): Promise<FoundBill> {
  const account = await accountOfBill(db, billId);
  if (!account) throw fail('BillNotFound');
  await lockRow(db, 'customers', account.customerId);
  const bill = await findBill(db, account, billId, today);
  if (!bill) throw fail('BillNotFound');
  if (version !== undefined && version !== bill.version) throw fail('VersionConflict');
  return bill;
}
