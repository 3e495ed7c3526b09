/** Prepares the data for the measured cases: what the writing cases need, and records as large as an office's largest. */
import { costing } from '@vikray/contract/quotations/costing.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { maxLines } from '@vikray/contract/quotations/quotation.ts';
import { answer, asCall } from './calls.ts';
import { prepareCodeLogins } from './code-logins.ts';
import { makeLinks, type CustomerLinks } from './customer-links.ts';
import type { Call, Client } from './load.ts';

/** What the writing cases need from the data. */
export interface Stage {
  readonly customers: number;
  readonly quotation: () => Call;
  readonly dispatch: (n: number) => Call;
  /** A login with a code that has not been used yet. */
  readonly codeLogin: () => Call;
  /** An approved quotation of 10 lines. */
  readonly printedQuotationId: number;
  /** A quotation of 500 lines, to be compared with itself. */
  readonly compared: InputOf<'GetQuotationDifference'>;
  /** Revises a quotation of 500 lines, each time another one. */
  readonly revise: () => Call;
  /** Saves the same draft of 500 lines again. */
  readonly saveDraft: () => Call;
  /** A deal with 20 revisions, 3 orders and 100 dispatches. */
  readonly dealId: number;
  /** A customer whose timeline has 10,000 entries. */
  readonly notedCustomerId: number;
  readonly links: CustomerLinks;
  /** Customers who take files; each takes 50. */
  readonly filedCustomerIds: readonly number[];
}

/** A code counts once, so the logins of all rounds, the warm-up and the first request are prepared. */
export const codeLoginsInRound = 10;

/** The revisions in each round; each of the rounds, the warm-up and the first request need quotations of their own. */
export const revisionsInRound = 8;
const quotationsToRevise = 5 * revisionsInRound;

interface Chosen {
  readonly customerIds: readonly number[];
  readonly customerId: number;
  readonly contactPersonId: number;
  readonly companyId: number;
  readonly products: readonly { readonly productId: number; readonly rate: number }[];
}

async function choose(client: Client): Promise<Chosen> {
  const approved = { page: 1, pageSize: 30, search: 'approved' };
  const customers = await answer<{ fld_customerid: number; contacts: { fld_contactid: number }[] }[]>(
    client,
    asCall('GetCustomer', approved),
  );
  const [customer] = customers;
  const [company] = await answer<{ fld_company_id: number }[]>(client, asCall('GetCompanyList', {}));
  const products = await answer<{ fld_productid: number; fld_mrp: string }[]>(client, asCall('GetProduct', approved));
  return {
    customerIds: customers.map((each) => each.fld_customerid),
    customerId: customer?.fld_customerid ?? 0,
    contactPersonId: customer?.contacts[0]?.fld_contactid ?? 0,
    companyId: company?.fld_company_id ?? 0,
    products: products
      .slice(0, 10)
      .map(({ fld_productid: productId, fld_mrp: mrp }) => ({ productId, rate: Math.round(Number(mrp) * 100) })),
  };
}

/** The input of a quotation of these products. */
function contentsOf({ customerId, contactPersonId, companyId, products }: Chosen, quantity: number, today: string) {
  const lines = products.map((product) => ({ ...product, quantity }));
  const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.rate, 0);
  const costs = {
    subtotal,
    discountPercent: 5_00,
    gstPercent: 18_00,
    specialCharges: 0,
    shippingCharges: 500_00,
    installationCharges: 0,
    gstServiceChargePercent: 18_00,
  };
  return {
    date: today,
    preparedFor: companyId,
    companyId: customerId,
    contactPersonId,
    ...costs,
    ...costing(costs),
    products: lines,
  };
}

function quotationOf(chosen: Chosen, quantity: number, today: string): Call {
  return asCall('AddQuotation', contentsOf(chosen, quantity, today));
}

const ordersOfLargeDeal = 3;
const revisionsOfLargeDeal = 20;

/** Adds a deal with 20 revisions, 3 orders and 100 dispatches, and returns its id. */
async function addLargeDeal(client: Client, chosen: Chosen, today: string): Promise<number> {
  const contents = contentsOf(chosen, 40, today);
  let dealId: number | undefined;
  for (let place = 0; place < ordersOfLargeDeal; place++) {
    const joined = { ...contents, ...(dealId !== undefined && { dealId }) };
    const [added] = await answer<{ QuotationId: number; DealId: number }[]>(client, asCall('AddQuotation', joined));
    dealId = added?.DealId ?? 0;
    let quotationId = added?.QuotationId ?? 0;
    await answer(client, asCall('UpdatequotationStatus', { quotationId, status: 'Approved' }));
    const revisions = place === 0 ? revisionsOfLargeDeal : 0;
    for (let revision = 0; revision < revisions; revision++) {
      const [current] = await answer<{ fld_version: number }[]>(client, asCall('GetQuotation', { quotationId }));
      const seen = { quotationId, version: current?.fld_version ?? 0 };
      const revise = asCall('AddQuotationRevision', { ...contents, ...seen, reason: 'Bench', approve: 'Yes' });
      const [revised] = await answer<{ QuotationId: number }[]>(client, revise);
      quotationId = revised?.QuotationId ?? 0;
    }
    const [order] = await answer<{ OrderId: number }[]>(client, asCall('AddOrder', { quotationId }));
    const orderId = order?.OrderId ?? 0;
    const [line] = await answer<{ fld_id: number }[]>(client, asCall('GetOrderProduct', { orderId }));
    const lines = Array.from({ length: place === 0 ? 34 : 33 }, () => ({ productMapId: line?.fld_id ?? 0, dispatchQuantity: 1 }));
    await answer(client, asCall('AddDispatch', { orderId, invoiceNumber: String(60_000 + place), invoiceDate: today, lines }));
  }
  return dealId ?? 0;
}

const fileBytes = 10 * 1024 * 1024;

/** The n-th file of 10 MB for one of the customers. */
export function uploadOn({ filedCustomerIds }: Stage, n: number): Call {
  return fileOf(filedCustomerIds[n % filedCustomerIds.length] ?? 0, n);
}

/** A file of 10 MB for a customer. Every tenth has the content of the first, so that the room for files lasts. */
function fileOf(customerId: number, n: number): Call {
  const boundary = 'bench-boundary';
  const part = (head: string, body: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]);
  const body = Buffer.concat([
    part('name="record"', 'customer'),
    part('name="recordid"', String(customerId)),
    part('name="file"; filename="plan.pdf"', Buffer.alloc(fileBytes, `%PDF-1.7 ${n % 10} `)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { method: 'POST', path: '/api/AddAttachment', body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

const queued = 5000;

/** Adds quotations until this many wait for approval, and gives Everybody limits that depend on the lines. */
async function fillQueue(client: Client, chosen: Chosen, today: string): Promise<void> {
  const [counts] = await answer<{ PendingQuotations: number }[]>(client, asCall('GetDashboardCount', {}));
  const missing = Math.max(0, queued - (counts?.PendingQuotations ?? 0));
  const small = { ...chosen, products: chosen.products.slice(0, 5) };
  for (let count = 0; count < missing; count += atOnce)
    await Promise.all(Array.from({ length: atOnce }, () => answer(client, quotationOf(small, 2, today))));
  const limits = [{ userId: 0, mostTotal: 1_000_000_000_00, mostBelowMrp: 50_00, belowFloor: 'No' as const }];
  await answer(client, asCall('UpdateApprovalLimits', { limits, remove: [] }));
}

const entries = 10_000;
const atOnce = 20;

/** Adds a note for each entry of a long timeline. */
async function addNotes(client: Client, recordId: number): Promise<void> {
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

/** Adds approved quotations of 500 lines, and returns the requests that revise one after another. */
async function prepareRevisions(client: Client, contents: ReturnType<typeof contentsOf>): Promise<() => Call> {
  const open: { quotationId: number; version: number }[] = [];
  for (let count = 0; count < quotationsToRevise; count++) {
    const [added] = await answer<{ QuotationId: number }[]>(client, asCall('AddQuotation', contents));
    const quotationId = added?.QuotationId ?? 0;
    await answer(client, asCall('UpdatequotationStatus', { quotationId, status: 'Approved' }));
    const [saved] = await answer<{ fld_version: number }[]>(client, asCall('GetQuotation', { quotationId }));
    open.push({ quotationId, version: saved?.fld_version ?? 0 });
  }
  return () => {
    const next = open.pop();
    if (!next) throw new Error('More revisions are measured than were prepared');
    return asCall('AddQuotationRevision', { ...contents, ...next, reason: 'Bench' });
  };
}

/** Adds a draft, and returns the requests that save it again. */
async function prepareDraft(client: Client, contents: ReturnType<typeof contentsOf>): Promise<() => Call> {
  const draft = { title: 'Bench', content: JSON.stringify(contents) };
  const [added] = await answer<{ DraftId: number }[]>(client, asCall('SaveQuotationDraft', draft));
  const draftId = added?.DraftId ?? 0;
  const [saved] = await answer<{ fld_version: number }[]>(client, asCall('GetQuotationDraft', { draftId }));
  let version = saved?.fld_version ?? 0;
  return () => asCall('SaveQuotationDraft', { ...draft, draftId, version: version++ });
}

/** What the daily writes of an office need, in data of any size. */
export interface DailyWork {
  readonly chosen: Chosen;
  readonly quotation: () => Call;
  readonly dispatch: (n: number) => Call;
  /** Adds a quotation, of 10 lines or of the given products, and approves it. */
  approvedQuotation(quantity: number, products?: Chosen['products']): Promise<number>;
}

/** Finds a customer, products and a company for new quotations. Adds stock, and an order with a large pending quantity. */
export async function prepareDailyWork(client: Client, today: string): Promise<DailyWork> {
  const chosen = await choose(client);
  const approvedQuotation = async (quantity: number, products = chosen.products) => {
    const [added] = await answer<{ QuotationId: number }[]>(client, quotationOf({ ...chosen, products }, quantity, today));
    const quotationId = added?.QuotationId ?? 0;
    await answer(client, asCall('UpdatequotationStatus', { quotationId, status: 'Approved' }));
    return quotationId;
  };
  const purchased = chosen.products.map(({ productId }) => ({ productId, purchaseQuantity: 10_000_00 }));
  await answer(client, asCall('AddPurchase', { supplierId: chosen.companyId, invoiceNumber: 'BENCH', date: today, lines: purchased }));
  const [order] = await answer<{ OrderId: number }[]>(client, asCall('AddOrder', { quotationId: await approvedQuotation(1000) }));
  const orderId = order?.OrderId ?? 0;
  const orderLines = await answer<{ fld_id: number }[]>(client, asCall('GetOrderProduct', { orderId }));
  return {
    chosen,
    approvedQuotation,
    quotation: () => quotationOf(chosen, 2, today),
    dispatch: (n) => {
      const lines = [{ productMapId: orderLines[n % orderLines.length]?.fld_id ?? 0, dispatchQuantity: 1 }];
      return asCall('AddDispatch', { orderId, invoiceNumber: String(50_000 + n), invoiceDate: today, lines });
    },
  };
}

/**
 * Finds what the writing cases need. Adds an approved quotation of 10 lines, one with the most lines, an order with a large pending
 * quantity, 10,000 notes to one customer, and what is missing to 5,000 quotations that wait for approval.
 */
export async function setStage(client: Client, today: string): Promise<Stage> {
  const { chosen, approvedQuotation, quotation, dispatch } = await prepareDailyWork(client, today);
  const printedQuotationId = await approvedQuotation(2);
  const largeContents = contentsOf({ ...chosen, products: manyOf(chosen.products) }, 2, today);
  const [large] = await answer<{ QuotationId: number }[]>(client, asCall('AddQuotation', largeContents));
  const largeId = large?.QuotationId ?? 0;
  await addNotes(client, chosen.customerId);
  await fillQueue(client, chosen, today);
  const [counts] = await answer<{ TotalCustomers: number }[]>(client, asCall('GetDashboardCount', {}));
  return {
    customers: counts?.TotalCustomers ?? 0,
    quotation,
    dispatch,
    codeLogin: await prepareCodeLogins(client, 5 * codeLoginsInRound),
    revise: await prepareRevisions(client, largeContents),
    saveDraft: await prepareDraft(client, largeContents),
    printedQuotationId,
    notedCustomerId: chosen.customerId,
    filedCustomerIds: chosen.customerIds,
    compared: { quotationId: largeId, againstId: largeId, all: 'Yes' },
    dealId: await addLargeDeal(client, chosen, today),
    links: await makeLinks(client, printedQuotationId),
  };
}
