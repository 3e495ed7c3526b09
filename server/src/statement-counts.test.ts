import { rightNames } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addCompany } from '../../testing/builders/companies.ts';
import { aCustomer } from '../../testing/builders/customers.ts';
import { addOrderWithLines, dispatchPieces } from '../../testing/builders/dispatches.ts';
import { addProduct } from '../../testing/builders/products.ts';
import { addOrder, addQuotation, addSalesSetup, aQuotation, type QuotationInput } from '../../testing/builders/quotations.ts';
import { statementsDuring } from '../../testing/panel/counted-statements.ts';
import { startTestPanel, type TestPanel } from '../../testing/panel/panel.ts';
import { hasUnsealed } from './platform/database/ledgers/chain.ts';

const { engine } = inject('databaseSupply');

let panel: TestPanel;
/** A quotation of ten lines. */
let quotation: QuotationInput;
let quotationId: number;
let dispatch: (invoiceNumber: string, count: number) => Promise<unknown>;
/** A consignment whose invoice, issued here, is void. */
let consignmentId: number;
/** An order with one consignment, which follows it. */
let followedId: number;
beforeAll(async () => {
  panel = await startTestPanel();
  const { admin } = panel;
  const setup = await addSalesSetup(admin);
  for (let count = 1; count < 40; count++) await admin.call('AddCustomer', aCustomer());
  const lines: { productId: number; quantity: number; rate: number }[] = [];
  for (let count = 0; count < 10; count++)
    lines.push({ productId: await addProduct(admin, { stock: 100_00 }), quantity: 2, rate: 1000_00 });
  quotation = aQuotation(setup, lines);
  quotationId = await addQuotation(admin, quotation);
  const orderId = await addOrder(admin, quotation);
  const ordered = await admin.call('GetOrderProduct', { orderId });
  const pieces = ordered.map(({ id }) => ({ productMapId: id, dispatchQuantity: 1 }));
  dispatch = (invoiceNumber, count) =>
    admin.call('AddDispatch', { orderId, invoiceNumber, invoiceDate: '2026-11-20', lines: pieces.slice(0, count) });
  const companyId = await addCompany(admin, { invoicesIssuedHere: 'Yes' });
  const ofOneLine = (from: typeof setup) => addOrderWithLines(admin, aQuotation(from, lines.slice(0, 1), { installed: 'No' }));
  consignmentId = await dispatchPieces(admin, await ofOneLine({ ...setup, companyId }), [1], '');
  await admin.call('VoidInvoice', { consignmentId, reason: 'Wrong State' });
  const followed = await ofOneLine(setup);
  followedId = followed.orderId;
  await dispatchPieces(admin, followed, [1], '78');
});
afterAll(() => panel.stop());

const customers = '/api/GetCustomerList?page=1';

/**
 * What a panel does beside its requests, such as the chain of the ledgers and the search indexes, and what every request does: the session,
 * and the ends of its transaction.
 */
const notCounted =
  /_search\b|total_changes|wal_checkpoint|advisory_xact_lock|chain_links|unsealed_rows|"?\bimports\b"?|"jobs"|"sessions"|^begin|^commit|^select .* from "(?:audit_log|stock_movements)" where id in/;

/** PostgreSQL does not say what has changed, so the rights of a user are read again after every change. */
const rightsRead = engine === 'postgres' ? rightNames.length : 0;

/** The statements of a request and the rows that come back. */
async function costOf(request: () => Promise<unknown>): Promise<readonly [statements: number, rows: number]> {
  await expect.poll(() => hasUnsealed(panel.db)).toBe(false);
  const ran = (await statementsDuring(request)).filter(({ text }) => !notCounted.test(text));
  return [ran.length, ran.reduce((sum, { rows }) => sum + rows, 0)];
}

// PGlite's statements are not seen.
describe.skipIf(engine === 'pglite')(
  'a request does not send a statement for each line or row, nor read rows that it does not need',
  () => {
    const costs: [string, readonly [statements: number, rows: number], () => Promise<unknown>][] = [
      ['a page of 30 customers', [8, 100], () => panel.admin.fetch(customers)],
      ['an opened quotation', [8, 5], () => panel.admin.call('GetQuotation', { quotationId })],
      ['its ten lines', [8, 15], () => panel.admin.call('GetQuotationProduct', { quotationId })],
      ['the figures of the dashboard', [4, 5], () => panel.admin.call('GetDashboardCount', {})],
      ['a new quotation of ten lines', [18, 28], () => panel.admin.call('AddQuotation', quotation)],
      ['an approval', [26, 36], () => panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' })],
      ['a dispatch', [20, 28], () => dispatch('77', 1)],
      ['a dispatch of ten lines', [20, 78], () => dispatch('79', 10)],
      ['an invoice', [26, 24], () => panel.admin.call('IssueInvoice', { consignmentId })],
      ['a recalculated order', [26, 24], () => panel.admin.call('RecalculateOrderTax', { orderId: followedId })],
    ];

    test.each(costs)('%s: at most %j', async (_, [mostStatements, mostRows], request) => {
      const [statements, rows] = await costOf(request);
      expect(statements).toBeLessThanOrEqual(mostStatements);
      expect(rows).toBeLessThanOrEqual(mostRows + rightsRead);
    });

    test('a page that has been read before, and has not changed since: none', async () => {
      await expect.poll(() => costOf(() => panel.admin.fetch(customers))).toEqual([0, 0]);
    });
  },
);
