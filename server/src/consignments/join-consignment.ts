/** Adds what has just been dispatched to a consignment: a new one, or that of the same order, invoice number and date. */
import type { Order } from '@vikray/contract/orders/order.ts';
import type { SentOrderLine } from '../orders/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { Billing } from './bill-dispatch.ts';
import { shareOfDispatch } from './consignment-amounts.ts';
import { insertConsignment, insertLines, joinLines } from './consignment-entry-store.ts';
import type { ConsignmentParties } from './consignment-parties-store.ts';
import { insertPaper } from './series-store.ts';

/** A dispatch of one request. */
export interface DispatchedGoods {
  readonly order: Order;
  /** The lines of the order after the dispatch. The order is locked. */
  readonly lines: readonly SentOrderLine[];
  /** What has just left of each line. */
  readonly quantities: ReadonlyMap<number, number>;
  readonly billing: Billing;
  readonly invoiceDate: string;
  readonly dispatchDate: string;
  readonly parties: ConsignmentParties;
}

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
