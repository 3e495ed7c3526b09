import { deductionMessages } from '@vikray/contract/money/deduction-messages.ts';
import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { choose, enter, findNotice, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { billRow, moneyReplies, outstandingSums, receiptRow } from '../../../testing/screens/web-money.ts';
import { answer, refusal, stubServer, type SentCall } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

function open(address: string, replies: object = {}) {
  const server = stubServer({ ...moneyReplies, ...replies });
  openApp(address);
  return server;
}

const onlyWith = (...rights: RightName[]) => ({ GetUserSubMenuAccessRights: answer(granted(...rights)) });

describe('a new receipt', () => {
  test('chooses the only company that keeps money here, and asks for customer and amount (PAY-05)', async () => {
    const server = open('/receipt');
    await screen.findByRole('combobox', { name: 'Company' });
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Customer' }));
    expect(screen.getByRole('textbox', { name: 'Reference' }).getAttribute('aria-required')).toBe('true');
    press(say.addReceipt);
    await waitFor(() => expect(sentenceAt('Customer', 'combobox')).toBe(say.selectCustomer));
    await choose('Customer', 'Kaveri Cancer Care');
    press(say.addReceipt);
    await waitFor(() => expect(sentenceAt('Amount')).toBe(say.enterAmount));
    enter('Amount', '5000');
    press(say.addReceipt);
    await waitFor(() => expect(sentenceAt('Reference')).toBe(say.enterReference));
    expect(await server.allSent('AddReceipt')).toEqual([]);
  });

  test('proposes the bills that are due first, says where the money goes, and sends that (PAY-08)', async () => {
    const server = open('/receipt', { AddReceipt: answer([{ ReceiptId: 7, Number: 'RV0007' }]) });
    await screen.findByRole('combobox', { name: 'Company' });
    await choose('Customer', 'Kaveri Cancer Care');
    enter('Amount', '5000');
    enter('Reference', 'NEFT 42');
    const bill = await screen.findByRole('textbox', { name: 'For Invoice 106 of 02-10-2026' });
    fireEvent.click(screen.getByRole('button', { name: say.oldestFirst }));
    expect((bill as HTMLInputElement).value).toBe('3,000.00');
    expect(screen.getByText('₹5,000.00 received: ₹5,000.00 to 2 bills, ₹0.00 on account.')).toBeTruthy();
    press(say.addReceipt);
    await findNotice(say.added('RV0007'));
    expect(server.sentTo('AddReceipt').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        customerid: 9,
        companyid: 5,
        amount: '5000.00',
        mode: 'Bank Transfer',
        reference: 'NEFT 42',
        marks: [
          { billid: 6, amount: '3000.00' },
          { billid: 4, amount: '2000.00' },
        ],
      }),
    ]);
  });

  test('is added once, also if its button is pressed again while its hints are read, which then appear (PAY-05, PAY-07)', async () => {
    const read = Promise.withResolvers<void>();
    const details = answer([receiptRow(7)], { marks: [], deductions: [], hints: ['GST may be due.'] });
    const server = open('/receipt', {
      AddReceipt: answer([{ ReceiptId: 7, Number: 'RV0007' }]),
      GetReceiptDetails: () => read.promise.then(details),
    });
    await screen.findByRole('combobox', { name: 'Company' });
    await choose('Customer', 'Kaveri Cancer Care');
    enter('Amount', '5000');
    enter('Reference', 'NEFT 42');
    press(say.addReceipt);
    await findNotice(say.added('RV0007'));
    press(say.addReceipt);
    expect(await server.allSent('AddReceipt')).toEqual(['AddReceipt']);
    enter('Amount', '700');
    read.resolve();
    await findNotice('GST may be due.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('700');
  });

  test('refuses more marks than money before it is sent (PAY-05, PAY-08)', async () => {
    open('/receipt');
    await screen.findByRole('combobox', { name: 'Company' });
    await choose('Customer', 'Kaveri Cancer Care');
    enter('Amount', '100');
    enter('Reference', '42');
    await screen.findByRole('table', { name: say.meantFor });
    enter('For Invoice 106 of 02-10-2026', '200');
    expect(await screen.findByText('₹100.00 more is marked than was received.')).toBeTruthy();
    press(say.addReceipt);
    expect(await screen.findByText(say.markedTooMuch)).toBeTruthy();
  });

  test('lists a deal beside its bills only with what is not billed and not paid ahead (PAY-08)', async () => {
    const deal = (id: number, change: object) =>
      billRow(id, {
        fld_dealid: id,
        fld_number: `VF/000${id}`,
        fld_asked: '9000.00',
        fld_received: '0.00',
        fld_billed: '9000.00',
        fld_advance: '0.00',
        ...change,
      });
    open('/receipt', {
      GetOutstanding: ({ query }: SentCall) =>
        Response.json({
          data:
            query['by'] === 'Deal'
              ? [deal(3, {}), deal(4, { fld_billed: '3000.00', fld_received: '2500.00', fld_advance: '2500.00' })]
              : [billRow(4, { fld_dealid: 3, fld_open: '9000.00' })],
          total: 1,
        }),
    });
    await screen.findByRole('combobox', { name: 'Company' });
    await choose('Customer', 'Kaveri Cancer Care');
    const table = await screen.findByRole('table', { name: say.meantFor });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.querySelectorAll('td')].slice(0, 3).map((cell) => cell.textContent))).toEqual([
      ['Invoice 104 of 02-10-2026', '01-11-2026', '₹9,000.00'],
      ['Deal VF/0004', say.notBilledYet, '₹3,500.00'],
    ]);
  });

  test('offers discount and penalty only with the right to allow them (PAY-07)', async () => {
    open('/receipt', onlyWith('Add Receipt'));
    await screen.findByRole('textbox', { name: 'GST TDS' });
    expect(screen.queryByRole('textbox', { name: 'Discount' })).toBeNull();
  });
});

describe('the receipts', () => {
  test('lead to each receipt, with its state and what has no mark (PAY-11)', async () => {
    open('/receipts');
    const link = await screen.findByRole('link', { name: 'RV0001' });
    expect(link.getAttribute('href')).toBe('/receipt?id=1');
    const row = link.closest('tr');
    expect(row && [...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
      'RV0001',
      '18-11-2026',
      'Kaveri Cancer Care',
      '₹5,000.00',
      '–',
      '₹1,000.00',
      'Cheque',
      '123456',
      'Vindhya Furniture Systems',
      'In Hand',
    ]);
  });

  test('say when there are none', async () => {
    open('/receipts', { GetReceipt: answer([], { total: 0 }) });
    expect(await screen.findByText(say.noReceipts)).toBeTruthy();
  });
});

describe('a receipt', () => {
  test('shows what it is for, and becomes void for a reason (PAY-10)', async () => {
    const server = open('/receipt?id=1', { VoidReceipt: answer([{ ReceiptId: 1 }]) });
    const table = await screen.findByRole('table', { name: say.meantFor });
    expect(within(table).getByText('Invoice 104')).toBeTruthy();
    expect(within(table).getByText('On account')).toBeTruthy();
    press('Void');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Void' }));
    expect(sentenceAt('Reason')).toBe(say.enterReason);
    enter('Reason', 'Entered twice');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Void' }));
    await findNotice(say.voided);
    expect(server.sentTo('VoidReceipt')[0]?.body).toEqual({ receiptid: 1, version: 1, reason: 'Entered twice' });
  });

  test('shows its own marks to change, also of bills that they have settled (PAY-10)', async () => {
    const marks = [
      { fld_billid: 6, fld_dealid: null, fld_number: '106', fld_amount: '1000.00' },
      { fld_billid: 8, fld_dealid: null, fld_number: '108', fld_amount: '1500.00' },
      { fld_billid: 8, fld_dealid: null, fld_number: '108', fld_amount: '1000.00' },
      { fld_billid: null, fld_dealid: 5, fld_number: 'VF/0005', fld_amount: '1500.00' },
    ];
    const server = open('/receipt?id=1', {
      GetReceiptDetails: answer([receiptRow(1)], { marks, deductions: [], hints: [] }),
      UpdateReceiptMarks: answer([{ ReceiptId: 1 }]),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change Marks' }));
    const dialog = await screen.findByRole('dialog');
    const settled = await within(dialog).findByRole('textbox', { name: 'For Invoice 108' });
    expect((settled as HTMLInputElement).value).toBe('2,500.00');
    // What it is marked for already is open for it.
    expect(within(dialog).getByRole('row', { name: /^Invoice 106 of 02-10-2026/ }).textContent).toContain('₹4,000.00');
    expect(within(dialog).getByText('₹5,000.00 received: ₹3,500.00 to 2 bills, ₹1,500.00 for VF/0005, ₹0.00 on account.')).toBeTruthy();
    fireEvent.change(settled, { target: { value: '' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await findNotice(say.saved);
    expect(server.sentTo('UpdateReceiptMarks')[0]?.body).toMatchObject({
      marks: [
        { billid: 6, amount: '1000.00' },
        { dealid: 5, amount: '1500.00' },
      ],
    });
  });

  test('closes the dialog of another receipt, to which the address has led (PAY-10)', async () => {
    stubServer({
      ...moneyReplies,
      GetReceiptDetails: ({ query }) => answer([receiptRow(Number(query['receiptid']))], { marks: [], deductions: [], hints: [] })(),
    });
    const app = openApp('/receipt?id=1');
    await screen.findByText('RV0001');
    press('Void');
    await screen.findByRole('dialog');
    app.go('/receipt?id=2');
    await screen.findByText('RV0002');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keeps the marks that someone else has made since until they are loaded again (PAY-08)', async () => {
    let version = 1;
    const marks = [{ fld_billid: 4, fld_dealid: null, fld_number: '104', fld_amount: '4000.00' }];
    const server = open('/receipt?id=1', {
      GetReceiptDetails: () => answer([receiptRow(1, { fld_version: version })], { marks, deductions: [], hints: [] })(),
      UpdateReceiptMarks: () => {
        version = 2;
        return refusal(409, messages.versionConflict, { code: 'VersionConflict' })();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change Marks' }));
    await screen.findByRole('textbox', { name: 'For Invoice 106 of 02-10-2026' });
    enter('For Invoice 106 of 02-10-2026', '500');
    press('Save');
    await screen.findByRole('button', { name: 'Load again' });
    press('Save');
    await waitFor(() =>
      expect(server.sentTo('UpdateReceiptMarks').map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 1 }]),
    );
    press('Load again');
    await findNotice(messages.changesKept);
    press('Save');
    await waitFor(() => expect(server.sentTo('UpdateReceiptMarks').at(-1)?.body).toMatchObject({ version: 2 }));
  });

  test('that is void offers nothing more (PAY-10)', async () => {
    const row = receiptRow(1, { fld_isvoid: 'Yes', fld_chequestate: 'Void', fld_voidreason: 'Entered twice' });
    open('/receipt?id=1', { GetReceiptDetails: answer([row], { marks: [], deductions: [], hints: [] }) });
    await screen.findByText('Entered twice');
    for (const name of ['Void', 'Cheque', 'Change Marks']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('that does not exist says so', async () => {
    open('/receipt?id=9', { GetReceiptDetails: refusal(404, say.receiptNotFound) });
    expect(await screen.findByText(say.receiptNotFound)).toBeTruthy();
  });
});

describe('TDS to be certified', () => {
  const row = {
    fld_deductionid: 7,
    fld_receiptid: 1,
    fld_number: 'RV0001',
    fld_receivedon: '2026-11-18',
    fld_customerid: 9,
    fld_companyname: 'Kaveri Cancer Care',
    fld_companyid: 5,
    fld_companyforname: 'Vindhya Furniture Systems',
    fld_kind: 'GST TDS',
    fld_quarter: '2026-2027-Q3',
    fld_amount: '100.00',
    fld_remark: '',
    fld_certificate: '',
    fld_certificatedon: '',
    fld_version: 1,
  };
  const sum = { ...row, fld_certified: '0.00' };
  const replies = {
    GetDeduction: answer([row], { total: 1 }),
    GetDeductionSums: answer([sum]),
    UpdateDeduction: answer([{ DeductionId: 7 }]),
  };

  test('asks for those without a certificate, and takes it (PAY-07)', async () => {
    const server = open('/deductions', replies);
    fireEvent.click(await screen.findByRole('button', { name: deductionMessages.enter('RV0001') }));
    expect(server.sentTo('GetDeduction')[0]?.query).toMatchObject({ certified: 'No' });
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(sentenceAt(deductionMessages.certificate)).toBe(deductionMessages.enterCertificate);
    enter(deductionMessages.certificate, 'GSTR7A/4711');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await findNotice(deductionMessages.saved);
    expect(server.sentTo('UpdateDeduction')[0]?.body).toMatchObject({ deductionid: 7, version: 1, certificate: 'GSTR7A/4711' });
  });

  test('sums what each customer kept back in a quarter (PAY-07)', async () => {
    open('/deductions?by=Sums&certified=All', replies);
    const table = await screen.findByRole('table', { name: deductionMessages.sums });
    expect(within(table).getByText('Kaveri Cancer Care').closest('tr')?.textContent).toContain('2026-2027-Q3GST TDS₹100.00₹100.00');
  });
});

describe('money of a receipt', () => {
  test('is paid back with a reference and a reason (PAY-12)', async () => {
    const server = open('/receipt?id=1', { AddRefund: answer([{ RefundId: 3, Number: 'RF0003' }]) });
    fireEvent.click(await screen.findByRole('button', { name: say.payBack }));
    const dialog = await screen.findByRole('dialog');
    const payBack = () => fireEvent.click(within(dialog).getByRole('button', { name: say.payBack }));
    payBack();
    expect(sentenceAt('Amount')).toBe(say.enterAmount);
    enter('Amount', '500');
    payBack();
    expect(sentenceAt('Reference')).toBe(say.enterReference);
    enter('Reference', 'NEFT 77');
    enter('Reason', 'Paid twice');
    payBack();
    await findNotice(say.refunded('RF0003'));
    expect(server.sentTo('AddRefund')[0]?.body).toMatchObject({
      customerid: 9,
      companyid: 5,
      amount: '500.00',
      mode: 'Bank Transfer',
      reference: 'NEFT 77',
      reason: 'Paid twice',
    });
  });

  test('is paid back today, also in a window that is open since yesterday (PAY-12)', async () => {
    open('/receipt?id=1');
    const proposed = async () => {
      fireEvent.click(await screen.findByRole('button', { name: say.payBack }));
      return (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Date of Payment' })).value;
    };
    expect(await proposed()).toBe(dashedDate(today()));
    press('Close');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await proposed()).toBe(dashedDate(today()));
  });

  test('is paid back of what is on account, unless a deal is chosen (PAY-12)', async () => {
    const marks = [{ fld_billid: null, fld_dealid: 3, fld_number: 'AP/2026-2027/0003', fld_amount: '4000.00' }];
    open('/receipt?id=1', { GetReceiptDetails: answer([receiptRow(1)], { marks, deductions: [], hints: [] }) });
    fireEvent.click(await screen.findByRole('button', { name: say.payBack }));
    const deal = await screen.findByRole('combobox', { name: say.advanceOf });
    expect(deal.getAttribute('placeholder')).toBe('None: of what is on account');
  });

  test('says what is worth a second look (PAY-07, PAY-14)', async () => {
    const hints = ['This order has services. GST may be due on an advance for them.'];
    open('/receipt?id=1', { GetReceiptDetails: answer([receiptRow(1)], { marks: [], deductions: [], hints }) });
    expect(await screen.findByText(hints[0] ?? '')).toBeTruthy();
  });
});

describe('what is outstanding', () => {
  test('stands by customer with its sums, and each row opens its bills (PAY-15)', async () => {
    open('/outstanding');
    const link = await screen.findByRole('link', { name: 'Kaveri Cancer Care' });
    expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('customerid')).toBe('9');
    const sums = screen.getByLabelText('Sums');
    await waitFor(() => expect(within(sums).getByText('Net').nextSibling?.textContent).toBe('₹3,050.00'));
  });

  test('shows what is open of a bill in the bucket that is asked for (PAY-15)', async () => {
    const row = billRow(4, { fld_open: '3000.00', fld_upto30: '1200.00' });
    const server = open('/outstanding?by=Bill&bucket=UpTo30', {
      GetOutstanding: answer([row], { total: 1 }),
      GetOutstandingSums: answer([{ ...outstandingSums, fld_upto30: '1200.00' }]),
    });
    const cell = await screen.findByRole('cell', { name: '₹1,200.00' });
    expect(cell.closest('tr')?.textContent).toContain('₹3,000.00');
    await waitFor(() =>
      expect(within(screen.getByLabelText('Sums')).getByText('Up to 30 Days').nextSibling?.textContent).toBe('₹1,200.00'),
    );
    expect(server.sentTo('GetOutstanding')[0]?.query).toMatchObject({ by: 'Bill', bucket: 'UpTo30' });
  });

  test('opens the rows of the same company and day (PAY-15)', async () => {
    open('/outstanding?companyid=5&asof=2026-11-20');
    const row = (await screen.findByRole('link', { name: 'Kaveri Cancer Care' })).closest('tr');
    const [open30] = within(row as HTMLElement)
      .getAllByRole('link', { name: '₹3,000.00' })
      .slice(1);
    expect(Object.fromEntries(new URLSearchParams(open30?.getAttribute('href')?.split('?')[1]))).toEqual({
      by: 'Bill',
      customerid: '9',
      companyid: '5',
      bucket: 'UpTo30',
      asof: '2026-11-20',
    });
  });

  test('opens from the sum of other money the customers who have it (PAY-15)', async () => {
    const server = open('/outstanding?companyid=5&holding=Advance', {
      GetOutstandingSums: answer([{ ...outstandingSums, fld_advance: '700.00', fld_onaccount: '-50.00' }]),
    });
    const sum = async (name: string) => (await within(await screen.findByLabelText('Sums')).findByText(name)).nextElementSibling;
    const link = (await sum('On Account'))?.querySelector('a');
    expect(Object.fromEntries(new URLSearchParams(link?.getAttribute('href')?.split('?')[1]))).toEqual({
      companyid: '5',
      holding: 'On Account',
    });
    // The list shows these rows already.
    expect((await sum('Advance'))?.querySelector('a')).toBeNull();
    expect(server.sentTo('GetOutstanding')[0]?.query).toMatchObject({ holding: 'Advance' });
  });

  test('of a deal opens its bills and the deal (PAY-15)', async () => {
    const row = billRow(4, { fld_dealid: 3, fld_number: 'VF/0003', fld_asked: '9000.00', fld_received: '2000.00', fld_billed: '5000.00' });
    open('/outstanding?by=Deal', { GetOutstanding: answer([{ ...row, fld_advance: '0.00' }], { total: 1 }) });
    const bills = new URLSearchParams((await screen.findByRole('link', { name: '₹3,000.00' })).getAttribute('href')?.split('?')[1]);
    expect([bills.get('by'), bills.get('search'), bills.get('companyid')]).toEqual(['Bill', 'VF/0003', '5']);
    for (const name of ['₹9,000.00', '₹2,000.00', '₹5,000.00'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/deal?id=3');
  });

  test('says when nobody owes anything', async () => {
    open('/outstanding', { GetOutstanding: answer([], { total: 0 }) });
    expect(await screen.findByText(say.noneOutstanding.Customer)).toBeTruthy();
  });

  test('has a statement of a customer and a company (PAY-17)', async () => {
    const row = (kind: string, change: object) => ({
      fld_date: '2026-11-18',
      fld_kind: kind,
      fld_document: '',
      fld_text: '',
      fld_debit: '0.00',
      fld_credit: '0.00',
      fld_balance: '0.00',
      fld_page: '',
      ...change,
    });
    const rows = [
      row('Opening', {}),
      row('Bill', { fld_document: '104', fld_debit: '3000.00', fld_balance: '3000.00', fld_page: 'deal?id=3' }),
    ];
    open('/outstanding?by=Statement&customerid=9', { GetCustomerStatement: answer(rows, { bills: [] }) });
    const table = await screen.findByRole('table', { name: 'Statement' });
    const paper = within(table).getByRole('link', { name: '104' });
    expect(paper.getAttribute('href')).toBe('/deal?id=3');
    expect(paper.closest('tr')?.textContent).toContain('₹3,000.00');
  });
});
