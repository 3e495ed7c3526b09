import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { dismissNote, storeResult } from '../../server/src/health/health-store.ts';
import { addNotice } from '../../server/src/notices/notice-store.ts';
import { addBrochureRequests } from './brochures.ts';
import { aPicture } from './images.ts';
import { Caller } from '../panel/caller.ts';
import { checkImport, customerFile } from './imports.ts';
import { addOldQuotations } from './old-quotations.ts';
import { addApprovedQuotation, addQuotation, aQuotation, addSalesSetup, type QuotationInput, type SalesSetup } from './quotations.ts';
import { addSalesCalls } from './sales-calls.ts';
import { aPdf, attach } from './threads.ts';
import { addUser } from './users.ts';

export const programAdmin = { mobile: '9000000001', password: 'correct horse battery' } as const;

/** The first user of a program, logged in. */
export async function logInAdmin(address: string): Promise<Caller> {
  const admin = new Caller(address);
  const reply = await admin.logIn(programAdmin.mobile, programAdmin.password);
  if (reply.status !== 200) throw new Error(`The login answered ${reply.status}: ${reply.text}`);
  return admin;
}

/** Today by the real clock, which a program uses. */
function today(): string {
  return dateAt(new Date().toISOString());
}

/** A quotation of today for the given quantity of the product in the setup. */
export function quotationOfToday(setup: SalesSetup, quantity = 10): QuotationInput {
  return aQuotation(setup, [{ productId: setup.productId, quantity, rate: 1000_00 }], { date: today() });
}

/** Places an order for the setup's product. Returns the numbers of the order and its line. */
export async function orderOfToday(caller: Caller, setup: SalesSetup, quantity: number): Promise<{ orderId: number; lineId: number }> {
  const quotationId = await addApprovedQuotation(caller, quotationOfToday(setup, quantity));
  const [order] = await caller.call('AddOrder', { quotationId });
  const orderId = order?.orderId ?? 0;
  const [line] = await caller.call('GetOrderProduct', { orderId });
  return { orderId, lineId: line?.id ?? 0 };
}

/** A dispatch of the given quantity of an order's line. */
export function dispatchOfToday({ orderId, lineId }: { orderId: number; lineId: number }, quantity: number) {
  return { orderId, invoiceNumber: '0077', invoiceDate: today(), lines: [{ productMapId: lineId, dispatchQuantity: quantity }] };
}

let lastDay = 0;

/** A note and two files of a customer; the picture has a small one beside it. */
async function addToThread(caller: Caller, recordId: number): Promise<void> {
  await caller.call('AddNote', { record: 'customer', recordId, text: 'Call after Diwali.' });
  await attach(caller, 'customer', recordId, 'plan.pdf', aPdf());
  await attach(caller, 'customer', recordId, 'bed.png', await aPicture());
}

/** What the notes of a customer say, and what is in the files. */
export async function readThread(caller: Caller, recordId: number): Promise<string[]> {
  const entries = await caller.call('GetTimeline', { record: 'customer', recordId });
  const contents = await Promise.all(entries.flatMap(({ url }) => (url === undefined ? [] : [caller.fetch(url)])));
  return [...entries.filter(({ kind }) => kind === 'Note'), ...contents].map(({ text }) => text);
}

/**
 * Adds a record of each kind by calling operations: customer with a note and files, company with logo, product, purchase, quotations,
 * order, dispatch. Also reads the products.
 */
export async function addDailyRecords(caller: Caller): Promise<SalesSetup> {
  const setup = await addSalesSetup(caller);
  await caller.call('AddPurchase', {
    supplierId: setup.companyId,
    invoiceNumber: 'INV/1',
    date: today(),
    lines: [{ productId: setup.productId, purchaseQuantity: 5_00 }],
  });
  await addQuotation(caller, quotationOfToday(setup));
  const order = await orderOfToday(caller, setup, 10);
  await caller.call('AddDispatch', dispatchOfToday(order, 4));
  await addToThread(caller, setup.customerId);
  await caller.call('AddTerm', { category: 'Delivery', description: `Within ${++lastDay} weeks`, show: 1 });
  await caller.call('GetProductList', { page: 1 });
  return setup;
}

/**
 * Adds what an office has besides: another user, records of former years, a checked import file, a limit for approvals, a draft, a notice
 * and a health check.
 */
export async function addFurtherRecords(caller: Caller, db: Db): Promise<void> {
  await addUser(caller);
  await addSalesCalls(db, {});
  await addBrochureRequests(db, {});
  await addOldQuotations(db, {});
  await checkImport(caller, 'customers', customerFile('Shelved Interiors'));
  await caller.call('UpdateApprovalLimits', { limits: [{ userId: 0, mostTotal: 10_00_000_00 }], remove: [] });
  await caller.call('SaveQuotationDraft', { title: 'Shelved Interiors', content: '{}' });
  const now = new Date().toISOString();
  await addNotice(db, { userIds: [1], text: 'Look at this.', record: 'quotation', recordId: 1, now });
  await storeResult(db, 'pictures', { result: 'OK', text: 'There is 1 picture.', advice: '', at: now });
  await dismissNote(db, 'pictures', { userId: 1, now });
}
