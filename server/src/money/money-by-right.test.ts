/** Who has no right of money finds no amount received or due: in no operation, list, file, timeline, notice, search or mail. */
import { operations } from '@vikray/contract/operations.ts';
import { rightNames } from '@vikray/contract/platform/rights.ts';
import { formatDecimal, groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { importFile, promptImports } from '../../../testing/builders/imports.ts';
import { addBill, addMoneySetup, aReceipt, type Billed } from '../../../testing/builders/money.ts';
import { acceptance, addLink, postForm } from '../../../testing/builders/quotation-links.ts';
import { addApprovedQuotation, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { openMailServer, type MailServer } from '../../../testing/panel/mail-receiver.ts';
import { readMail, textOf } from '../../../testing/panel/read-mail.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { readEverything, type ReadAnswer } from '../../../testing/panel/walk-reads.ts';
import type { MailSettings } from '../platform/mail/mail-settings.ts';

const mail: MailSettings = { transport: undefined, from: 'accounts@vindhya.example.in', timeoutMs: 10_000, deadlineMs: 25_000 };

/** What was received, kept back, charged, paid back, credited and promised: each an amount that stands for nothing else. */
const amounts = {
  received: 371_23,
  marked: 130_01,
  forDeal: 128_79,
  deducted: 104_32,
  charged: 205_56,
  paidBack: 109_87,
  credited: 132_17,
  promised: 144_43,
  imported: 117_77,
};

let panel: TestPanel;
let mailServer: MailServer;
let setup: SalesSetup;
let bill: Billed;
/** Owns the deal, but has no right of money. */
let seller: Caller;
let ids: Record<string, number>;
/** All of these, and what is computed of them. */
let secrets: readonly number[];

beforeAll(async () => {
  panel = await startTestPanel({ ...longSessions, ...promptImports, mail, linkUrl: new URL('https://offers.example.in/') });
  panel.clock.pass(24 * 60);
  const { admin } = panel;
  mailServer = await openMailServer();
  Object.assign(mail, { transport: mailServer.smtp });
  setup = await addMoneySetup(admin);
  seller = await panel.userWith(rightNames.filter((right) => !ofMoney.has(right)));
  bill = await addBill(seller, setup, 5);
  const { customerId, companyId } = setup;
  const { billId, dealId, orderId } = bill;
  const marks = [
    { billId, amount: amounts.marked },
    { dealId, amount: amounts.forDeal },
  ];
  const deductions = [{ kind: 'GST TDS' as const, amount: amounts.deducted }];
  const [received] = await admin.call('AddReceipt', aReceipt(setup, amounts.received, { marks, deductions }));
  await admin.call('AddCharge', { customerId, companyId, date: '2026-11-20', amount: amounts.charged, reason: 'Interest as agreed' });
  const refund = { customerId, companyId, mode: 'Cash', amount: amounts.paidBack, reason: 'Paid twice' } as const;
  const [paidBack] = await admin.call('AddRefund', refund);
  const note = { billId, date: '2026-11-21', reason: 'Price corrected', amount: amounts.credited, number: 'CRN/1' } as const;
  const [credited] = await admin.call('AddCreditNote', note);
  const call = { customerId, companyId, callType: 'Phone', outcome: 'Promised', description: 'The bursar' } as const;
  const [called] = await admin.call('AddCollectionCall', { ...call, promisedOn: '2026-11-25', promisedAmount: amounts.promised });
  const [facts] = await admin.call('GetCollection', { customerId, companyId });
  const email = facts?.recipients[0]?.email ?? '';
  await admin.call('SendReminder', { customerId, companyId, templateId: facts?.presetTemplateId ?? 0, email });
  const importId = await importOpeningBill();
  const [twin] = await admin.call('AddCustomer', aCustomer({ companyName: 'Twin of the debtor' }));
  const [owing] = (await admin.call('GetOutstanding', { by: 'Customer', customerId })).rows;
  const bills = (await admin.call('GetOutstanding', { by: 'Bill', customerId })).rows;
  const computed = [owing?.open, owing?.net, owing?.onAccount, owing?.advance, ...bills.flatMap(({ open, settled }) => [open, settled])];
  secrets = [...Object.values(amounts), ...computed.map((paise) => Math.abs(paise ?? 0))].filter((paise) => paise > 50_00);
  const [order] = (await admin.call('GetOrder', { orderId })).rows;
  ids = {
    customerid: customerId,
    companyid: companyId,
    productid: setup.productId,
    contactid: setup.contactPersonId,
    billid: billId,
    dealid: dealId,
    orderid: orderId,
    quotationid: order?.quotationId ?? 0,
    consignmentid: billId / 2,
    receiptid: received?.receiptId ?? 0,
    refundid: paidBack?.refundId ?? 0,
    creditnoteid: credited?.creditNoteId ?? 0,
    callid: called?.callId ?? 0,
    importid: importId,
    keepid: twin?.customerId ?? 0,
    mergeid: customerId,
  };
}, 60_000);
afterAll(async () => {
  await panel.stop();
  await mailServer.stop();
});

/** Imports what a customer owed before the panel. Answers the import. */
async function importOpeningBill(): Promise<number> {
  await addCompany(panel.admin, { name: 'Vindhya Stores', moneyFrom: '2026-11-01' });
  await panel.admin.call('AddCustomer', aCustomer({ companyName: 'Owes From Before' }));
  const cells = ['Vindhya Stores', 'Owes From Before', 'A-1', '12/02/2026', formatDecimal(amounts.imported)];
  const file = `Company,Customer,Invoice Number,Invoice Date,Amount\n${cells.join(',')}`;
  return (await importFile(panel.admin, 'openingbills', file)).importId;
}

/** The rights of the menus Receipt, Outstanding and Credit Note. Who may enter money sees what is open, to know what it is for. */
const ofMoney = new Set<string>([
  'Receipt List',
  'Add Receipt',
  'Allow Deduction',
  'Edit Receipt',
  'Void Receipt',
  'View Outstanding',
  'Add Collection Call',
  'Edit Credit',
  'Credit Note List',
  'Add Credit Note',
  'Void Credit Note',
]);

/** The secrets in each answer, by its address. */
function found(answers: readonly ReadAnswer[]): string[] {
  const written = secrets.flatMap((paise) => [formatDecimal(paise), groupedDecimal(paise)]);
  return answers.flatMap(({ address, text }) =>
    written.filter((secret) => text.includes(secret)).map((secret) => `${secret} at ${address}`),
  );
}

test('the walk finds every secret as a user with the rights of money, so that it would find a leak (PAY-25)', async () => {
  const accountant = await panel.userWith([...rightNames]);
  const answers = await readEverything(accountant, ids, panel.addresses());
  const leaks = found(answers);
  for (const paise of secrets)
    expect([paise, leaks.some((leak) => leak.startsWith(groupedDecimal(paise)) || leak.startsWith(formatDecimal(paise)))]).toEqual([
      paise,
      true,
    ]);
  const places = new Set(leaks.map((leak) => leak.split(' at ')[1]?.split(/[?{ ]/)[0]));
  for (const name of ['GetReceipt', 'GetOutstanding', 'GetCreditNote', 'GetCustomerStatement', 'GetCollection'])
    expect(places).toContain(`/api/${name}`);
  const reads = Object.values(operations).filter(({ kind }) => kind !== 'write').length;
  expect(new Set(answers.map(({ address }) => address.split(/[?{ ]/)[0])).size).toBeGreaterThan(reads);
}, 120_000);

test('the page of a link shows no amount before Accept, and then only what is still asked (PAY-20, PAY-25)', async () => {
  const { admin } = panel;
  const order = aQuotation(setup, [{ productId: setup.productId, quantity: 3, rate: 100_00 }]);
  const quotationId = await addApprovedQuotation(admin, order);
  const { path } = await addLink(admin, quotationId);
  const [row] = (await admin.call('GetQuotation', { quotationId })).rows;
  const [dealId, total] = [row?.dealId ?? 0, row?.totalAmount ?? 0];
  const received = 61_17;
  await admin.call('AddReceipt', aReceipt(setup, received, { marks: [{ dealId, amount: received }] }));
  const customer = panel.visitor();
  const read = async (): Promise<ReadAnswer[]> => {
    const page = await customer.fetch(path);
    return [{ address: path, status: page.status, text: page.text }];
  };
  const asked = [total - received, received].flatMap((paise) => [formatDecimal(paise), groupedDecimal(paise)]);
  const before = await read();
  expect(found(before)).toEqual([]);
  expect(asked.filter((amount) => before[0]?.text.includes(amount))).toEqual([]);
  for (const query of ['?companyid=1', `?dealid=${dealId}`, '?accepted=Yes', '?pay=1'])
    expect((await customer.fetch(path + query)).text).not.toContain(groupedDecimal(total - received));
  await postForm(customer, path, acceptance);
  const after = await read();
  expect(after[0]?.text).toContain(groupedDecimal(total - received));
  expect(after[0]?.text).not.toContain(groupedDecimal(received));
  expect(found(after)).toEqual([]);
});

test('a user without them finds no amount received or due anywhere, also of their own deals (PAY-25, SHR-13)', async () => {
  expect(found(await readEverything(seller, ids, panel.addresses()))).toEqual([]);
}, 120_000);

test('no search finds a customer or a deal by an amount received or due, nor a receipt at all (PAY-25)', async () => {
  const written = secrets.flatMap((paise) => [formatDecimal(paise), groupedDecimal(paise)]);
  for (const search of [...written, 'RV0001', 'CRN/1'])
    expect([search, await seller.call('FindRecords', { search })]).toEqual([search, []]);
  const { rows } = await panel.admin.call('GetReceipt', { search: formatDecimal(amounts.received) });
  expect(rows).toHaveLength(1);
});

test('no mail that a user without them sends says an amount received or due (PAY-19, PAY-25)', async () => {
  const [order] = (await seller.call('GetOrder', { orderId: bill.orderId })).rows;
  const [quotationId, consignmentId, email] = [order?.quotationId ?? 0, bill.billId / 2, order?.email ?? ''];
  const before = mailServer.received.length;
  const { rows: templates } = await panel.admin.call('GetMailTemplate', {});
  for (const { templateId } of templates) {
    await seller.ask('SendMailer', { quotationId, templateId, email });
    await seller.ask('SendOrderConfirmation', { orderId: bill.orderId, templateId, email });
    await seller.ask('SendDispatchNews', { consignmentId, templateId, email });
    const reminder = { customerId: setup.customerId, companyId: setup.companyId, templateId, email };
    expect((await seller.ask('SendReminder', reminder)).status).toBe(403);
  }
  const sent = mailServer.received.slice(before).map(({ source }) => readMail(source));
  expect(sent.length).toBeGreaterThan(templates.length);
  const texts = sent.flatMap((each) => [each.headers['subject'] ?? '', textOf(each, 'text/plain')]);
  expect(found(texts.map((text) => ({ address: 'a mail', status: 200, text })))).toEqual([]);
});
