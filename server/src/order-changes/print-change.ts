/** Prints the papers of changes. The bytes of each are stored with its first print and never change. */
import { orderChangePaper } from '@vikray/contract/order-changes/order-change-paper.ts';
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import type { Db } from '../platform/database/tables.ts';
import { asAmounts, readPrinted } from '../quotations/public.ts';
import { changeDifferences } from './change-differences.ts';
import { contentsOf, type StoredChange } from './order-change-store.ts';
import { findChangePaper, storeChangePaper, type ChangePaperKind } from './order-change-paper-store.ts';

/** What an approved change says on its paper, with the number and the PO number that the order has now. */
export async function changePaper(db: Db, order: Order, change: StoredChange): Promise<PrintablePaper> {
  const { after } = await contentsOf(db, change);
  const { parties, tax } = readPrinted(after.contents);
  return orderChangePaper({
    order: { ...order, ...parties, ...tax, ...asAmounts(after.contents) },
    change: change.number,
    on: change.settled_on,
    differences: await changeDifferences(db, change),
  });
}

interface Print {
  readonly changeId: number;
  readonly kind: ChangePaperKind;
  readonly now: string;
  /** Draws the paper as a PDF. */
  readonly draw: () => Promise<Uint8Array>;
}

/** The bytes of a paper of a change. */
export async function printChange(db: Db, { changeId, kind, now, draw }: Print): Promise<Uint8Array> {
  return (await findChangePaper(db, changeId, kind)) ?? storeChangePaper(db, changeId, kind, await draw(), now);
}
