/** Takes goods that did not leave off their consignment. */
import { cancelHistory } from '@vikray/contract/dispatches/cancel-messages.ts';
import type { SentQuantities } from '@vikray/contract/consignments/consignment-values.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import type { SentOrderLine } from '../orders/public.ts';
import type { Change } from '../platform/audit.ts';
import { mustChange } from '../platform/database/conditional-updates.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { setCancelled, setEwayOutdated } from './change-papers-store.ts';
import { shareOfGoods } from './consignment-amounts.ts';
import { changeOf } from './consignment-change.ts';
import type { StoredConsignment } from './consignment-details-store.ts';
import { reduceLines } from './consignment-entry-store.ts';
import { findParties } from './consignment-parties-store.ts';
import { changeConsignment } from './consignment-store.ts';
import { freezeChallan } from './follow-order.ts';
import { voidPaper } from './issued-paper-store.ts';
import { sentSoFar } from './sent-so-far-store.ts';

/** Goods of a consignment that did not leave. The order is locked. */
interface TakenOff {
  readonly order: Order;
  readonly lines: readonly SentOrderLine[];
  readonly consignment: StoredConsignment;
  /** The pieces of each line that did not leave, by its id. */
  readonly quantities: SentQuantities;
  readonly reason: string;
}

/** Takes the goods off. Without any left, the consignment is cancelled with its challan; else its values are recalculated. */
export async function takeOffGoods(db: Db, goods: TakenOff, stamp: WriteStamp): Promise<Change> {
  const { order, consignment, quantities, reason } = goods;
  const left = new Map(consignment.lines.map(({ lineId, quantity }) => [lineId, quantity - (quantities.get(lineId) ?? 0)]));
  const isWhole = [...left.values()].every((quantity) => quantity === 0);
  if (isWhole) await cancelWhole(db, goods, stamp);
  else await cancelPart(db, goods, left, stamp);
  const summary = (isWhole ? cancelHistory.consignment : cancelHistory.part)(order.number, reason);
  // The history of the order has the entries of the dispatches.
  return { ...(await changeOf(db, consignment, summary)), relatedRecords: [] };
}

async function cancelWhole(db: Db, { consignment, reason }: TakenOff, stamp: WriteStamp): Promise<void> {
  const { consignmentId } = consignment;
  // Its values are about to go.
  await freezeChallan(db, consignmentId);
  await voidPaper(db, { consignmentId, kind: 'challan' }, reason);
  await mustChange(setCancelled(db, consignment, stamp));
}

async function cancelPart(db: Db, { order, lines, consignment }: TakenOff, left: SentQuantities, stamp: WriteStamp): Promise<void> {
  const { consignmentId, replacement, ewayNumber } = consignment;
  const sent = await sentSoFar(db, order.orderId, { except: consignmentId });
  const share = shareOfGoods({ order, lines, sent, quantities: left, isReplacement: replacement === 'Yes' });
  await mustChange(changeConsignment(db, consignment, {}, stamp));
  await reduceLines(db, consignmentId, share, await findParties(db, order));
  if (ewayNumber !== '') await setEwayOutdated(db, consignmentId);
}
