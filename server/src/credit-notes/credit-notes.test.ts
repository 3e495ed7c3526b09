/** Credit notes on invoices: what they take, how they are numbered, and what they settle. */
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { dispatchPieces, addOrderWithLines } from '../../../testing/builders/dispatches.ts';
import { addBill, addMoneySetup, aReceipt } from '../../../testing/builders/money.ts';
import { aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { creditNoteHints } from './credit-note-hints.ts';
import { listedCreditNotes } from './credit-note-store.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel(longSessions);
  panel.clock.pass(24 * 60);
});
afterAll(() => panel.stop());

/** A customer and company of its own for each story. */
async function newAccount(): Promise<SalesSetup> {
  setup = await addMoneySetup(panel.admin);
  return setup;
}

type Wanted = Partial<InputOf<'AddCreditNote'>> & { readonly billId: number };
let lastNumber = 0;

const aCreditNote = (wanted: Wanted): InputOf<'AddCreditNote'> => ({
  date: '2026-11-21',
  reason: 'Price corrected',
  number: `CRN/${++lastNumber}`,
  ...wanted,
});
const ask = (wanted: Wanted) => panel.admin.ask('AddCreditNote', aCreditNote(wanted));
async function credit(wanted: Wanted): Promise<number> {
  const [added] = await panel.admin.call('AddCreditNote', aCreditNote(wanted));
  return added?.creditNoteId ?? 0;
}

async function notesOf(billId: number) {
  return (await panel.admin.call('GetCreditNote', { billId })).rows;
}

async function lineOf(billId: number): Promise<number> {
  const [consignment] = await panel.admin.call('GetConsignment', { consignmentId: billId / 2 });
  return consignment?.lines[0]?.lineId ?? 0;
}

async function ofCustomer() {
  const { rows } = await panel.admin.call('GetOutstanding', { by: 'Customer', customerId: setup.customerId });
  return rows[0];
}

/** Takes back pieces of an order without replacing them. */
async function takeBack(orderId: number, quantity: number, replace: 'Yes' | 'No' = 'No'): Promise<number> {
  const { rows } = await panel.admin.call('GetDispatchOrder', { orderId });
  const lines = rows.slice(0, 1).map(({ id: dispatchId }) => ({ dispatchId, quantity, condition: 'Good' as const, replace }));
  const [added] = await panel.admin.call('AddReturn', { orderId, returnedOn: '2026-11-21', reason: 'Defect', lines });
  return added?.returnId ?? 0;
}

describe('AddCreditNote', () => {
  test('lowers what is owed on its bill first; what is beyond is on account (PAY-09, PAY-13)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    await panel.admin.call('AddReceipt', aReceipt(setup, asked - 100_00, { marks: [{ billId, amount: asked - 100_00 }] }));
    await credit({ billId, amount: 40_00 });
    expect(await ofCustomer()).toMatchObject({ open: 60_00, onAccount: 0, net: 60_00 });
    await credit({ billId, amount: 100_00 });
    expect(await ofCustomer()).toMatchObject({ open: 0, onAccount: 40_00, net: -40_00 });
    const tooMuch = await panel.admin.ask('AddReceipt', aReceipt(setup, 10_00, { marks: [{ billId, amount: 10_00 }] }));
    expect(tooMuch.json.data).toBe(`Only ${formatRupees(0)} is open on invoice 77.`);
  });

  test.each([
    ['₹33.33', 33_33, [1, 3, 2, 1]],
    ['₹0.01', 1, [1, 1, 1]],
  ])('by pieces of %s sums to the invoice to the paisa, head by head (PAY-13)', async (_price, rate, parts) => {
    await newAccount();
    const quantity = parts.reduce((sum, part) => sum + part, 0);
    const order = await addOrderWithLines(panel.admin, aQuotation(setup, [{ productId: setup.productId, quantity, rate }]));
    const billId = 2 * (await dispatchPieces(panel.admin, order, [quantity]));
    const [invoice] = await panel.admin.call('GetConsignment', { consignmentId: billId / 2 });
    const consignmentLineId = await lineOf(billId);
    for (const part of parts) await credit({ billId, lines: [{ consignmentLineId, quantity: part }] });
    const notes = await notesOf(billId);
    for (const key of ['taxable', 'cgst', 'sgst', 'igst', 'roundOff', 'total'] as const)
      expect([key, notes.reduce((sum, note) => sum + note[key], 0)]).toEqual([key, invoice?.[key]]);
    expect(await ofCustomer()).toBeUndefined();
    const more = await ask({ billId, lines: [{ consignmentLineId, quantity: 1 }] });
    expect([more.status, more.json.data]).toEqual([409, `More than ${formatRupees(0)} cannot be credited on invoice 77.`]);
  });

  test('takes together at most the bill (PAY-13)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    await credit({ billId, amount: asked - 1000_00 });
    const reply = await ask({ billId, amount: 1000_01 });
    expect([reply.status, reply.json.data]).toEqual([409, 'More than ₹1,000.00 cannot be credited on invoice 77.']);
    const all = await Promise.all(Array.from({ length: 12 }, () => ask({ billId, amount: 300_00 })));
    expect(all.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(3);
    expect(await ofCustomer()).toMatchObject({ open: 100_00, onAccount: 0 });
  });

  test('numbers the credit notes of a company that issues here, without a gap; another types the number (PAY-13)', async () => {
    const { customerId, contactPersonId, productId } = await newAccount();
    const companyId = await addCompany(panel.admin, { moneyFrom: '2026-11-01', invoicesIssuedHere: 'Yes', creditPrefix: 'CRN/' });
    setup = { customerId, contactPersonId, productId, companyId };
    const { billId } = await addBill(panel.admin, setup, 10, '');
    const typed = await ask({ billId, amount: 1_00 });
    expect([typed.status, typed.json.data]).toEqual([400, 'This company numbers its credit notes itself. Leave the number blank.']);
    await credit({ billId, amount: 1_00, number: '' });
    expect((await ask({ billId, amount: 10_00_000_00, number: '' })).status).toBe(409);
    await credit({ billId, amount: 1_00, number: '' });
    expect((await notesOf(billId)).map(({ number }) => number)).toEqual(['CRN/0002', 'CRN/0001']);

    const other = await addBill(panel.admin, await newAccount());
    const missing = await ask({ billId: other.billId, amount: 1_00, number: '' });
    expect([missing.status, missing.json.data]).toEqual([400, 'Please enter the number of the credit note.']);
    await credit({ billId: other.billId, amount: 1_00, number: 'A/1' });
    const again = await ask({ billId: other.billId, amount: 1_00, number: 'A/1' });
    expect([again.status, again.json.data]).toEqual([409, 'This number stands on another credit note already.']);
  });

  test.each([
    [{ billid: '' }, 400, 'Please select the invoice.'],
    [{ date: '' }, 400, 'Please check the date.'],
    [{ date: '2026-11-19' }, 400, 'Please check the date.'],
    [{ date: '2026-11-22' }, 400, 'Please check the date.'],
    [{ reason: 'Mood' }, 400, 'Please select the reason.'],
    [{ amount: undefined }, 400, 'Please choose what is credited: pieces or an amount.'],
    [{ amount: '0' }, 400, 'Please enter Amount.'],
    [{ amount: '-5' }, 400, 'Please enter Amount.'],
    [{ amount: 'NaN' }, 400, 'Please enter Amount.'],
    [{ lines: [{ consignmentlineid: 1, quantity: 1 }] }, 400, 'A credit note takes pieces or an amount, not both.'],
    [{ amount: undefined, lines: [{ consignmentlineid: 99_999, quantity: 1 }] }, 400, 'This product is not on the invoice.'],
    [{ number: 'A'.repeat(17) }, 400, expect.stringContaining('16')],
    [{ number: '=1' }, 400, 'A number has letters, digits, hyphens and slashes only.'],
    [{ billid: 999_998 }, 404, 'This bill does not exist.'],
    [{ billid: 999_999 }, 409, 'Only an invoice from this panel can be credited. Enter other credits as a deduction of a receipt.'],
    [{ returnid: 99_999 }, 400, 'This return belongs to another order.'],
  ])('refuses %o: %i %s (PAY-13)', async (change, status, sentence) => {
    const { billId: billid } = await addBill(panel.admin, await newAccount());
    const good = { billid, date: '2026-11-21', reason: 'Other', amount: '10', number: 'CN7' };
    const reply = await panel.admin.send('AddCreditNote', { ...good, ...change });
    expect([reply.status, reply.json.data]).toEqual([status, sentence]);
    expect(await notesOf(billid)).toEqual([]);
  });

  test('asks for the rights of the menu Credit Note (PAY-13)', async () => {
    const { billId } = await addBill(panel.admin, await newAccount());
    const anyone = await panel.userWith(['Receipt List', 'View Outstanding']);
    expect((await anyone.ask('AddCreditNote', aCreditNote({ billId, amount: 1_00 }))).status).toBe(403);
    for (const name of ['GetCreditNote', 'GetBillToCredit'] as const) expect((await anyone.send(name)).status).toBe(403);
    expect((await anyone.ask('GetCreditable', { billId })).status).toBe(403);
  });

  test.each([
    ['2026-03-31', '2026-12-01', '2026-11-30'],
    ['2026-04-01', '2027-12-01', '2027-11-30'],
  ])('on an invoice of %s hints on %s that it lowers no tax, and not on %s (PAY-14)', (invoiceDate, late, inTime) => {
    const hintsOn = (date: string) => creditNoteHints({ consignment: { invoiceDate, irn: '' }, company: { eInvoices: 'No' } }, date);
    expect(hintsOn(late)).toEqual({ hints: [`A credit note after ${dashedDate(inTime)} lowers no tax of this invoice (section 34).`] });
    expect(hintsOn(inTime)).toEqual({});
  });
});

describe('a return that is not replaced', () => {
  test('proposes its credit note with its lines, once (DSK-22, PAY-13)', async () => {
    const { billId, orderId } = await addBill(panel.admin, await newAccount());
    const returnId = await takeBack(orderId, 4);
    const [proposal] = await panel.admin.call('GetCreditable', { returnId });
    expect(proposal).toMatchObject({ billId, invoiceNumber: '77', numbersItself: 'No', lines: [{ quantity: 10, proposed: 4 }] });
    const lines = (proposal?.lines ?? []).map(({ consignmentLineId, proposed: quantity }) => ({ consignmentLineId, quantity }));
    await credit({ billId, returnId, lines, reason: 'Goods returned' });
    const [note] = await notesOf(billId);
    expect(note?.returnNumber).toMatch(/^RT\//);
    const again = await ask({ billId, returnId, lines });
    expect([again.status, again.json.data]).toEqual([409, `This return stands on credit note ${note?.number} already.`]);
  });

  test('and one that is replaced proposes none (DSK-22, PAY-13)', async () => {
    const { orderId } = await addBill(panel.admin, await newAccount());
    const returnId = await takeBack(orderId, 4, 'Yes');
    expect(await panel.admin.call('GetCreditable', { returnId })).toEqual([]);
  });
});

describe('VoidCreditNote', () => {
  test('opens the bill again, and stands on the statement no more (PAY-13, PAY-17)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    const creditNoteId = await credit({ billId, amount: 500_00 });
    const period = { customerId: setup.customerId, companyId: setup.companyId, from: '2026-11-01', to: '2027-12-31' };
    const kinds = async () => (await panel.admin.call('GetCustomerStatement', period)).data.map(({ kind, balance }) => [kind, balance]);
    expect(await kinds()).toEqual([
      ['Opening', 0],
      ['Bill', asked],
      ['Credit Note', asked - 500_00],
    ]);
    const noReason = await panel.admin.send('VoidCreditNote', { creditnoteid: creditNoteId, reason: 'x' });
    expect([noReason.status, noReason.json.data]).toEqual([400, 'Please enter the reason.']);
    await panel.admin.call('VoidCreditNote', { creditNoteId, version: 1, reason: 'Wrong invoice' });
    await panel.admin.call('VoidCreditNote', { creditNoteId, reason: 'Wrong invoice' });
    expect(await ofCustomer()).toMatchObject({ open: asked });
    expect(await kinds()).toHaveLength(2);
    expect(await notesOf(billId)).toMatchObject([{ isVoid: 'Yes', voidReason: 'Wrong invoice', version: 2 }]);
  });

  test('is refused while its money has been paid back (PAY-13)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    await panel.admin.call('AddReceipt', aReceipt(setup, asked, { marks: [{ billId, amount: asked }] }));
    const creditNoteId = await credit({ billId, amount: 500_00 });
    const { customerId, companyId } = setup;
    await panel.admin.call('AddRefund', { customerId, companyId, mode: 'Cash', amount: 500_00, reason: 'Goods returned' });
    const reply = await panel.admin.ask('VoidCreditNote', { creditNoteId, reason: 'Wrong invoice' });
    expect([reply.status, reply.json.data]).toEqual([409, 'Money of this credit note has been paid back.']);
  });
});

describe('an invoice with a credit note', () => {
  test('is not made void, and its goods are not taken off, until its credit notes are void (PAY-13)', async () => {
    const { customerId, contactPersonId, productId } = await newAccount();
    const companyId = await addCompany(panel.admin, { moneyFrom: '2026-11-01', invoicesIssuedHere: 'Yes' });
    setup = { customerId, contactPersonId, productId, companyId };
    const { billId } = await addBill(panel.admin, setup, 10, '');
    const creditNoteId = await credit({ billId, amount: 500_00, number: '' });
    const refused = await panel.admin.ask('VoidInvoice', { consignmentId: billId / 2, reason: 'Wrong State' });
    expect([refused.status, refused.json.data]).toEqual([409, 'Void its credit notes first.']);
    await panel.admin.call('VoidCreditNote', { creditNoteId, reason: 'Wrong invoice' });
    await panel.admin.call('VoidInvoice', { consignmentId: billId / 2, reason: 'Wrong State' });

    const typed = await addBill(panel.admin, await newAccount());
    await credit({ billId: typed.billId, amount: 500_00 });
    const { rows } = await panel.admin.call('GetDispatchOrder', { orderId: typed.orderId });
    const off = await panel.admin.ask('CancelDispatch', { dispatchIds: rows.map(({ id }) => id), reason: 'Never left' });
    expect([off.status, off.json.data]).toEqual([409, 'Void its credit notes first.']);
  });
});

describe('the list', () => {
  test('is served by an index for each order (PAY-13)', async () => {
    for (const sort of ['date', 'newest'])
      expect(await planOfPage(panel.db, listedCreditNotes(panel.db, {}), { sort })).not.toMatch(sorting);
  });

  test('offers only bills that can be credited (PAY-13)', async () => {
    const { billId } = await addBill(panel.admin, await newAccount());
    const { rows } = await panel.admin.call('GetBillToCredit', { search: '77', customerId: setup.customerId });
    expect(rows.map((row) => row.billId)).toEqual([billId]);
  });
});
