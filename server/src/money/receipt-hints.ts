import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import type { NewReceipt } from '@vikray/contract/money/receipt.ts';
import type { Db } from '../platform/database/tables.ts';
import { cashOfDay } from './account-store.ts';

/** From this sum on, the law bars cash from one payer in a day (section 269ST of the Income-tax Act), in paise. */
const mostCash = 2_00_000_00;

/** What is worth a second look once a receipt is stored; it blocks nothing (PAY-07). */
export async function receiptHints(db: Db, { mode, customerId }: NewReceipt, receivedOn: string): Promise<{ hints?: string[] }> {
  return mode === 'Cash' && (await cashOfDay(db, customerId, receivedOn)) >= mostCash ? { hints: [say.cashHint] } : {};
}
