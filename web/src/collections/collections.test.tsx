import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import { addDays, dashedDate } from '@vikray/contract/platform/dates.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enter, findNotice, keydown, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { collectionRow, moneyReplies, owingRow } from '../../../testing/screens/web-money.ts';
import { answer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

const template = {
  fld_templateid: 7,
  fld_name: 'First Reminder of Payment',
  fld_step: '',
  fld_occasion: 'Payment',
  fld_subject: 'Payment of {overdue} is due',
  fld_text: 'Dear {name},\n\nPlease pay {overdue} to {issuer}.',
  fld_updatedon: '',
  fld_version: 1,
};

const owing = [owingRow(9), owingRow(10, { fld_companyname: 'Narmada College' })];

function open(replies: object = {}, address = '/outstanding?by=Collections') {
  const server = stubServer({
    ...moneyReplies,
    GetOutstanding: (call: { readonly query: Readonly<Record<string, string>> }) =>
      call.query['by'] === 'Bill' ? answer([], { total: 0 })() : answer(owing, { total: 2 })(),
    GetCollection: answer([collectionRow]),
    GetMailTemplate: answer([template], { total: 1 }),
    AddCollectionCall: answer([{ CallId: 9 }]),
    ...replies,
  });
  openApp(address);
  return server;
}

const panel = () => screen.getByRole('complementary', { name: say.call });

/** Opens the call of the first row by keyboard. */
async function openFirst(): Promise<void> {
  await screen.findByText('Narmada College');
  keydown('ArrowDown');
  await screen.findByRole('heading', { name: 'Kaveri Cancer Care' });
  keydown('Enter');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(say.outcome));
}

describe('the collections', () => {
  test('save a call by its key and go on with the next row (PAY-18)', async () => {
    const server = open();
    await openFirst();
    keydown('5');
    await screen.findByRole('heading', { name: 'Narmada College' });
    await findNotice(say.saved);
    const [call] = server.sentTo('AddCollectionCall');
    expect(call?.body).toEqual({ customerid: 9, companyid: 5, calltype: 'Phone', outcome: 'No answer', description: '' });
  });

  test('ask for the day of a promise, whose amount is what is overdue (PAY-18)', async () => {
    const server = open();
    const day = addDays(today(), 3);
    await openFirst();
    keydown('1');
    await within(panel()).findByLabelText(say.promisedOn, { exact: false });
    fireEvent.click(within(panel()).getByRole('button', { name: say.save }));
    await waitFor(() => expect(sentenceAt(say.promisedOn)).toBe(say.incompletePromise));
    expect(await server.allSent('AddCollectionCall')).toEqual([]);
    enter(say.promisedOn, dashedDate(day));
    fireEvent.blur(within(panel()).getByLabelText(say.promisedOn, { exact: false }));
    fireEvent.click(within(panel()).getByRole('button', { name: say.save }));
    await findNotice(say.saved);
    expect(server.sentTo('AddCollectionCall')[0]?.body).toMatchObject({
      outcome: 'Promised',
      promisedon: day,
      promisedamount: '3000.00',
    });
  });

  test('send the reminder that the preview shows, and say why it was refused (PAY-19)', async () => {
    const server = open({ SendReminder: refusal(409, say.nothingOverdue) });
    await openFirst();
    keydown('m');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Please pay INR 3,000.00 to Vindhya Furniture Systems.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send Mail' }));
    await findNotice(say.nothingOverdue);
    expect(server.sentTo('SendReminder')[0]?.body).toMatchObject({ customerid: 9, templateid: 7, attach: 'Statement' });
  });

  test('open WhatsApp with the reminder, and not for who is not to be reminded (PAY-19)', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    open();
    await openFirst();
    await within(panel()).findByRole('button', { name: say.whatsApp });
    keydown('w');
    const [address = ''] = opened.mock.calls[0] ?? [];
    opened.mockRestore();
    expect(decodeURIComponent(String(address))).toBe(
      'https://wa.me/919000000091?text=Dear Dr. Asmita Gokhale,\n\nPlease pay INR 3,000.00 to Vindhya Furniture Systems.',
    );
  });

  test('open WhatsApp with the template of the office only, also for W pressed before it is read (PAY-19)', async () => {
    const read = Promise.withResolvers<void>();
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    open({ GetMailTemplate: () => read.promise.then(answer([template], { total: 1 })) });
    await openFirst();
    await within(panel()).findByText('Dr. Asmita Gokhale');
    keydown('w');
    await settle();
    expect(opened.mock.calls).toEqual([]);
    read.resolve();
    await within(panel()).findByRole('button', { name: say.whatsApp });
    keydown('w');
    const [address = ''] = opened.mock.calls[0] ?? [];
    opened.mockRestore();
    expect(decodeURIComponent(String(address))).toContain('Please pay INR 3,000.00 to Vindhya Furniture Systems.');
  });

  test('are for who may call alone (PAY-18)', async () => {
    open({ GetUserSubMenuAccessRights: answer(granted('View Outstanding')) });
    await screen.findByRole('tab', { name: 'Bills' });
    expect(screen.queryByRole('tab', { name: say.tab })).toBeNull();
  });

  test('say when nobody is to be called (PAY-18)', async () => {
    open({ GetOutstanding: answer([], { total: 0 }) });
    expect(await screen.findByText(say.nobodyToCall)).toBeTruthy();
  });
});
