import { operations } from '@vikray/contract/operations.ts';
import { rightNames } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aWebScript } from '../../../../testing/panel/built-pages.ts';
import type { Caller } from '../../../../testing/panel/caller.ts';
import { addCompany } from '../../../../testing/builders/companies.ts';
import { addOrderWithLines } from '../../../../testing/builders/dispatches.ts';
import { aPicture, uploadPicture } from '../../../../testing/builders/images.ts';
import { attach } from '../../../../testing/builders/threads.ts';
import { checkImport, customerFile } from '../../../../testing/builders/imports.ts';
import { addBill, addMoneySetup, aReceipt } from '../../../../testing/builders/money.ts';
import { addOldQuotations } from '../../../../testing/builders/old-quotations.ts';
import { sellOnTheRoad } from '../../../../testing/tax-files/tax-sales.ts';
import { startTestPanel, type TestPanel } from '../../../../testing/panel/panel.ts';
import { addChangedOrder } from '../../../../testing/builders/order-changes.ts';
import { addApprovedQuotation, addOrder, addQuotation, aQuotation, addSalesSetup } from '../../../../testing/builders/quotations.ts';
import { refusalOf } from '../../../../testing/panel/refusal.ts';

const token = 'a-token-of-the-monitoring-0123456789';

/** For an address with a parameter: one that exists, and one that does not. */
interface Place {
  readonly there: string;
  readonly nowhere: string;
}

let panel: TestPanel;
let places: Readonly<Record<string, Place>>;
let people: Readonly<Record<string, Caller>>;
let draft: string;
beforeAll(async () => {
  const script = await aWebScript();
  panel = await startTestPanel({ metricsToken: token });
  const setup = await addSalesSetup(panel.admin);
  const nowhere = '999999';
  draft = `/api/quotations/${await addQuotation(panel.admin, aQuotation(setup))}.pdf`;
  const address = (path: string, there: number | string): Place => ({
    there: path.replace('*', String(there)),
    nowhere: path.replace('*', nowhere),
  });
  await addOldQuotations(panel.db, { code: 'FILED' });
  const picture = await attach(panel.admin, 'customer', setup.customerId, 'bed.png', await aPicture());
  const attachmentId = picture.json.data[0].AttachmentId;
  const sold = await sellOnTheRoad(panel.admin);
  await panel.admin.call('IssueChallan', { consignmentId: sold.consignmentId });
  const money = await someMoney();
  const [filed] = (await panel.admin.call('GetOldQuotation', {})).rows;
  places = {
    '/api/images/:hash([0-9a-f]{64}).jpg': {
      there: await uploadPicture(panel.admin, 'Product'),
      nowhere: `/api/images/${'0'.repeat(64)}.jpg`,
    },
    '/api/attachments/:id([1-9][0-9]{0,14})': address('/api/attachments/*', attachmentId),
    '/api/attachments/:id([1-9][0-9]{0,14})/thumbnail': address('/api/attachments/*/thumbnail', attachmentId),
    '/api/quotations/:id([1-9][0-9]{0,14}).pdf': address(
      '/api/quotations/*.pdf',
      await addApprovedQuotation(panel.admin, aQuotation(setup)),
    ),
    '/api/orders/:id([1-9][0-9]{0,14}).pdf': address('/api/orders/*.pdf', await addOrder(panel.admin, aQuotation(setup))),
    '/api/quotations/:id([1-9][0-9]{0,14})/proforma.pdf': address(
      '/api/quotations/*/proforma.pdf',
      await addApprovedQuotation(panel.admin, aQuotation(setup)),
    ),
    '/api/orders/:id([1-9][0-9]{0,14})/proforma.pdf': address('/api/orders/*/proforma.pdf', sold.orderId),
    '/api/orders/:id([1-9][0-9]{0,14})/change.pdf': address('/api/orders/*/change.pdf', await addChangedOrder(panel.admin, setup)),
    '/api/consignments/:id([1-9][0-9]{0,14})/eway.json': address('/api/consignments/*/eway.json', sold.consignmentId),
    '/api/consignments/:id([1-9][0-9]{0,14})/einvoice.json': address('/api/consignments/*/einvoice.json', sold.consignmentId),
    '/api/consignments/:id([1-9][0-9]{0,14})/note.pdf': address('/api/consignments/*/note.pdf', sold.consignmentId),
    '/api/consignments/:id([1-9][0-9]{0,14})/invoice.pdf': address('/api/consignments/*/invoice.pdf', await invoiced(setup)),
    '/api/consignments/:id([1-9][0-9]{0,14})/challan.pdf': address('/api/consignments/*/challan.pdf', sold.consignmentId),
    '/api/consignments/papers.pdf': address('/api/consignments/papers.pdf?paper=note&ids=*', sold.consignmentId),
    '/api/receipts/:id([1-9][0-9]{0,14})/receipt.pdf': address('/api/receipts/*/receipt.pdf', money.receiptId),
    '/api/refunds/:id([1-9][0-9]{0,14})/refund.pdf': address('/api/refunds/*/refund.pdf', money.refundId),
    '/api/creditnotes/:id([1-9][0-9]{0,14})/creditnote.pdf': address('/api/creditnotes/*/creditnote.pdf', money.creditNoteId),
    '/api/eway.json': address('/api/eway.json?ids=*', sold.consignmentId),
    '/api/gstr1.zip': address('/api/gstr1.zip?month=2026-11&companyid=*', sold.companyId),
    '/api/customers/:id([1-9][0-9]{0,14})/statement.pdf': address(
      `/api/customers/*/statement.pdf?from=2026-11-01&to=2026-11-30&companyid=${setup.companyId}`,
      setup.customerId,
    ),
    '/api/customers/:id([1-9][0-9]{0,14})/statement.xlsx': address(
      `/api/customers/*/statement.xlsx?from=2026-11-01&to=2026-11-30&companyid=${setup.companyId}`,
      setup.customerId,
    ),
    '/api/tally.xml': address('/api/tally.xml?from=2026-11-01&to=2026-11-30&companyid=*', sold.companyId),
    '/api/receipts.xml': address('/api/receipts.xml?from=2026-11-01&to=2026-11-30&companyid=*', sold.companyId),
    '/api/old-quotations/:id([1-9][0-9]{0,14}).pdf': address('/api/old-quotations/*.pdf', filed?.oldQuotationId ?? 0),
    '/api/import-samples/:kind([a-z-]{1,30})': { there: '/api/import-samples/customers', nowhere: '/api/import-samples/boats' },
    '/api/import-rows/:id([1-9][0-9]{0,14})': address(
      '/api/import-rows/*',
      (await checkImport(panel.admin, 'customers', customerFile(''))).importId,
    ),
    '/*': { there: `/assets/${script}`, nowhere: '/assets/gone-12345678.js' },
  };
  people = {
    'a visitor': panel.visitor(),
    'a user without rights': await panel.userWith([]),
    'a user with every right': await panel.userWith(rightNames),
    'an Administrator without rights': await panel.userWith([], 'Administrator'),
    'a user who has logged out': await loggedOut(),
    'a deleted user': await deleted(),
  };
});
afterAll(() => panel.stop());

/** A consignment whose invoice the panel has issued. */
async function invoiced(setup: Awaited<ReturnType<typeof addSalesSetup>>): Promise<number> {
  const companyId = await addCompany(panel.admin, { invoicesIssuedHere: 'Yes', invoicePrefix: 'INV/' });
  const { orderId, lineIds } = await addOrderWithLines(panel.admin, aQuotation({ ...setup, companyId }, undefined, { installed: 'No' }));
  const lines = [{ productMapId: lineIds[0] ?? 0, dispatchQuantity: 1 }];
  const [dispatched] = await panel.admin.call('AddDispatch', { orderId, invoiceNumber: '', invoiceDate: '2026-11-20', lines });
  return dispatched?.consignmentId ?? 0;
}

/** A receipt, a refund and a credit note. */
async function someMoney() {
  const setup = await addMoneySetup(panel.admin);
  const { billId } = await addBill(panel.admin, setup);
  const [received] = await panel.admin.call('AddReceipt', aReceipt(setup, 50_00, { receivedOn: '2026-11-20' }));
  const { customerId, companyId } = setup;
  const [refunded] = await panel.admin.call('AddRefund', { customerId, companyId, mode: 'Cash', amount: 10_00, reason: 'Paid twice' });
  const note = { billId, date: '2026-11-20', reason: 'Other', amount: 1_00, number: 'CRN/1' } as const;
  const [credited] = await panel.admin.call('AddCreditNote', note);
  return {
    receiptId: received?.receiptId ?? 0,
    refundId: refunded?.refundId ?? 0,
    creditNoteId: credited?.creditNoteId ?? 0,
  };
}

async function loggedOut(): Promise<Caller> {
  const user = await panel.userWith(rightNames);
  const { cookie } = user;
  await user.call('AddUserLoginSession', { userId: user.userId, action: 'Logout' });
  return Object.assign(user, { cookie });
}

async function deleted(): Promise<Caller> {
  const user = await panel.userWith(rightNames);
  await panel.admin.call('DeleteUser', { userId: user.userId });
  return user;
}

const outside = ['a visitor', 'a user who has logged out', 'a deleted user'];
const withoutRights = ['a user without rights', 'an Administrator without rights'];

/** Who may use each address that is not an operation. A list saved as a file is an operation. */
const routes: Readonly<Record<string, 'everyone' | 'logged-in users' | 'holders of a right' | 'the monitoring'>> = {
  '/api/images/:hash([0-9a-f]{64}).jpg': 'logged-in users',
  '/api/quotations/:id([1-9][0-9]{0,14}).pdf': 'logged-in users',
  '/api/old-quotations/:id([1-9][0-9]{0,14}).pdf': 'logged-in users',
  '/api/orders/:id([1-9][0-9]{0,14}).pdf': 'logged-in users',
  '/api/quotations/:id([1-9][0-9]{0,14})/proforma.pdf': 'logged-in users',
  '/api/orders/:id([1-9][0-9]{0,14})/proforma.pdf': 'logged-in users',
  '/api/orders/:id([1-9][0-9]{0,14})/change.pdf': 'logged-in users',
  '/api/consignments/:id([1-9][0-9]{0,14})/eway.json': 'holders of a right',
  '/api/consignments/:id([1-9][0-9]{0,14})/einvoice.json': 'holders of a right',
  '/api/consignments/:id([1-9][0-9]{0,14})/note.pdf': 'logged-in users',
  '/api/consignments/:id([1-9][0-9]{0,14})/invoice.pdf': 'logged-in users',
  '/api/consignments/:id([1-9][0-9]{0,14})/challan.pdf': 'logged-in users',
  '/api/receipts/:id([1-9][0-9]{0,14})/receipt.pdf': 'holders of a right',
  '/api/refunds/:id([1-9][0-9]{0,14})/refund.pdf': 'holders of a right',
  '/api/creditnotes/:id([1-9][0-9]{0,14})/creditnote.pdf': 'holders of a right',
  '/api/consignments/papers.pdf': 'logged-in users',
  '/api/eway.json': 'holders of a right',
  '/api/gstr1.zip': 'holders of a right',
  '/api/tally.xml': 'holders of a right',
  '/api/receipts.xml': 'holders of a right',
  '/api/customers/:id([1-9][0-9]{0,14})/statement.pdf': 'holders of a right',
  '/api/customers/:id([1-9][0-9]{0,14})/statement.xlsx': 'holders of a right',
  '/api/import-samples/:kind([a-z-]{1,30})': 'logged-in users',
  '/api/import-rows/:id([1-9][0-9]{0,14})': 'holders of a right',
  '/api/product-pictures.zip': 'holders of a right',
  '/api/company-pictures.zip': 'holders of a right',
  '/api/page-answers': 'logged-in users',
  '/api/attachments/:id([1-9][0-9]{0,14})': 'logged-in users',
  '/api/attachments/:id([1-9][0-9]{0,14})/thumbnail': 'logged-in users',
  '/api/openapi.json': 'logged-in users',
  '/api/docs': 'logged-in users',
  '/api/health': 'everyone',
  '/metrics': 'the monitoring',
  '/': 'everyone',
  '/*': 'everyone',
};
const table = Object.entries(routes);

/** The keys that these addresses read from their query. */
const queryKeys = [
  'as',
  'companyid',
  'confirm',
  'copy',
  'format',
  'frame',
  'from',
  'ids',
  'items',
  'month',
  'page',
  'paper',
  'prices',
  'to',
];

test('this list contains every address of the server', () => {
  expect(
    panel
      .addresses()
      .filter((url) => !(url.replace('/api/', '') in operations) && url !== '/api/*')
      .toSorted(),
  ).toEqual(Object.keys(routes).toSorted());
});

describe.each(table)('%s', (url, audience) => {
  const there = () => places[url]?.there ?? url;

  test(`is for ${audience}`, async () => {
    const [refused, cacheControls]: [string[], (string | null)[]] = [[], []];
    for (const [name, person] of Object.entries(people)) {
      const reply = await person.fetch(there());
      cacheControls.push(reply.headers.get('cache-control'));
      if (reply.status === 200) continue;
      const lacksRight = audience === 'holders of a right' && withoutRights.includes(name);
      const loginOrToken = audience === 'the monitoring' ? [401, 'WrongToken'] : [401, 'NotSignedIn'];
      expect(refusalOf(reply)).toEqual(lacksRight ? [403, 'NotAuthorised'] : loginOrToken);
      refused.push(name);
    }
    const expected = {
      everyone: [],
      'logged-in users': outside,
      'holders of a right': [...outside, ...withoutRights],
      'the monitoring': Object.keys(people),
    };
    expect(new Set(refused)).toEqual(new Set(expected[audience]));
    // No shared cache keeps the office's data.
    expect(cacheControls.every((value) => audience === 'everyone' || /^(no-store|private)/.test(value ?? ''))).toBe(true);
  });

  test('does not fail if a key of the query comes twice', async () => {
    const twice = queryKeys.map((key) => `${key}=1&${key}=2`).join('&');
    const { status } = await panel.admin.fetch(`${there()}${there().includes('?') ? '&' : '?'}${twice}`);
    expect(status).toBeLessThan(500);
  });

  test('can only be read', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect((await panel.admin.fetch(there(), { method })).status).toBe(404);
  });
});

/** The keys of a query that choose among fixed values. */
const choices = [
  ['/api/quotations/:id([1-9][0-9]{0,14}).pdf', 'as', 'As'],
  ['/api/consignments/:id([1-9][0-9]{0,14})/note.pdf', 'prices', 'Prices'],
  ['/api/tally.xml', 'items', 'Items'],
  ['/api/customers/:id([1-9][0-9]{0,14})/statement.pdf', 'confirm', 'Confirm'],
  ['/api/page-answers', 'frame', 'Frame'],
] as const;

test.each(choices)('%s refuses a value of "%s" that is not one of the choices', async (url, key, name) => {
  const there = places[url]?.there ?? url;
  const address = `${there}${there.includes('?') ? '&' : '?'}${key}=`;
  for (const value of ['x', '', `x&${key}=x`]) {
    const reply = await panel.admin.fetch(`${address}${value}`);
    expect([...refusalOf(reply), reply.json.data]).toEqual([400, 'InvalidInput', `${name} is not one of the choices.`]);
  }
});

test('a visitor does not learn what exists and what does not', async () => {
  for (const { nowhere } of Object.values(places).filter((place) => place.nowhere.startsWith('/api'))) {
    expect(refusalOf(await panel.visitor().fetch(nowhere))).toEqual([401, 'NotSignedIn']);
    expect((await panel.admin.fetch(nowhere)).status).toBe(404);
  }
});

test('no one can print a quotation that is not approved', async () => {
  for (const [name, person] of Object.entries(people)) {
    expect([name, ...refusalOf(await person.fetch(draft))]).toEqual([
      name,
      ...(outside.includes(name) ? [401, 'NotSignedIn'] : [409, 'NotApproved']),
    ]);
  }
});

test('anyone who sends the token gets the metrics, logged in or not', async () => {
  const reply = await panel.visitor().fetch('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
});
