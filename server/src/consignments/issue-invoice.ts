/** Issues an invoice for a consignment that left without one, or whose last one is void. */
import { consignmentHistory } from '@vikray/contract/consignments/consignment-messages.ts';
import { isDecided } from '@vikray/contract/gst/tax-heads.ts';
import { paperOfHeads } from '@vikray/contract/consignments/tax-invoice.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { findOrder } from '../orders/public.ts';
import type { Change } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { taxOfOrder, whyNoInvoice } from './bill-dispatch.ts';
import { setInvoice } from './change-papers-store.ts';
import { findParties } from './consignment-parties-store.ts';
import { changeOf, consignmentToChange } from './consignment-change.ts';
import { freezeChallan } from './follow-order.ts';
import { insertPaper } from './issued-paper-store.ts';
import { takeNumber } from './numbers-without-gap-store.ts';

interface Asked {
  readonly db: Db;
  readonly input: { readonly consignmentId: number; readonly version?: number | undefined };
  fail(
    name:
      | 'ConsignmentNotFound'
      | 'VersionConflict'
      | 'Cancelled'
      | 'ChargedBefore'
      | 'InvoiceIssued'
      | 'NotIssuedHere'
      | 'TaxNotAllowed'
      | 'TaxUndecided',
  ): OperationFailure;
}

/** Gives the consignment the next number of the series. Call it in a transaction; the number is free again if that fails. */
export async function issueInvoice(
  { db, input, fail }: Asked,
  stamp: WriteStamp,
): Promise<{ readonly number: string; readonly change: Change }> {
  const before = await consignmentToChange({ db, input, fail });
  const { consignmentId, companyForId: companyId, orderId } = before;
  if (before.paperState === 'Cancelled') throw fail('Cancelled');
  if (before.replacement === 'Yes') throw fail('ChargedBefore');
  if (before.paperState !== 'Void' && before.invoiceNumber !== '') throw fail('InvoiceIssued');
  const order = await findOrder(db, orderId);
  if (!order) throw fail('ConsignmentNotFound');
  const parties = await findParties(db, order);
  if (!parties.issuesHere) throw fail('NotIssuedHere');
  // The tax of the order may have been recalculated since the void invoice.
  const isDecidedNow = before.hasEarlierDecision || !isDecided(order);
  const tax = isDecidedNow ? await taxOfOrder(db, order) : before;
  const refused = whyNoInvoice(tax, order);
  if (refused) throw fail(refused);

  if (before.hasEarlierDecision) await freezeChallan(db, consignmentId);
  const series = { companyId, kind: 'invoice', date: dateAt(stamp.now) } as const;
  const number = await takeNumber(db, { ...series, prefix: parties.invoicePrefix });
  const paper = paperOfHeads(tax.heads);
  const decidedBy = isDecidedNow ? parties : undefined;
  const invoice = { invoiceNumber: number, invoiceDate: series.date, paper, tax, decidedBy, rounds: parties.rounds };
  if (!(await setInvoice(db, before, invoice, stamp))) throw fail('VersionConflict');
  await insertPaper(db, { ...series, consignmentId, title: paper, number }, stamp);
  return { number, change: await changeOf(db, before, consignmentHistory.issued(paper, number)) };
}
