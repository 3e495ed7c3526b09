import { creditNoteMessages as say } from '@vikray/contract/credit-notes/credit-note-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { creditableRow, creditNoteReplies, creditNoteRow } from '../../../testing/screens/web-credit-notes.ts';
import { choose, enter, findNotice, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

function open(address: string, replies: object = {}) {
  const server = stubServer({ ...creditNoteReplies, ...replies });
  openApp(address);
  return server;
}

const inDialog = async () => within(await screen.findByRole('dialog'));
const pressIn = (dialog: ReturnType<typeof within>, name: string) => fireEvent.click(dialog.getByRole('button', { name }));

describe('the credit notes', () => {
  test('stand with their invoice, their tax and their return (PAY-13)', async () => {
    open('/creditnotes');
    const row = (await screen.findByText('CN0001')).closest('tr');
    expect(row && [...row.querySelectorAll('td')].slice(0, 9).map((cell) => cell.textContent)).toEqual([
      'CN0001',
      '18-11-2026',
      'Kaveri Cancer Care',
      '₹3,540.00',
      '₹3,000.00',
      '₹540.00',
      '107',
      'Goods returned',
      'RT/AP/2026-2027/0003',
    ]);
  });

  test('say when there are none', async () => {
    open('/creditnotes', { GetCreditNote: answer([], { total: 0 }) });
    expect(await screen.findByText(say.noneFound)).toBeTruthy();
  });

  test('are added and made void only with the rights (PAY-13)', async () => {
    open('/creditnotes?returnid=3', { GetUserSubMenuAccessRights: answer(granted('Credit Note List')) });
    await screen.findByText('CN0001');
    for (const name of [say.add, say.voidTitle('CN0001')]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('become void for a reason (PAY-13)', async () => {
    const server = open('/creditnotes', { VoidCreditNote: answer([{ CreditNoteId: 1 }]) });
    fireEvent.click(await screen.findByRole('button', { name: say.voidTitle('CN0001') }));
    const dialog = await inDialog();
    pressIn(dialog, 'Void');
    expect(sentenceAt('Reason')).toBe(say.enterReason);
    enter('Reason', 'Wrong invoice');
    pressIn(dialog, 'Void');
    await findNotice(say.voided);
    expect(server.sentTo('VoidCreditNote')[0]?.body).toEqual({ creditnoteid: 1, version: 1, reason: 'Wrong invoice' });
  });

  test('that are void offer that no more', async () => {
    open('/creditnotes', { GetCreditNote: answer([creditNoteRow(1, { fld_isvoid: 'Yes' })], { total: 1 }) });
    await screen.findByText('Void');
    expect(screen.queryByRole('button', { name: say.voidTitle('CN0001') })).toBeNull();
  });
});

describe('a new credit note', () => {
  test('takes an amount of an invoice, at most what is left (PAY-13)', async () => {
    const server = open('/creditnotes', { AddCreditNote: answer([{ CreditNoteId: 7, Number: 'CN7' }]) });
    fireEvent.click(await screen.findByRole('button', { name: say.add }));
    const dialog = await inDialog();
    pressIn(dialog, say.add);
    await waitFor(() => expect(sentenceAt(say.invoice, 'combobox')).toBe(say.selectInvoice));
    await choose(say.invoice, '107 of 10-11-2026');
    await choose('Reason', 'Price corrected');
    enter('Number', 'CN7');
    fireEvent.click(await screen.findByRole('radio', { name: say.amount }));
    enter(say.amount, '11800.01');
    pressIn(dialog, say.add);
    expect(await screen.findByText('More than ₹11,800.00 cannot be credited on invoice 107.')).toBeTruthy();
    enter(say.amount, '500');
    pressIn(dialog, say.add);
    await findNotice(say.added('CN7'));
    expect(server.sentTo('AddCreditNote')[0]?.body).toMatchObject({
      billid: 14,
      reason: 'Price corrected',
      number: 'CN7',
      amount: '500.00',
    });
  });

  test('is proposed for the pieces of a return, without a number where the company numbers it (DSK-22, PAY-13)', async () => {
    const lines = [{ fld_consignmentlineid: 61, fld_name: 'Fowler Bed', fld_quantity: 10, fld_taxable: '10000.00', fld_proposed: 4 }];
    const server = open('/creditnotes?returnid=3', {
      GetCreditable: answer([creditableRow({ fld_lines: lines, fld_numbersitself: 'Yes' })]),
      AddCreditNote: answer([{ CreditNoteId: 7, Number: 'CN0007' }]),
    });
    const dialog = await inDialog();
    await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Fowler Bed' }).value).toBe('4'));
    expect(dialog.queryByRole('textbox', { name: 'Number' })).toBeNull();
    pressIn(dialog, say.add);
    await findNotice(say.added('CN0007'));
    const { body } = server.sentTo('AddCreditNote')[0] ?? {};
    expect(body).toMatchObject({ billid: 14, returnid: 3, reason: 'Goods returned', lines: [{ consignmentlineid: 61, quantity: 4 }] });
    expect(body).not.toHaveProperty('number');
  });

  test('stays open with the sentence of the server (PAY-13)', async () => {
    const taken = refusal(409, say.numberTaken, { code: 'NumberTaken', field: 'number' });
    open('/creditnotes?billid=14', { AddCreditNote: taken });
    const dialog = await inDialog();
    await choose('Reason', 'Other');
    enter('Number', 'CN7');
    enter('Fowler Bed', '1');
    pressIn(dialog, say.add);
    expect(await screen.findAllByText(say.numberTaken)).not.toHaveLength(0);
  });
});
