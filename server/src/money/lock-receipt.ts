import type { Receipt } from '@vikray/contract/money/receipt.ts';
import { lockRow } from '../platform/database/row-locks.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import { findReceipt } from './receipt-store.ts';

interface Asked {
  readonly db: Db;
  fail(name: 'ReceiptNotFound' | 'VersionConflict'): OperationFailure;
}

interface Change {
  readonly receiptId: number;
  readonly version?: number | undefined;
}

/** A receipt to change, under the lock of its customer. Refuses one that does not exist or has changed since this version. */
export async function lockReceipt({ db, fail }: Asked, { receiptId, version }: Change, today: string): Promise<Receipt> {
  const known = await findReceipt(db, receiptId, today);
  if (!known) throw fail('ReceiptNotFound');
  await lockRow(db, 'customers', known.customerId);
  const receipt = (await findReceipt(db, receiptId, today)) ?? known;
  // Its customer has been merged into another in the meantime.
  if (receipt.customerId !== known.customerId) throw fail('VersionConflict');
  if (version !== undefined && version !== receipt.version) throw fail('VersionConflict');
  return receipt;
}
