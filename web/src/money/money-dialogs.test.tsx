import { creditMessages as credit } from '@vikray/contract/money/credit-messages.ts';
import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { addDays } from '@vikray/contract/platform/dates.ts';
import { receiptFileMessages } from '@vikray/contract/tax-documents/receipt-file-messages.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { customerRow, lookups } from '../../../testing/screens/web-customers.ts';
import { choose, enter, findNotice, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { moneyReplies } from '../../../testing/screens/web-money.ts';
import { answer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

const noMovements = answer([], { bills: [] });

function open(address: string, replies: object = {}) {
  const server = stubServer({
    ...moneyReplies,
    ...lookups,
    GetCustomerList: answer([customerRow(9, 'Kaveri Cancer Care')], { total: 1 }),
    GetCustomerStatement: noMovements,
    GetReceipt: answer([], { total: 0 }),
    ...replies,
  });
  openApp(address);
  return server;
}

const ofCustomer = '/viewcustomer?id=9&view=Money';

test('a holder of Edit Credit says when a customer pays, and the change names its version (PAY-22)', async () => {
  const server = open(ofCustomer, { UpdateCustomerCredit: answer([{ CustomerId: 9 }]) });
  const section = await screen.findByRole('region', { name: credit.howTheyPay });
  expect(within(section).getByText('By Bill')).toBeTruthy();
  press(credit.edit);
  await screen.findByRole('dialog', { name: credit.howTheyPay });
  enter(credit.creditDays, '731');
  press('Save');
  await waitFor(() => expect(sentenceAt(credit.creditDays)).toBe(credit.checkCreditDays));
  enter(credit.creditDays, '45');
  await choose(credit.settlement, 'Oldest First');
  press('Save');
  await findNotice(credit.creditSaved);
  const { fld_version: version } = customerRow(9, 'Kaveri Cancer Care');
  expect(server.sentTo('UpdateCustomerCredit').map(({ body }) => body)).toEqual([
    { customerid: 9, version, creditdays: 45, settlement: 'Oldest First', noreminders: 'No' },
  ]);
});

test('who may not edit credit sees how the customer pays, and no button (PAY-22)', async () => {
  open(ofCustomer, { GetUserSubMenuAccessRights: answer(granted('View Outstanding')) });
  const section = await screen.findByRole('region', { name: credit.howTheyPay });
  expect(within(section).queryByRole('button')).toBeNull();
});

test('a charge asks for amount and reason, and is sent for the only company (PAY-02)', async () => {
  const server = open(ofCustomer, { AddCharge: answer([{ BillId: 7 }]) });
  await screen.findByRole('region', { name: credit.howTheyPay });
  press(credit.addCharge);
  const dialog = await screen.findByRole('dialog', { name: credit.addCharge });
  const submit = within(dialog).getByRole('button', { name: credit.addCharge });
  submit.click();
  await waitFor(() => expect(sentenceAt('Amount')).toBe(say.enterAmount));
  enter('Amount', '500');
  submit.click();
  await waitFor(() => expect(sentenceAt('Reason')).toBe(say.enterReason));
  enter('Reason', 'Bounced cheque');
  submit.click();
  await findNotice(credit.charged('₹500.00'));
  expect(server.sentTo('AddCharge')[0]?.body).toMatchObject({ customerid: 9, companyid: 5, amount: '500.00', reason: 'Bounced cheque' });
});

test('a charge opens once its company is read, and says why it cannot be (PAY-02)', async () => {
  const read = Promise.withResolvers<() => Response>();
  open(ofCustomer, { GetCompanyList: () => read.promise.then((reply) => reply()) });
  await screen.findByRole('region', { name: credit.howTheyPay });
  press(credit.addCharge);
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  read.resolve(refusal(403, 'You are not authorised.'));
  const dialog = within(await screen.findByRole('dialog', { name: credit.addCharge }));
  expect(await dialog.findByText('You are not authorised.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeTruthy();
  enter('Amount', '500');
  enter('Reason', 'Bounced cheque');
  dialog.getByRole('button', { name: credit.addCharge }).click();
  await settle();
  expect(screen.queryByText(say.selectCompany)).toBeNull();
});

test('the due date of a part of a bill is moved with a reason (PAY-04)', async () => {
  const server = open('/outstanding?by=Bill', { UpdateDueDate: answer([{ BillId: 6 }]) });
  (await screen.findByRole('button', { name: `01-11-2026, ${credit.changeDueDate('106')}` })).click();
  await screen.findByRole('dialog', { name: credit.changeDueDate('106') });
  enter('Amount', '4000');
  press('Save');
  await waitFor(() => expect(sentenceAt('Amount')).toBe(say.moreThanOpen));
  enter('Amount', '300');
  enter('Reason', 'Retention');
  press('Save');
  await findNotice(credit.dueDateSaved);
  expect(server.sentTo('UpdateDueDate')[0]?.body).toEqual({
    billid: 6,
    version: 1,
    dueon: '2026-11-01',
    amount: '300.00',
    reason: 'Retention',
  });
});

test('the dialog for Tally says what the file holds and leaves out before it is taken (PAY-24)', async () => {
  const counts = { fld_receipts: 3, fld_bounces: 1, fld_refunds: 0, fld_creditnotes: 2, fld_voidreceipts: 1 };
  const server = open('/receipts', {
    GetReceiptFile: answer([{ ...counts, fld_voidcreditnotes: 0, fld_charges: 2, fld_withoutvoucher: 0 }]),
  });
  (await screen.findByRole('button', { name: receiptFileMessages.open })).click();
  const dialog = await screen.findByRole('dialog', { name: receiptFileMessages.title });
  expect(await within(dialog).findByText(/^The file holds/)).toBeTruthy();
  expect(within(dialog).getByRole('status').textContent).toBe(
    'The file holds 3 receipts, 1 bounced cheque and 2 credit notes. Left out: 1 void receipt and 2 charges, which are no invoices.',
  );
  expect(within(dialog).getByText(receiptFileMessages.noAccounts)).toBeTruthy();
  // The month before this one.
  const to = addDays(`${today().slice(0, 7)}-01`, -1);
  expect(server.sentTo('GetReceiptFile')[0]?.query).toEqual({ companyid: '5', from: `${to.slice(0, 7)}-01`, to });
});

test('the dialog for Tally does not call the month wrong while the companies are read (PAY-24)', async () => {
  const read = Promise.withResolvers<() => Response>();
  open('/receipts', { GetCompanyList: () => read.promise.then((reply) => reply()) });
  (await screen.findByRole('button', { name: receiptFileMessages.open })).click();
  const dialog = within(await screen.findByRole('dialog', { name: receiptFileMessages.title }));
  expect(dialog.getByRole('status').textContent).toBe('');
  read.resolve(refusal(403, 'You are not authorised.'));
  expect(await dialog.findByText('You are not authorised.')).toBeTruthy();
});

test('the refunds say what was paid back, to whom and why (PAY-12)', async () => {
  const refund = { fld_refundid: 3, fld_number: 'RF0003', fld_amount: '50.00', fld_mode: 'Cash', fld_paidon: '2026-11-18' };
  const parties = { fld_companyid: 5, fld_companyforname: 'Vindhya', fld_customerid: 9, fld_companyname: 'Kaveri Cancer Care' };
  const more = { fld_dealid: 3, fld_dealnumber: 'ABC/0003', fld_reference: '', fld_reason: 'Paid twice', fld_enteredby: 'Asha Rao' };
  open('/refunds', { GetRefund: answer([{ ...refund, ...parties, ...more }], { total: 1 }) });
  const row = (await screen.findByText('RF0003')).closest('tr');
  expect(row?.textContent).toContain('₹50.00');
  expect(screen.getByRole('link', { name: 'ABC/0003' }).getAttribute('href')).toBe('/deal?id=3');
});
