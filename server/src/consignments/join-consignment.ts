/** Adds dispatched goods to a consignment: to a new one, or to the one with the same order, invoice number and date. */
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { shareOfGoods } from './consignment-amounts.ts';
import { insertConsignment, insertLines, joinLines, type DispatchedGoods } from './consignment-entry-store.ts';
import { insertPaper } from './issued-paper-store.ts';

interface Asked {
  readonly db: Db;
  fail(name: 'InvoiceIsIssued' | 'InvoiceHasIrn' | 'InvoiceHasEway'): OperationFailure;
}

/**
 * Returns the id of the consignment. Call it in the transaction of the dispatch, while the order is locked. Fails if the amounts of the
 * consignment are on an invoice that was issued here, or known to a portal.
 */
export async function joinConsignment({ db, fail }: Asked, goods: DispatchedGoods, stamp: WriteStamp): Promise<number> {
  const share = shareOfGoods(goods);
  const { id, isNew, isPaper, hasIrn, hasEway } = await insertConsignment(db, goods, share, stamp);
  if (isPaper) throw fail('InvoiceIsIssued');
  if (hasIrn) throw fail('InvoiceHasIrn');
  if (hasEway) throw fail('InvoiceHasEway');
  if (isNew) await insertLines(db, id, share.lines, goods.lines);
  else await joinLines(db, id, share, { ordered: goods.lines, rounds: goods.parties.rounds });
  const { paper, invoiceNumber } = goods.billing;
  if (paper)
    await insertPaper(
      db,
      {
        consignmentId: id,
        companyId: goods.order.companyForId,
        kind: 'invoice',
        title: paper,
        number: invoiceNumber,
        date: goods.invoiceDate,
      },
      stamp,
    );
  return id;
}
