/** When the tax of an order is recalculated, its consignments take the new decision, unless their own is frozen. */
import { hasFrozenDecision } from '@vikray/contract/consignments/frozen-decision.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { orderTaxHistory } from '@vikray/contract/orders/order-tax-messages.ts';
import { ewayFile } from '@vikray/contract/tax-documents/eway-bill.ts';
import type { Change } from '../platform/audit.ts';
import { mustChange } from '../platform/database/conditional-updates.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { writeTexts } from '../quotations/public.ts';
import { creditedAmong } from './credited-consignments-store.ts';
import { freezePrinted, setEwayOutdated, setTax } from './change-papers-store.ts';
import { consignmentDetails, type StoredConsignment } from './consignment-details-store.ts';
import { findParties } from './consignment-parties-store.ts';
import { settingValue } from '../settings/public.ts';
import { changeOf } from './consignment-change.ts';
import { contentFrom, paperFacts } from './paper-facts.ts';
import { findPaper, freezeContent } from './paper-file-store.ts';

/** Freezes the contents of an issued challan, printed or not: a later decision is for later papers. */
export async function freezeChallan(db: Db, consignmentId: number): Promise<void> {
  const challan = await findPaper(db, { consignmentId, kind: 'challan' });
  if (!challan || challan.content) return;
  const facts = await paperFacts(db, consignmentId);
  if (facts) await freezeContent(db, challan.id, contentFrom(facts, challan));
}

/** An order before and after its tax was recalculated. */
interface Recalculated {
  readonly before: Order;
  readonly after: Order;
}

/** Gives the consignments of an order its new decision, unless theirs is frozen. Call it while they are locked. */
export async function followOrder(
  db: Db,
  consignments: readonly StoredConsignment[],
  { before, after }: Recalculated,
  stamp: WriteStamp,
): Promise<Change[]> {
  const decidedBy = await findParties(db, after);
  const printed = writeTexts(before);
  const changes: Change[] = [];
  const credited = await creditedAmong(
    db,
    consignments.map(({ consignmentId }) => consignmentId),
  );
  for (const consignment of consignments) {
    // A credit note has the heads of its invoice.
    if (hasFrozenDecision(consignment) || credited.has(consignment.consignmentId))
      await mustChange(freezePrinted(db, consignment, printed, stamp));
    else {
      await mustChange(setTax(db, consignment, { tax: after, decidedBy, rounds: false, fixedTotal: consignment.total }, stamp));
      await markOutdatedEway(db, consignment);
      // The history of the order has one entry for all of them.
      changes.push({ ...(await changeOf(db, consignment, orderTaxHistory.followed(after.number))), relatedRecords: [] });
    }
  }
  return changes;
}

/** Marks an e-way bill that would say something else now. */
async function markOutdatedEway(db: Db, before: StoredConsignment): Promise<void> {
  if (before.ewayNumber === '') return;
  const after = await consignmentDetails(db, { ids: [before.consignmentId] });
  const from = await settingValue(db, 'ewaysitegstinfrom');
  if (JSON.stringify(ewayFile([before], from)) !== JSON.stringify(ewayFile(after, from))) await setEwayOutdated(db, before.consignmentId);
}
