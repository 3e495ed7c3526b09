/** Adds what has just been dispatched to a consignment: a new one, or that of the same order, invoice number and date. */
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { shareOfDispatch } from './consignment-amounts.ts';
import { insertConsignment, insertLines, joinLines, type DispatchedGoods } from './consignment-entry-store.ts';
import { insertPaper } from './series-store.ts';

/** Returns the id of the consignment. Call it in the transaction of the dispatch, with the order locked. */
export async function joinConsignment(db: Db, goods: DispatchedGoods, stamp: WriteStamp): Promise<number> {
  const share = shareOfDispatch(goods.order, goods.lines, goods.quantities);
  const { id, isNew } = await insertConsignment(db, goods, share, stamp);
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
