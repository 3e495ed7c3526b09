/** Records as large as an office's largest, and as many of them. */
import { maxLines } from '@vikray/contract/quotations/quotation.ts';
import { answer, asCall } from './calls.ts';
import { addQuotation, approve, contentsOf, quotationOf, versionOf, type Chosen } from './daily-work.ts';
import type { LoadCall, Client } from './load.ts';

const ordersOfLargeDeal = 3;
const revisionsOfLargeDeal = 20;

/** Adds a deal with 20 revisions, 3 orders and 100 dispatches, and returns its id. */
export async function addLargeDeal(client: Client, chosen: Chosen, today: string): Promise<number> {
  const contents = contentsOf(chosen, 40, today);
  let dealId: number | undefined;
  for (let index = 0; index < ordersOfLargeDeal; index++) {
    const joined = { ...contents, ...(dealId !== undefined && { dealId }) };
    const added = await addQuotation(client, joined);
    dealId = added.dealId;
    let { quotationId } = added;
    await approve(client, quotationId);
    const revisions = index === 0 ? revisionsOfLargeDeal : 0;
    for (let revision = 0; revision < revisions; revision++) {
      const seen = { quotationId, version: await versionOf(client, quotationId) };
      const revise = asCall('AddQuotationRevision', { ...contents, ...seen, reason: 'Bench', approve: 'Yes' });
      const [revised] = await answer<{ QuotationId: number }[]>(client, revise);
      quotationId = revised?.QuotationId ?? 0;
    }
    const [order] = await answer<{ OrderId: number }[]>(client, asCall('AddOrder', { quotationId }));
    const orderId = order?.OrderId ?? 0;
    const [line] = await answer<{ fld_id: number }[]>(client, asCall('GetOrderProduct', { orderId }));
    const lines = Array.from({ length: index === 0 ? 34 : 33 }, () => ({ productMapId: line?.fld_id ?? 0, dispatchQuantity: 1 }));
    await answer(client, asCall('AddDispatch', { orderId, invoiceNumber: String(60_000 + index), invoiceDate: today, lines }));
  }
  return dealId ?? 0;
}

/** Adds quotations until this many wait for approval, and gives Everybody limits that depend on the lines. */
export async function fillQueue(client: Client, chosen: Chosen, today: string, queued: number): Promise<void> {
  const [counts] = await answer<{ PendingQuotations: number }[]>(client, asCall('GetDashboardCount', {}));
  const missing = Math.max(0, queued - (counts?.PendingQuotations ?? 0));
  const small = { ...chosen, products: chosen.products.slice(0, 5) };
  for (let count = 0; count < missing; count += atOnce)
    await Promise.all(Array.from({ length: atOnce }, () => answer(client, quotationOf(small, 2, today))));
  const limits = [{ userId: 0, mostTotal: 1_000_000_000_00, mostBelowMrp: 50_00, belowFloor: 'No' as const }];
  await answer(client, asCall('UpdateApprovalLimits', { limits, remove: [] }));
}

const atOnce = 20;

/** The requests that approve quotations of the queue, so many at once, one after another. */
export async function prepareApprovals(client: Client, requests: number, together: number): Promise<() => LoadCall> {
  const pages = Array.from({ length: requests }, (_, index) => index + 1);
  const open: Record<string, unknown>[][] = [];
  for (const page of pages) {
    const queue = asCall('GetApprovalQueue', { page, pageSize: together, mayApprove: 'Yes' });
    const rows = await answer<{ fld_quotationid: number; fld_version: number }[]>(client, queue);
    open.push(rows.map(({ fld_quotationid: quotationid, fld_version: version }) => ({ quotationid, version, status: 'Approved' })));
  }
  return () => {
    const rows = open.pop();
    if (!rows || rows.length === 0) throw new Error('More approvals are measured than quotations wait');
    return asCall('RunForEach', { operation: 'UpdatequotationStatus', rows });
  };
}

/** Adds a note for each entry of a long timeline. */
export async function addNotes(client: Client, recordId: number, entries: number): Promise<void> {
  for (let count = 0; count < entries; count += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, (_, index) =>
        answer(client, asCall('AddNote', { record: 'customer', recordId, text: `Call ${count + index} about the beds.` })),
      ),
    );
}

/** As many lines as a quotation can have, each at a rate of its own. */
export function manyOf(products: Chosen['products']): Chosen['products'] {
  return Array.from({ length: maxLines }, (_, index) => {
    const { productId = 0, rate = 0 } = products[index % products.length] ?? {};
    return { productId, rate: rate + index };
  });
}

/** Adds this many approved quotations of 500 lines, and returns the requests that revise one after another. */
export async function prepareRevisions(client: Client, contents: ReturnType<typeof contentsOf>, most: number): Promise<() => LoadCall> {
  const open: { quotationId: number; version: number }[] = [];
  for (let count = 0; count < most; count++) {
    const { quotationId } = await addQuotation(client, contents);
    await approve(client, quotationId);
    open.push({ quotationId, version: await versionOf(client, quotationId) });
  }
  return () => {
    const next = open.pop();
    if (!next) throw new Error('More revisions are measured than were prepared');
    return asCall('AddQuotationRevision', { ...contents, ...next, reason: 'Bench' });
  };
}

/** Adds a draft, and returns the requests that save it again. */
export async function prepareDraft(client: Client, contents: ReturnType<typeof contentsOf>): Promise<() => LoadCall> {
  const draft = { title: 'Bench', content: JSON.stringify(contents) };
  const [added] = await answer<{ DraftId: number }[]>(client, asCall('SaveQuotationDraft', draft));
  const draftId = added?.DraftId ?? 0;
  const [saved] = await answer<{ fld_version: number }[]>(client, asCall('GetQuotationDraft', { draftId }));
  let version = saved?.fld_version ?? 0;
  return () => asCall('SaveQuotationDraft', { ...draft, draftId, version: version++ });
}
