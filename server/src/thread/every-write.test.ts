import { addCompany } from '../../../testing/builders/companies.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import type { TimelineEntry, TimelineRecord } from '@vikray/contract/thread/timeline.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSite } from '../../../testing/builders/customer-sites.ts';
import { aContact, aCustomer, addCustomer } from '../../../testing/builders/customers.ts';
import { anEnquiry } from '../../../testing/builders/enquiries.ts';
import { uploadPicture } from '../../../testing/builders/images.ts';
import { addBill, addMoneySetup, aReceipt } from '../../../testing/builders/money.ts';
import { aProduct } from '../../../testing/builders/products.ts';
import { aChange } from '../../../testing/builders/order-changes.ts';
import { addOrder, addQuotation, addSalesSetup, aQuotation } from '../../../testing/builders/quotations.ts';
import { addRevision } from '../../../testing/builders/revisions.ts';
import { aPdf, attach } from '../../../testing/builders/threads.ts';
import { addUser } from '../../../testing/builders/users.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

/** The writes that concern none of the records with a timeline. */
const apart: readonly string[] = [
  // Sessions, users and rights.
  'AddApiToken',
  'DeleteApiToken',
  'AuthenticateUser',
  'AddUserLoginSession',
  'AddUser',
  'UpdateUser',
  'UpdateUserPhoto',
  'DeleteUser',
  'ChangePassword',
  'CompleteFirstUser',
  'ConfirmKeyCopy',
  'AddUserMenu',
  'AddUserSubMenu',
  'UpdateMenuRights',
  'UpdateSubMenuRights',
  'UpdateUserRights',
  'UpdateApprovalLimits',
  'UpdateSettings',
  'SendTestMail',
  'AddLookup',
  'RenameLookup',
  'DismissSetup',
  'AddOfficeUsers',
  'ConfirmKeyCopy',
  'EndOwnSession',
  'EndUserSession',
  'UpdateSignInMail',
  'StartSecondStep',
  'ConfirmSecondStep',
  'AddRecoveryCodes',
  'EndSecondStep',
  'ResetSecondStep',
  'RequestPasswordReset',
  'ResetPassword',
  'RevealPrivate',
  // Lists of the office.
  'AddClientDetails',
  'UpdateClientDetails',
  'UpdateStandardTerms',
  'AddTax',
  'AddMailTemplate',
  'UpdateMailTemplate',
  'DeleteMailTemplate',
  'AddTerm',
  'UpdateTerm',
  'DeleteTerm',
  'UpdateBrochure',
  // Files and rows that no record holds yet, and what belongs to one user or to the panel.
  'AddImage',
  'CheckImport',
  'StartImport',
  'TakeBackImport',
  'SaveQuotationDraft',
  'DeleteQuotationDraft',
  'DismissNotice',
  // Its rows are.
  'RunForEach',
  'DismissHealthNote',
  'RunJob',
  // Documented calls that change nothing any more.
  'AddOrderProductMapping',
  'UpdateOrderStatus',
];

/** The writes of enquiries, whose sentences the enquiries' own tests show. */
const ofEnquiries: readonly string[] = ['AddEnquiry', 'CloseEnquiry', 'ReopenEnquiry'];

/** The writes that leave their sentence in the place of another entry. */
const inPlace: readonly string[] = ['WithdrawNote', 'DeleteAttachment'];

// The names are exactly the table's keys; Object.keys types them as text.
const writes = (Object.keys(operations) as OperationName[]).filter((name) => operations[name].kind === 'write');

let panel: TestPanel;
let folder: string;
/** Everything that a timeline says, with the operation that did it; nothing for movements. */
const said: { readonly operation: string | undefined; readonly entry: TimelineEntry }[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-timeline-'));
  const mail = { transport: { folder }, from: 'office@example.in', timeoutMs: 10_000, deadlineMs: 25_000 };
  panel = await startTestPanel({ mail, linkUrl: new URL('https://offers.example.in/') });
  await doEverything();
  for (const [record, table] of [
    ['customer', 'customers'],
    ['product', 'products'],
    ['quotation', 'quotations'],
    ['order', 'orders'],
    ['deal', 'deals'],
  ] as const)
    for (const { id } of await panel.db.selectFrom(table).select('id').execute()) await readTimeline(record, id);
}, 120_000);
afterAll(async () => {
  await panel.stop();
  await rm(folder, { recursive: true });
});

async function readTimeline(record: TimelineRecord, recordId: number): Promise<void> {
  for (const entry of await panel.admin.call('GetTimeline', { record, recordId, pageSize: 100 }))
    said.push({ operation: await operationOf(entry), entry });
}

/** The operation that an entry comes from; nothing for a movement that has no entry of its own in the audit log. */
async function operationOf({ entryId }: TimelineEntry): Promise<string | undefined> {
  const isMovement = entryId % 2 === 1;
  const row = await panel.db
    .selectFrom('audit_log')
    .select('operation')
    .where('id', 'in', (eb) =>
      isMovement
        ? eb
            .selectFrom('audit_subjects')
            .select('audit_id')
            .where('movement_id', '=', (entryId - 1) / 2)
        : eb
            .selectFrom('audit_log')
            .select('id')
            .where('id', '=', entryId / 2),
    )
    .executeTakeFirst();
  return row?.operation;
}

const secret = {
  personalMobile: '9388888888',
  pan: 'ZZZPZ9999Z',
  aadhaar: '777766665555',
  bankAccount: '7777000077770000',
  address: '77, Hidden Lane',
  birthDate: '1971-07-07',
} as const;
const floorPrice = 7_654_32;

/** An office in which every write happens once, by a user whose private details are known. */
async function doEverything(): Promise<void> {
  const { admin } = panel;
  await addUser(admin, secret);
  const seller = Object.assign(await panel.userWith(['Follow Up', 'Add Quotation', 'Quotation List']));

  const contact = aContact();
  const customerId = await addCustomer(admin);
  await admin.call('AddCustomerContactPerson', { ...contact, customerId });
  await admin.call('UpdateCustomer', { ...aCustomer(), customerId });
  await admin.call('ApproveCustomer', { customerId });
  const siteId = (await admin.call('AddCustomerSite', aSite(customerId)))[0]?.siteId ?? 0;
  await admin.call('UpdateCustomerSite', { ...aSite(customerId), siteId, version: 1 });
  await admin.call('HideCustomerSite', { siteId, version: 2 });
  const noteId = (await admin.call('AddNote', { record: 'customer', recordId: customerId, text: 'Call after Diwali.' }))[0]?.noteId;
  await admin.call('AddNote', { record: 'customer', recordId: customerId, text: 'Call again.' });
  await admin.call('WithdrawNote', { noteId: noteId ?? 0 });
  const { json } = await attach(admin, 'customer', customerId, 'plan.pdf', aPdf());
  await attach(admin, 'customer', customerId, 'order.pdf', aPdf());
  await admin.call('DeleteAttachment', { attachmentId: json.data[0].AttachmentId });
  const [enquiry] = await admin.call('AddEnquiry', anEnquiry({ customerId }));
  const dealId = enquiry?.dealId ?? 0;
  await admin.call('AddSalesCall', { dealId, callType: 'Phone', outcome: 'Spoke', description: 'Wants a quotation.' });
  await admin.call('UpdateFollowUp', { dealId, version: 2, cadence: 'Slow' });
  const [mistaken] = await admin.call('AddSalesCall', { dealId, callType: 'Phone', outcome: 'No answer' });
  await admin.call('WithdrawSalesCall', { callId: mistaken?.callId ?? 0 });
  await admin.call('CloseEnquiry', { dealId, version: 5, lostReason: 'No reply' });
  await admin.call('ReopenEnquiry', { dealId, version: 6 });
  const duplicateId = await addCustomer(admin);
  await admin.call('MergeCustomers', { keepId: customerId, mergeId: duplicateId });
  await admin.call('UnmergeCustomers', { mergeId: duplicateId });
  await admin.call('DeleteCustomer', { id: customerId });

  const entered = aProduct({ stock: 5_00, floorPrice });
  const [product] = await admin.call('AddProduct', entered);
  const productId = product?.productId ?? 0;
  await admin.call('UpdateProduct', { ...entered, productId, stock: 7_00, originalStock: 5_00, floorPrice: floorPrice + 1 });
  await admin.call('UpdateProductControl', { productId, version: 2, code: 'FB-2', floorPrice: floorPrice + 2 });
  await admin.call('UpdateProductTax', { productId, hsn: '940290', gstPercent: 18_00 });
  await admin.call('UpdateProductPhoto', { productId, photo: await uploadPicture(admin, 'Product') });
  await admin.call('ApproveProduct', { productId });
  await admin.call('DeleteProduct', { id: productId });

  const setup = await addSalesSetup(admin);
  const [supplierId, invoiceNumber, date] = [setup.companyId, 'INV/7', '2026-11-20'];
  await admin.call('AddPurchase', { supplierId, invoiceNumber, date, lines: [{ productId: setup.productId, purchaseQuantity: 5_00 }] });
  const counted = { productId: setup.productId, counted: 4_00, stockWhenCounted: 5_00 };
  await admin.call('AddStockCount', { countedOn: date, kind: 'Count', lines: [counted] });
  const open = await addQuotation(admin, aQuotation(setup, undefined, { products: undefined }));
  const line = { productId: setup.productId, quantity: 10, rate: 1000_00, total: 10_000_00 };
  await admin.call('AddQuotationProductMapping', { quotationId: open, ...line });
  const version = async (quotationId: number) => (await admin.call('GetQuotation', { quotationId })).rows[0]?.version ?? 0;
  const { products = [], ...header } = aQuotation(setup);
  await admin.call('UpdateQuotation', { ...header, products, quotationId: open, version: await version(open) });
  await admin.call('ReturnQuotation', { quotationId: open, version: await version(open), note: 'Please check the freight.' });
  const revised = await addRevision(panel, open, aQuotation(setup), 'A longer bed');
  const [reason] = await admin.call('GetLostReason', {});
  await admin.call('MarkQuotationLost', { quotationId: revised, version: await version(revised), lostReason: reason?.value ?? 0 });
  await admin.call('ReopenQuotation', { quotationId: revised, version: await version(revised) });
  await admin.call('UpdatequotationStatus', { quotationId: revised, status: 'Void' });
  await addQuotation(
    admin,
    aQuotation(setup, undefined, { dealId: (await admin.call('GetQuotation', { quotationId: revised })).rows[0]?.dealId }),
  );
  await admin.call('MoveQuotation', { quotationId: revised });

  const orderId = await addOrder(admin, aQuotation(setup));
  const [ordered] = (await admin.call('GetOrder', { orderId })).rows;
  const quotationId = ordered?.quotationId ?? 0;
  const [quotation] = (await admin.call('GetQuotation', { quotationId })).rows;
  const mailed = await seller.send('SendMailer', { quotationid: quotationId, email: quotation?.email });
  expect([mailed.status, mailed.text]).toEqual([200, expect.any(String)]);
  const [link] = await admin.call('AddQuotationLink', { quotationId, channel: 'WhatsApp' });
  await admin.call('WithdrawQuotationLink', { linkId: link?.linkId ?? 0 });
  const [orderLine] = await admin.call('GetOrderProduct', { orderId });
  const [dispatched] = await admin.call('AddDispatch', {
    orderId,
    invoiceNumber: '1234',
    invoiceDate: date,
    lines: [{ productMapId: orderLine?.id ?? 0, dispatchQuantity: 4 }],
  });
  const consignmentId = dispatched?.consignmentId ?? 0;
  const together = {
    orderId,
    invoiceNumber: '1235',
    invoiceDate: date,
    lines: [{ productMapId: orderLine?.id ?? 0, dispatchQuantity: 1 }],
  };
  await admin.call('AddDispatches', { dispatches: [together], transport: { lrNumber: 'LR-1' } });
  await admin.call('UpdateTransport', { consignmentId, packages: 3 });
  await admin.call('UpdateEway', { consignmentId, ewayNumber: '123456789012', ewayDate: date, validUntil: date });
  await admin.call('RecalculateOrderTax', { orderId });
  await admin.call('UpdateOrderPromise', { orderId, poNumber: 'PO/77' });
  const { rows: templates } = await admin.call('GetMailTemplate', {});
  const news = { templateId: templates[0]?.templateId ?? 0, email: quotation?.email ?? '' };
  await admin.call('SendOrderConfirmation', { orderId, ...news });
  await admin.call('SendDispatchNews', { consignmentId, ...news });
  const registered = { irn: 'a'.repeat(64), ackNo: '1', ackDate: date, signedQr: 'signed' };
  await admin.call('UpdateEinvoice', { consignmentId, ...registered });
  const back = { dispatchId: dispatched?.dispatchId ?? 0, quantity: 1, condition: 'Damaged', replace: 'No' } as const;
  await admin.call('AddReturn', { orderId, returnedOn: date, reason: 'Defect', lines: [back] });
  const closing = { orderId, lines: [{ productMapId: orderLine?.id ?? 0, quantity: 2 }], reason: 'Enough for now' };
  await admin.call('CloseOrderLines', closing);
  await admin.call('ReopenOrderLines', closing);
  const unsent = await addOrderWithLines(admin, aQuotation(setup));
  await dispatchPieces(admin, unsent, [1], '4321');
  const [cancelled] = (await admin.call('GetDispatchOrder', { orderId: unsent.orderId })).rows;
  await admin.call('CancelDispatch', { dispatchIds: [cancelled?.id ?? 0], reason: 'The lorry did not come' });
  const companyId = await addCompany(admin, { invoicesIssuedHere: 'Yes' });
  const issued = await addOrderWithLines(admin, aQuotation({ ...setup, companyId }, undefined, { installed: 'No' }));
  const billedId = await dispatchPieces(admin, issued, [1], '');
  await admin.call('IssueChallan', { consignmentId: billedId });
  await admin.call('VoidInvoice', { consignmentId: billedId, reason: 'Wrong address' });
  await admin.call('IssueInvoice', { consignmentId: billedId });
  const more = aQuotation({ ...setup, companyId }, [{ productId: setup.productId, quantity: 12, rate: 1000_00 }], { installed: 'No' });
  const [change] = await admin.call('ChangeOrder', await aChange(admin, issued.orderId, more));
  await admin.call('DecideOrderChange', { changeId: change?.changeId ?? 0, version: 1, status: 'Approved' });
  await doEverythingWithMoney();
}

/** Every write about money, which concerns the customer. */
async function doEverythingWithMoney(): Promise<void> {
  const { admin } = panel;
  const account = await addMoneySetup(admin);
  const { billId } = await addBill(admin, account);
  const cheque = { mode: 'Cheque', reference: '123456', chequeDate: '2026-11-20', receivedOn: '2026-11-20' } as const;
  const [added] = await admin.call('AddReceipt', aReceipt(account, 50_00, cheque));
  const receiptId = added?.receiptId ?? 0;
  await admin.call('UpdateReceiptMarks', { receiptId, marks: [{ billId, amount: 20_00 }] });
  await admin.call('UpdateCheque', { receiptId, depositedOn: '2026-11-20' });
  await admin.call('AddRefund', { ...account, mode: 'Cash', amount: 10_00, reason: 'Paid twice' });
  const [other] = await admin.call('AddReceipt', aReceipt(account, 50_00, { receivedOn: '2026-11-20' }));
  await admin.call('VoidReceipt', { receiptId: other?.receiptId ?? 0, reason: 'Entered twice' });
  await admin.call('AddCharge', { ...account, date: '2026-11-10', amount: 5_00, reason: 'Bounced cheque' });
  const { customerId, companyId } = account;
  const [facts] = await admin.call('GetCollection', { customerId, companyId });
  await admin.call('AddCollectionCall', { customerId, companyId, callType: 'Phone', outcome: 'No answer' });
  const [template, email] = [facts?.presetTemplateId ?? 0, facts?.recipients[0]?.email ?? ''];
  await admin.call('SendReminder', { customerId, companyId, templateId: template, email });
  await admin.call('DisputeBill', { billId, note: 'Two chairs are damaged' });
  await admin.call('SettleDispute', { billId, note: 'Replaced' });
  await admin.call('UpdateDueDate', { billId, dueOn: '2026-12-20', reason: 'As agreed' });
  const tds = aReceipt(account, 50_00, { receivedOn: '2026-11-20', deductions: [{ kind: 'GST TDS', amount: 1_00 }] });
  const [kept] = await admin.call('AddReceipt', tds);
  const [deduction] = (await admin.call('GetReceiptDetails', { receiptId: kept?.receiptId ?? 0 })).deductions;
  const certificate = { certificate: 'GSTR7A/1', certificatedOn: '2026-11-20' };
  await admin.call('UpdateDeduction', { deductionId: deduction?.deductionId ?? 0, ...certificate });
  const credited = { billId, date: '2026-11-20', reason: 'Price corrected', amount: 1_00, number: 'CRN/1' } as const;
  const [note] = await admin.call('AddCreditNote', credited);
  await admin.call('VoidCreditNote', { creditNoteId: note?.creditNoteId ?? 0, reason: 'Wrong invoice' });
  await admin.call('UpdateCustomerCredit', { customerId: account.customerId, creditDays: 30 });
}

describe('every operation that writes', () => {
  test('is known to concern records with a timeline, or to concern none (THR-25)', () => {
    expect(apart.filter((name) => !writes.some((write) => write === name))).toEqual([]);
    const told = new Set(said.map(({ operation }) => operation));
    expect(writes.filter((name) => !told.has(name) && ![...apart, ...ofEnquiries, ...inPlace].includes(name))).toEqual([]);
  });

  test('leaves one whole sentence in the timeline of its record, with who and when (THR-25)', () => {
    for (const { entry } of said) {
      const sentence = `${entry.who} ${entry.text}`.trim();
      // A name, or a withdrawal, then what was done to which record.
      expect(sentence).toMatch(/^(\S+( \S+)* [a-z]+(:)? .{2,}|(Note|File) withdrawn by .+)$/s);
      expect(sentence).not.toMatch(/undefined|null|NaN|this record|\(update|\[object/);
      expect(entry.at).toMatch(/^2026-11-20T/);
    }
    for (const kind of ['Change', 'Mail', 'Call', 'Note', 'File', 'Link', 'Stock'])
      expect(said.map(({ entry }) => entry.kind)).toContain(kind);
    const texts = said.map(({ entry }) => entry.text);
    expect(texts).toContainEqual(expect.stringMatching(/^sent the quotation to \S+@\S+ \(\S+\)$/));
    expect(texts).toContainEqual(expect.stringMatching(/^Note withdrawn by /));
    expect(texts).toContainEqual(expect.stringMatching(/^File withdrawn by /));
  });

  test('leaves no private value there: no details of the staff, no floor price, no token (THR-25)', () => {
    const all = JSON.stringify(said.map(({ entry }) => entry));
    const token = panel.admin.cookie.split('=')[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    for (const value of [...Object.values(secret), '7654.32', '7,654.32', '7654.33', '7,654.33', '7654.34', '7,654.34', token])
      expect(all).not.toContain(value);
  });
});
