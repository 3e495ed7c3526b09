/** Money that comes, what it settles, and who still owes what. */
import { formatRupees, groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addBill, addMoneySetup, aReceipt } from '../../../testing/builders/money.ts';
import { addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { readPdf, textsOffTheSheet } from '../../../testing/panel/read-pdf.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

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

const ask = (name: 'AddReceipt', input: ReturnType<typeof aReceipt>) => panel.admin.ask(name, input);

async function add(amount: number, change: Parameters<typeof aReceipt>[2] = {}) {
  const [added] = await panel.admin.call('AddReceipt', aReceipt(setup, amount, change));
  return { receiptId: added?.receiptId ?? 0, number: added?.number ?? '' };
}

async function outstanding(by: 'Customer' | 'Bill' | 'Deal', asOf?: string) {
  const { rows } = await panel.admin.call('GetOutstanding', { by, customerId: setup.customerId, ...(asOf && { asOf }) });
  return rows;
}

async function ofCustomer(asOf?: string) {
  const [row] = await outstanding('Customer', asOf);
  return row;
}

async function statement(from = '2026-11-01', to = '2026-11-21') {
  const { customerId, companyId } = setup;
  return panel.admin.call('GetCustomerStatement', { customerId, companyId, from, to });
}

describe('AddReceipt', () => {
  test('settles the bill that it is marked for, and the rest is on account (PAY-01, PAY-05, PAY-09)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    expect(await ofCustomer()).toMatchObject({ open: asked, onAccount: 0, net: asked });
    const reply = await ask('AddReceipt', aReceipt(setup, asked + 500_00, { marks: [{ billId, amount: asked }] }));
    expect([reply.status, reply.json.data]).toEqual([201, [{ ReceiptId: expect.any(Number), Number: 'RV0001' }]]);
    expect(await ofCustomer()).toMatchObject({ open: 0, onAccount: 500_00, net: -500_00 });
    expect(await outstanding('Bill')).toEqual([]);
  });

  test('takes what a deleted customer still owes, and gives back what it had paid too much; without an account it is gone (PAY-05, PAY-12)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    const other = await addCompany(panel.admin, { moneyFrom: '2026-11-01' });
    const { customerId, companyId } = setup;
    await panel.admin.call('DeleteCustomer', { id: customerId });
    await add(asked + 500_00, { marks: [{ billId, amount: asked }] });
    expect(await ofCustomer()).toMatchObject({ open: 0, onAccount: 500_00 });
    const refund = { customerId, companyId, amount: 500_00, mode: 'Cash', paidOn: '2026-11-21', reason: 'Paid twice' } as const;
    await panel.admin.call('AddRefund', refund);
    expect((await statement()).data.at(-1)).toMatchObject({ balance: 0 });
    expect((await panel.admin.call('GetCollection', { customerId, companyId }))[0]).toMatchObject({ net: 0 });
    const elsewhere = await ask('AddReceipt', aReceipt({ customerId, companyId: other }, 1_00));
    expect([elsewhere.status, elsewhere.json.data]).toEqual([400, 'Please select Customer.']);
  });

  test('numbers the receipts of a company in a financial year without a gap, failed ones included (PAY-05)', async () => {
    await newAccount();
    expect((await add(1_00)).number).toBe('RV0001');
    expect((await ask('AddReceipt', aReceipt(setup, 1_00, { marks: [{ billId: 2, amount: 5_00 }] }))).status).toBe(400);
    expect((await add(2_00, { receivedOn: '2026-11-19' })).number).toBe('RV0002');
    expect((await add(3_00, { receivedOn: '2026-03-31' })).number).toBe('RV0001');
  });

  test.each([
    [{ customerid: '', companyid: '' }, 'Please select Customer.'],
    [{ companyid: '', amount: '' }, 'Please select Company.'],
    [{ amount: '', mode: '' }, 'Please enter Amount.'],
    [{ amount: '0', mode: 'Barter' }, 'Please select Mode.'],
    [{ amount: '0' }, 'Please enter Amount.'],
    [{ mode: 'UPI' }, 'Please enter the reference.'],
    [{ mode: 'Cheque', reference: '123456' }, 'Please enter the date of the cheque.'],
    [{ receivedon: '2026-11-22' }, 'Please check the date of receipt.'],
    [{ receivedon: '2024-11-20' }, 'Please check the date of receipt.'],
    [{ deductions: [{ kind: 'Rounding', amount: '11' }] }, `A rounding is at most ${formatRupees(10_00)}.`],
    [{ marks: [{ billid: 1, amount: '101' }] }, 'More is marked than was received.'],
    [{ marks: [{ billid: 999_998, amount: '1' }] }, 'This bill belongs to another customer or company.'],
  ])('refuses %o: %s (PAY-05, PAY-07, PAY-08)', async (change, sentence) => {
    await newAccount();
    const { customerId: customerid, companyId: companyid } = setup;
    const cash = { customerid, companyid, amount: '100', mode: 'Cash', receivedon: '2026-11-21' };
    const reply = await panel.admin.send('AddReceipt', { ...cash, ...change });
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
    expect(await ofCustomer()).toBeUndefined();
  });

  test('refuses the bill of another customer, and a company that keeps no money here (PAY-01, PAY-05)', async () => {
    const { billId } = await addBill(panel.admin, await newAccount());
    await newAccount();
    const foreign = await ask('AddReceipt', aReceipt(setup, 10_00, { marks: [{ billId, amount: 10_00 }] }));
    expect(foreign.json.data).toBe('This bill belongs to another customer or company.');
    const { companyId } = await addSalesSetup(panel.admin);
    const reply = await ask('AddReceipt', aReceipt({ ...setup, companyId }, 10_00));
    expect([reply.status, reply.json.data]).toEqual([409, 'This company keeps no money received here.']);
  });

  test('marks at most what no other receipt covers, by bill and by deal (PAY-08)', async () => {
    const { billId, dealId, asked } = await addBill(panel.admin, await newAccount(), 5);
    const [bill] = await outstanding('Bill');
    await add(bill?.open ?? 0, { marks: [{ billId, amount: (bill?.open ?? 0) - 100_00 }] });
    const tooMuch = await ask('AddReceipt', aReceipt(setup, 200_00, { marks: [{ billId, amount: 100_01 }] }));
    expect([tooMuch.status, tooMuch.json.data]).toEqual([409, `Only ${formatRupees(100_00)} is open on invoice 77.`]);
    const left = asked - ((bill?.open ?? 0) - 100_00);
    const number = (await outstanding('Deal'))[0]?.number ?? '';
    const ofDeal = await ask('AddReceipt', aReceipt(setup, left + 1, { marks: [{ dealId, amount: left + 1 }] }));
    expect([ofDeal.status, ofDeal.json.data]).toEqual([409, `Only ${formatRupees(left)} is still asked for ${number}.`]);
    await add(left, { marks: [{ dealId, amount: left }] });
    expect(await ofCustomer()).toMatchObject({
      open: 0,
      advance: asked - (bill?.open ?? 0),
      onAccount: (bill?.open ?? 0) - ((bill?.open ?? 0) - 100_00),
    });
  });

  test('takes a reference once in a company, without blanks, until its receipt is void (PAY-06)', async () => {
    await newAccount();
    const upi = { mode: 'UPI', reference: '0042 ab 7' } as const;
    const { receiptId, number } = await add(10_00, upi);
    const again = await ask('AddReceipt', aReceipt(setup, 10_00, { ...upi, reference: '0042AB7' }));
    expect([again.status, again.json.data]).toEqual([409, `This reference stands on receipt ${number} already.`]);
    await panel.admin.call('VoidReceipt', { receiptId, reason: 'Entered twice' });
    await add(10_00, upi);
  });

  test('takes a reference once of two customers at the same moment, and again in another company (PAY-06)', async () => {
    const { companyId } = await newAccount();
    const others = [await addSalesSetup(panel.admin), await addSalesSetup(panel.admin), await addSalesSetup(panel.admin)];
    const transfer = { mode: 'Bank Transfer', reference: 'UTR20261121' } as const;
    const replies = await Promise.all(
      others.map(({ customerId }) => ask('AddReceipt', aReceipt({ customerId, companyId }, 10_00, transfer))),
    );
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    await newAccount();
    await add(10_00, transfer);
  });

  test('counts deductions as received; a discount needs its own right (PAY-07)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    const deductions = [{ kind: 'GST TDS', amount: 100_00 }] as const;
    await add(asked - 100_00, { deductions: [...deductions], marks: [{ billId, amount: asked }] });
    expect(await ofCustomer()).toBeUndefined();
    const clerk = await panel.userWith(['Add Receipt']);
    const reply = await clerk.ask('AddReceipt', aReceipt(setup, 1_00, { deductions: [{ kind: 'Discount', amount: 1_00 }] }));
    expect(reply.status).toBe(403);
  });

  test('hints that cash of two lakh in a day is not allowed (PAY-07)', async () => {
    await newAccount();
    await add(1_00_000_00);
    const { json } = await ask('AddReceipt', aReceipt(setup, 1_00_000_00));
    expect(json.hints).toEqual(['Cash of ₹2,00,000.00 or more from one customer in a day is not allowed.']);
    // A deduction alone brings no cash.
    const deductions = [{ kind: 'Bank Charges', amount: 10_00 }] as const;
    expect((await ask('AddReceipt', aReceipt(setup, 0, { deductions: [...deductions] }))).json.hints).toBeUndefined();
  });

  test('of forty at once, marks for the last rupees of a bill cover them once (PAY-08)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    await add(asked - 1000_00, { marks: [{ billId, amount: asked - 1000_00 }] });
    const all = await Promise.all(
      Array.from({ length: 40 }, () => ask('AddReceipt', aReceipt(setup, 300_00, { marks: [{ billId, amount: 300_00 }] }))),
    );
    expect(all.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(3);
    expect(await ofCustomer()).toMatchObject({ open: 100_00, onAccount: 0 });
  });
});

describe('a cheque', () => {
  const cheque = { mode: 'Cheque', reference: '123456', bank: 'SBI' } as const;

  test('counts from its own date on (PAY-11)', async () => {
    const { asked } = await addBill(panel.admin, await newAccount());
    await add(100_00, { ...cheque, chequeDate: '2026-12-05' });
    expect(await ofCustomer()).toMatchObject({ open: asked, onAccount: 0 });
    expect(await ofCustomer('2026-12-05')).toMatchObject({ onAccount: 100_00, cheques: 100_00 });
    const { rows } = await panel.admin.call('GetReceipt', { customerId: setup.customerId, chequeState: 'Post-dated' });
    expect(rows).toHaveLength(1);
  });

  test('that bounces opens its bills again, and the statement has both rows (PAY-11, PAY-17)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    const { receiptId, number } = await add(asked, {
      ...cheque,
      receivedOn: '2026-11-20',
      chequeDate: '2026-11-20',
      marks: [{ billId, amount: asked }],
    });
    await panel.admin.call('UpdateCheque', { receiptId, depositedOn: '2026-11-20' });
    await panel.admin.call('UpdateCheque', { receiptId, bouncedOn: '2026-11-21', bounceReason: 'Funds insufficient' });
    expect(await ofCustomer()).toMatchObject({ open: asked, net: asked });
    const { data } = await statement();
    expect(data.map(({ kind, debit, credit, balance }) => [kind, debit, credit, balance])).toEqual([
      ['Opening', 0, 0, 0],
      ['Bill', asked, 0, asked],
      ['Receipt', 0, asked, 0],
      ['Bounce', asked, 0, asked],
    ]);
    const refused = await panel.admin.send('VoidReceipt', { receiptid: receiptId, reason: 'Bounced' });
    expect([refused.status, refused.json.data]).toEqual([409, 'A bounced cheque cannot be made void.']);
    expect(number).toBe('RV0001');
  });

  test.each([
    [{ clearedOn: '2026-11-20', bouncedOn: '2026-11-20' }],
    [{ depositedOn: '2026-11-22' }],
    [{ depositedOn: '2026-11-18' }],
    [{ depositedOn: '2026-11-21', clearedOn: '2026-11-20' }],
  ])('refuses the dates %o (PAY-11)', async (dates) => {
    await newAccount();
    const { receiptId } = await add(10_00, { ...cheque, receivedOn: '2026-11-19', chequeDate: '2026-11-19' });
    const reply = await panel.admin.ask('UpdateCheque', { receiptId, ...dates });
    expect([reply.status, reply.json.data]).toEqual([400, 'Please check the dates of the cheque.']);
  });
});

describe('UpdateReceiptMarks', () => {
  test('replaces what a receipt is meant for, and is refused on a void one (PAY-10)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    const { receiptId } = await add(asked);
    expect(await ofCustomer()).toMatchObject({ open: asked, onAccount: asked, net: 0 });
    await panel.admin.call('UpdateReceiptMarks', { receiptId, version: 1, marks: [{ billId, amount: asked }] });
    expect(await ofCustomer()).toBeUndefined();
    const old = await panel.admin.ask('UpdateReceiptMarks', { receiptId, version: 1, marks: [] });
    expect(old.status).toBe(409);
    await panel.admin.call('VoidReceipt', { receiptId, reason: 'Wrong customer' });
    expect(await ofCustomer()).toMatchObject({ open: asked });
    const onVoid = await panel.admin.ask('UpdateReceiptMarks', { receiptId, marks: [] });
    expect(onVoid.json.data).toBe('This receipt is void.');
  });
});

test('what was paid for a dispatch that is cancelled is on account, until it is marked for the goods that go again (PAY-09, PAY-10, DSK-19)', async () => {
  const { billId, orderId, asked } = await addBill(panel.admin, await newAccount());
  const { receiptId } = await add(asked, { marks: [{ billId, amount: asked }] });
  const { rows: sent } = await panel.admin.call('GetDispatchOrder', { orderId });
  await panel.admin.call('CancelDispatch', { dispatchIds: sent.map(({ id }) => id), reason: 'Counted again' });
  expect(await ofCustomer()).toMatchObject({ open: 0, advance: 0, onAccount: asked, net: -asked });
  const lineIds = (await panel.admin.call('GetOrderProduct', { orderId })).map(({ id }) => id);
  const againId = 2 * (await dispatchPieces(panel.admin, { orderId, lineIds }, [10]));
  expect(againId).not.toBe(billId);
  expect(await ofCustomer()).toMatchObject({ open: asked, onAccount: asked, net: 0 });
  await panel.admin.call('UpdateReceiptMarks', { receiptId, marks: [{ billId: againId, amount: asked }] });
  expect(await ofCustomer()).toBeUndefined();
  expect((await statement()).data.at(-1)?.balance).toBe(0);
});

describe('AddRefund', () => {
  test('pays back at most what is on account, and then the receipt stays (PAY-10, PAY-12)', async () => {
    await newAccount();
    const { receiptId } = await add(1000_00);
    const { customerId, companyId } = setup;
    const refund = { customerId, companyId, mode: 'Cash', reason: 'Paid twice' } as const;
    const tooMuch = await panel.admin.ask('AddRefund', { ...refund, amount: 1000_01 });
    expect([tooMuch.status, tooMuch.json.data]).toEqual([409, `Only ${formatRupees(1000_00)} is free to be paid back.`]);
    expect(await panel.admin.call('AddRefund', { ...refund, amount: 400_00 })).toEqual([
      { refundId: expect.any(Number), number: 'RF0001' },
    ]);
    expect(await ofCustomer()).toMatchObject({ onAccount: 600_00 });
    const refused = await panel.admin.ask('VoidReceipt', { receiptId, reason: 'Entered twice' });
    expect([refused.status, refused.json.data]).toEqual([409, 'Money of this receipt has been paid back.']);
  });

  test('pays back the advance of a deal (PAY-12)', async () => {
    const { dealId, asked } = await addBill(panel.admin, await newAccount(), 0.5 * 10);
    const [deal] = await outstanding('Deal');
    await add(asked, { marks: [{ dealId, amount: asked }] });
    const advance = asked - (deal?.billed ?? 0);
    expect(await ofCustomer()).toMatchObject({ open: 0, advance, net: -advance });
    const { customerId, companyId } = setup;
    await panel.admin.call('AddRefund', { customerId, companyId, dealId, mode: 'Cash', reason: 'Order closed', amount: advance });
    expect(await ofCustomer()).toBeUndefined();
  });
});

describe('when a bill is due', () => {
  test('follows the days of the customer, and may be changed for a part of it (PAY-04, PAY-15)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    await panel.admin.call('UpdateCustomerCredit', { customerId: setup.customerId, creditDays: 30 });
    expect(await ofCustomer('2026-12-20')).toMatchObject({ notDue: asked, upTo30: 0, oldestDue: '2026-12-20' });
    expect(await ofCustomer('2026-12-21')).toMatchObject({ notDue: 0, upTo30: asked });
    const retention = { billId, dueOn: '2027-05-20', amount: 500_00, reason: 'Retention of six months' };
    await panel.admin.call('UpdateDueDate', retention);
    expect(await ofCustomer('2026-12-21')).toMatchObject({ notDue: 500_00, upTo30: asked - 500_00, open: asked });
    const [bill] = await outstanding('Bill', '2026-12-22');
    expect(bill).toMatchObject({ dueOn: '2026-12-20', overdueDays: 2, billState: 'Overdue' });
    const late = await panel.admin.ask('UpdateDueDate', { ...retention, dueOn: '2028-11-22' });
    expect([late.status, late.json.data]).toEqual([400, 'Please check the due date.']);
    const nothing = await panel.admin.send('UpdateDueDate', { billid: billId, dueon: '2027-05-20', amount: '0', reason: 'Retention' });
    expect([nothing.status, nothing.json.data]).toEqual([400, 'Please enter Amount.']);
  });

  test('money on account settles the oldest bill only of a customer who wants that (PAY-09)', async () => {
    const { asked } = await addBill(panel.admin, await newAccount());
    await add(asked);
    await panel.admin.call('UpdateCustomerCredit', { customerId: setup.customerId, settlement: 'Oldest First' });
    expect(await ofCustomer()).toBeUndefined();
  });
});

describe('a statement', () => {
  test('ends with what the customer owes, whatever happened (PAY-17)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    const { customerId, companyId } = setup;
    await add(200_00, { receivedOn: '2026-11-20', deductions: [{ kind: 'GST TDS', amount: 20_00 }], marks: [{ billId, amount: 50_00 }] });
    await panel.admin.call('AddCharge', { customerId, companyId, date: '2026-11-21', amount: 5_00, reason: 'Bounced cheque' });
    const { receiptId } = await add(1_00);
    await panel.admin.call('VoidReceipt', { receiptId, reason: 'Entered twice' });
    await panel.admin.call('AddRefund', { customerId, companyId, mode: 'Cash', reason: 'Paid twice', amount: 70_00 });
    const { data, bills } = await statement();
    expect(data.at(-1)?.balance).toBe((await ofCustomer())?.net);
    expect(data.map(({ kind }) => kind)).toEqual(['Opening', 'Bill', 'Receipt', 'Deduction', 'Charge', 'Refund']);
    expect(bills.map(({ kind, open }) => [kind, open])).toEqual([
      ['Invoice', asked - 50_00],
      ['Charge', 5_00],
    ]);
    expect((await statement('2026-11-21')).data[0]?.balance).toBe(asked - 220_00);
  });
});

describe('a statement as a file', () => {
  const fileAt = async (path: string) => {
    const response = await fetch(panel.address + path, { headers: { cookie: panel.admin.cookie } });
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  const files = (kind: 'pdf' | 'xlsx', more = '', to = '2026-11-21') =>
    `/api/customers/${setup.customerId}/statement.${kind}?companyid=${setup.companyId}&from=2026-11-01&to=${to}${more}`;

  test('prints every row, what is open, and the balance that the list has (PAY-17)', async () => {
    const { asked } = await addBill(panel.admin, await newAccount());
    await add(200_00, { receivedOn: '2026-11-20' });
    const { pages, info } = await readPdf(await fileAt(files('pdf')));
    const text = pages.join(' ');
    for (const part of [
      'STATEMENT OF ACCOUNT',
      'Opening balance',
      'Bill',
      'RV0001',
      groupedDecimal(asked),
      `${groupedDecimal(asked - 200_00)} Dr`,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Please confirm');
    expect(info['Title']).toContain('Statement of Account');
  });

  test('asks the customer to confirm the balance, with room for stamp and reply (PAY-17)', async () => {
    await addBill(panel.admin, await newAccount());
    const bytes = await fileAt(files('pdf', '&confirm=Yes'));
    const { pages } = await readPdf(bytes);
    for (const part of ['BALANCE CONFIRMATION', 'Please confirm', 'Your balance', 'Stamp, signature, name and date'])
      expect(pages.join(' ')).toContain(part);
    expect(await textsOffTheSheet(bytes)).toEqual([]);
  });

  test('is refused without the right, with reversed days, and for an unknown company (PAY-17)', async () => {
    await newAccount();
    expect((await (await panel.userWith(['Customer List'])).fetch(files('xlsx'))).status).toBe(403);
    const reversed = await panel.admin.fetch(files('pdf', '', '2026-10-21'));
    expect([reversed.status, reversed.json.data]).toEqual([400, 'Please check the date.']);
    expect((await panel.admin.fetch(files('pdf').replace(/companyid=\d+/, 'companyid=999999'))).status).toBe(404);
  });

  test('has texts that no spreadsheet runs, and figures that add up (PAY-17)', async () => {
    await newAccount();
    const { customerId, companyId } = setup;
    await panel.admin.call('AddCharge', { customerId, companyId, date: '2026-11-20', amount: 5_00, reason: '=cmd|calc' });
    const bytes = await fileAt(files('xlsx'));
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('=cmd|calc');
    expect(sheet).not.toContain('<f>');
    expect(sheet.match(/<v>5<\/v>/g)).toHaveLength(2);
  });
});

describe('the sums of what is outstanding', () => {
  test('equal the rows, which need their own right (PAY-15)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    await add(asked, { marks: [{ billId, amount: 100_00 }] });
    const { rows, total } = await panel.admin.call('GetOutstanding', { page: 1, pageSize: 500 });
    const [sums] = await panel.admin.call('GetOutstandingSums', {});
    expect(sums?.count).toBe(total);
    for (const key of ['open', 'notDue', 'upTo30', 'disputed', 'advance', 'onAccount', 'cheques', 'net'] as const)
      expect(sums?.[key]).toBe(rows.reduce((sum, row) => sum + (row[key] ?? 0), 0));
    const [ofBills] = await panel.admin.call('GetOutstandingSums', { by: 'Bill' });
    expect(ofBills?.open).toBe(sums?.open);
    const anyone = await panel.userWith([]);
    for (const name of ['GetOutstanding', 'GetReceipt', 'GetOutstandingSums'] as const) expect((await anyone.send(name)).status).toBe(403);
  });
});

describe('a figure', () => {
  test('opens bills that sum to it, though a part of each is due on another day (PAY-15)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    await panel.admin.call('UpdateDueDate', { billId, dueOn: '2027-05-20', amount: 500_00, reason: 'Retention of six months' });
    const filter = { by: 'Bill', customerId: setup.customerId, asOf: '2026-12-21' } as const;
    for (const [bucket, key, part] of [
      ['NotDue', 'notDue', 500_00],
      ['UpTo60', 'upTo60', asked - 500_00],
    ] as const) {
      const { rows } = await panel.admin.call('GetOutstanding', { ...filter, bucket });
      expect(rows).toEqual([expect.objectContaining({ billId, open: asked, [key]: part })]);
      const [sums] = await panel.admin.call('GetOutstandingSums', { ...filter, bucket });
      expect(sums).toMatchObject({ open: asked, [key]: part });
    }
    const { text: csv } = await panel.admin.fetch(
      `/api/GetOutstanding?by=Bill&bucket=NotDue&customerid=${setup.customerId}&asof=2026-12-21&format=csv`,
    );
    expect(csv.split('\n')[0]).toContain('Open,Not Due,Days Overdue');
  });

  test('of a deal opens the bills of that deal (PAY-15)', async () => {
    const first = await addBill(panel.admin, await newAccount(), 10, '81');
    await addBill(panel.admin, setup, 10, '82');
    const deal = (await outstanding('Deal')).find(({ dealId }) => dealId === first.dealId);
    const filter = { by: 'Bill', customerId: setup.customerId, search: deal?.number ?? '' } as const;
    const { rows } = await panel.admin.call('GetOutstanding', filter);
    expect(rows.map(({ billId, open }) => [billId, open])).toEqual([[first.billId, deal?.open]]);
  });
});

test.each(['open', 'companyName'] as const)(
  'the search finds deals by customer or number, ordered by %s, and those of an owner (PAY-15)',
  async (sort) => {
    const { admin } = panel;
    const [one, other] = [await addBill(admin, await newAccount()), await addBill(admin, await newAccount())];
    const [first, second] = await Promise.all([one, other].map(({ dealId }) => admin.call('GetDeal', { dealId }).then(([deal]) => deal)));
    const found = async (search: string, change: { readonly ownerId?: number } = {}) => {
      const { rows } = await admin.call('GetOutstanding', { by: 'Deal', search, sort, ...change });
      return rows.map(({ dealId }) => dealId);
    };
    expect(await found(first?.number ?? '')).toEqual([one.dealId]);
    expect(await found(second?.companyName ?? '')).toEqual([other.dealId]);
    expect(await found(second?.number ?? '', { ownerId: second?.ownerId ?? 0 })).toEqual([other.dealId]);
    expect(await found(second?.number ?? '', { ownerId: 9999 })).toEqual([]);
    expect(await found('nobody is named so')).toEqual([]);
  },
);

describe('a dispute', () => {
  test('takes a bill out of every bucket until it is settled, as each day knew it (PAY-15, PAY-16)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    const [bill] = await outstanding('Bill', '2026-11-25');
    expect(bill).toMatchObject({ billState: 'Overdue', version: 1, dispute: '' });
    await panel.admin.call('DisputeBill', { billId, version: 1, note: 'Two chairs are damaged' });
    const [disputed] = await outstanding('Bill');
    expect(disputed).toMatchObject({ billState: 'Disputed', version: 2, dispute: 'Two chairs are damaged' });
    expect(await ofCustomer('2026-11-25')).toMatchObject({ open: asked, upTo30: 0, disputed: asked, oldestDue: '' });
    expect(await ofCustomer('2026-11-20')).toMatchObject({ open: asked, notDue: asked, disputed: 0 });
    const { rows } = await panel.admin.call('GetOutstanding', { by: 'Bill', bucket: 'Disputed', customerId: setup.customerId });
    expect(rows.map((row) => row.billId)).toEqual([billId]);
    const again = await panel.admin.ask('DisputeBill', { billId, note: 'Damaged' });
    expect([again.status, again.json.data]).toEqual([409, 'This bill is disputed already.']);

    await panel.admin.call('SettleDispute', { billId, version: 2, note: 'Replaced' });
    expect(await ofCustomer('2026-11-25')).toMatchObject({ disputed: 0, upTo30: asked });
    const settled = await panel.admin.ask('SettleDispute', { billId, note: 'Replaced' });
    expect([settled.status, settled.json.data]).toEqual([409, 'This bill is not disputed.']);
    const old = await panel.admin.ask('DisputeBill', { billId, version: 1, note: 'Damaged' });
    expect(old.status).toBe(409);
  });

  test('needs a note, an open bill and the right to call (PAY-16)', async () => {
    const { billId, asked } = await addBill(panel.admin, await newAccount());
    const blank = await panel.admin.send('DisputeBill', { billid: billId, note: ' ' });
    expect([blank.status, blank.json.data]).toEqual([400, 'Please describe the dispute.']);
    await add(asked, { marks: [{ billId, amount: asked }] });
    const paid = await panel.admin.ask('DisputeBill', { billId, note: 'Damaged' });
    expect([paid.status, paid.json.data]).toEqual([409, 'Nothing is open on this bill.']);
    const other = await panel.userWith(['View Outstanding']);
    expect((await other.ask('DisputeBill', { billId, note: 'Damaged' })).status).toBe(403);
  });
});
