import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { nextStep } from '@vikray/contract/follow-ups/cadence.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { beforeEach, expect, test } from 'vitest';
import {
  callPanel,
  dueListReplies,
  dueRows,
  everyFollowUpRight,
  firstRowChosen,
  hospital,
  shownCall,
} from '../../../testing/screens/web-follow-ups.ts';
import { enter, findNotice, keydown, press } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../testing/screens/web-orders.ts';
import { answer, noAnswer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { setWindowWidth } from '../../../testing/screens/web-window.ts';
import { refresh } from '../platform/queries.ts';
import { today } from '../platform/today.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

function openPage(replies: object = {}, address = '/followups', rights: readonly RightName[] = everyFollowUpRight) {
  return { ...stubServer(dueListReplies(replies, rights)), ...openApp(address) };
}

const openFirstRow = async (...page: Parameters<typeof openPage>) => firstRowChosen(openPage(...page));

/** Opens the call of the first row by keyboard, with the focus on its outcomes. */
async function openFirstCall(...page: Parameters<typeof openPage>) {
  const server = await openFirstRow(...page);
  await screen.findByRole('group', { name: 'Outcome' });
  keydown('Enter');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Outcome'));
  return server;
}

/** Chooses an outcome with the mouse and saves the call. */
const saveAs = (outcome: string) => {
  press(outcome);
  press('Save');
};

test('presets no outcome: a row is opened with Enter, and a number saves it and opens the next row at once (FUP-06, FUP-39)', async () => {
  const saved = Promise.withResolvers<void>();
  const answerLater = async () => {
    await saved.promise;
    return Response.json({ data: [{ CallId: 9 }] }, { status: 201 });
  };
  const server = openPage({ AddSalesCall: answerLater });
  await screen.findByText(hospital(1));
  keydown('ArrowDown');
  await waitFor(() => expect(shownCall()).toBe(hospital(1)));
  await screen.findByRole('group', { name: 'Outcome' });
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  // Not before the call is open; nor is anything saved without an outcome.
  keydown('2');
  keydown('Enter');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Outcome'));
  for (const key of ['Enter', 'a', 'x']) keydown(key);
  press('Save');
  expect(await screen.findByText('Please select the outcome.')).toBeTruthy();
  expect(await server.allSent('AddSalesCall')).toEqual([]);
  screen.getByRole('group', { name: 'Outcome' }).focus();
  keydown('2');
  // The answer is still to come.
  await waitFor(() => expect(shownCall()).toBe(hospital(2)));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Outcome');
  keydown('6');
  await waitFor(() => expect(shownCall()).toBe(hospital(3)));
  saved.resolve();
  await waitFor(() =>
    expect(server.sentTo('AddSalesCall').map(({ body }) => body)).toEqual([
      {
        dealid: 1,
        contactpersonid: 51,
        calltype: 'Phone',
        outcome: 'No answer',
        description: '',
        nexton: nextStep('Standard', 1, today()).nextOn,
      },
      expect.objectContaining({ dealid: 2, outcome: 'Not interested' }),
    ]),
  );
  keydown('Escape');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Call' })).toBeNull());
});

test('N leads to the description, where digits are text, and Enter back to the outcomes (FUP-39)', async () => {
  const server = await openFirstCall();
  keydown('n');
  const note = document.activeElement;
  expect(note?.tagName).toBe('TEXTAREA');
  enter('Description', 'Calls back on the 2nd');
  keydown('2');
  expect(shownCall()).toBe(hospital(1));
  keydown('Enter');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Outcome');
  keydown('3');
  await waitFor(() =>
    expect(server.sentTo('AddSalesCall')[0]?.body).toMatchObject({ outcome: 'Call later', description: 'Calls back on the 2nd' }),
  );
});

test('Undo in the notice takes the call back and opens it with its description (FUP-39)', async () => {
  const server = await openFirstCall({ WithdrawSalesCall: answer([{ CallId: 9 }]) });
  enter('Description', 'Asks for two more beds');
  keydown('1');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The call is taken back.')).toBeTruthy();
  expect(server.sentTo('WithdrawSalesCall')[0]?.body).toEqual({ callid: 9 });
  await waitFor(() => expect(shownCall()).toBe(hospital(1)));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('Asks for two more beds');
});

test('Undo keeps a newer text that was begun for the same deal (FUP-39)', async () => {
  const taken = Promise.withResolvers<void>();
  await openFirstCall({ WithdrawSalesCall: () => taken.promise.then(answer([{ CallId: 9 }])) });
  enter('Description', 'Asks for two more beds');
  keydown('1');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  press(/^Enter the outcome of .*0001$/);
  await waitFor(() => expect(shownCall()).toBe(hospital(1)));
  enter('Description', 'Wants it by Friday');
  keydown('Escape');
  taken.resolve();
  expect(await screen.findByText('The call is taken back.')).toBeTruthy();
  await waitFor(() => expect(shownCall()).toBe(hospital(1)));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('Wants it by Friday');
});

test('a call that is refused after the next row was opened leads back to it, with what was entered (FUP-39)', async () => {
  await openFirstCall({ AddSalesCall: refusal(409, 'This deal is no longer open.', { code: 'DealDecided' }) });
  enter('Description', 'Asks for two more beds');
  keydown('1');
  await waitFor(() => expect(shownCall()).toBe(hospital(2)));
  expect(await screen.findByText('This deal is no longer open.')).toBeTruthy();
  press('Open');
  await waitFor(() => expect(shownCall()).toBe(hospital(1)));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('Asks for two more beds');
});

test('Escape leads from the call back to the list, where the arrow keys go on (FUP-06)', async () => {
  await openFirstCall();
  keydown('Escape');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Call' })).toBeNull());
  await settle();
  expect(document.activeElement?.matches('.data-table')).toBe(true);
  keydown('ArrowDown');
  await waitFor(() => expect(shownCall()).toBe(hospital(1)));
});

test.each([
  ['a call is saved', 'AddSalesCall', () => saveAs('No answer')],
  ['a row is moved to tomorrow', 'UpdateFollowUp', () => keydown('s')],
] as const)('a row that is chosen while %s stays, with what is entered there (FUP-06)', async (_, operation, leave) => {
  const saved = Promise.withResolvers<Response>();
  const server = await openFirstRow({ [operation]: () => saved.promise });
  leave();
  await waitFor(() => server.sentTo(operation));
  press(/^Enter the outcome of .*0003$/);
  await callPanel().findByRole('heading', { level: 2, name: hospital(3) });
  enter('Description', 'Calls back');
  saved.resolve(Response.json({ data: [{ CallId: 9, DealId: 1 }] }));
  await settle();
  expect(shownCall()).toBe(hospital(3));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('Calls back');
});

test('offers what the outcome calls for, with its right (FUP-08)', async () => {
  await openFirstRow();
  expect(callPanel().queryByRole('link', { name: 'Generate Order' })).toBeNull();
  press('Order expected');
  expect(await callPanel().findByRole('link', { name: 'Generate Order' })).toBeTruthy();
  press('Wants a change');
  expect(await callPanel().findByRole('link', { name: 'Revise' })).toBeTruthy();
  press('Not interested');
  expect(await callPanel().findByRole('button', { name: 'Mark Lost' })).toBeTruthy();
});

test('offers it in the notice of a call that was saved before the quotation was read (FUP-08)', async () => {
  const read = Promise.withResolvers<void>();
  const server = await openFirstCall({ GetQuotation: () => read.promise.then(answer([approvedQuotationRow(1)], { total: 1 })) });
  const lists = server.sentTo('GetFollowUpList').length;
  keydown('5');
  await waitFor(() => expect(shownCall()).toBe(hospital(2)));
  // The list does not wait for it.
  await waitFor(() => expect(server.sentTo('GetFollowUpList').length).toBeGreaterThan(lists));
  read.resolve();
  await findNotice('Call successfully added.');
  expect(screen.getByRole('link', { name: 'Generate Order' }).getAttribute('href')).toBe('/generateorder?id=1');
});

test('opens the letter for M also when it is pressed before the quotation is read (FUP-39)', async () => {
  const read = Promise.withResolvers<void>();
  await openFirstRow({ GetQuotation: () => read.promise.then(answer([approvedQuotationRow(1)], { total: 1 })) }, '/followups', [
    ...everyFollowUpRight,
    'Follow Up',
  ]);
  await screen.findByRole('group', { name: 'Outcome' });
  keydown('m');
  await settle();
  read.resolve();
  expect(await screen.findByRole('dialog', { name: /^Mail: / })).toBeTruthy();
});

test('opens no letter later for M that was pressed before the quotation proved void (FUP-39)', async () => {
  const read = Promise.withResolvers<void>();
  let row = approvedQuotationRow(1, { fld_status: 'Void' });
  await openFirstRow({ GetQuotation: () => read.promise.then(answer([row], { total: 1 })) }, '/followups', [
    ...everyFollowUpRight,
    'Follow Up',
  ]);
  await screen.findByRole('group', { name: 'Outcome' });
  keydown('m');
  read.resolve();
  await settle();
  row = approvedQuotationRow(1);
  await act(() => refresh('GetQuotation'));
  expect(await callPanel().findByRole('button', { name: 'Mail' })).toBeTruthy();
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers nothing to a user without these rights (FUP-08)', async () => {
  await openFirstRow({}, '/followups', ['Follow Up List', 'Add Follow Up']);
  await callPanel().findByRole('group', { name: 'Outcome' });
  for (const outcome of ['Wants a change', 'Order expected', 'Not interested']) {
    press(outcome);
    for (const name of ['Revise', 'Mark Lost', 'Generate Order']) expect(screen.queryByText(name)).toBeNull();
  }
});

test.each([
  [390, 'drawer'],
  [1440, 'panel'],
])(
  'at %i px, the %s has what was entered after a session that ended; only the question of the drawer discards it (FUP-06)',
  async (width) => {
    setWindowWidth(width);
    const description = async () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
    async function openCall(): Promise<HTMLTextAreaElement> {
      press(width < 1024 ? /^Done/ : /^Enter the outcome of/);
      return description();
    }
    const page = openPage({ GetFollowUpList: answer(dueRows.slice(0, 1), { total: 1 }) });
    await screen.findByText(hospital(1));
    await openCall();
    enter('Description', 'Asks for two more beds');
    press('No answer');
    const address = page.address();
    cleanup();
    openPage({ GetFollowUpList: answer(dueRows.slice(0, 1), { total: 1 }) }, address);
    expect((await description()).value).toBe('Asks for two more beds');
    expect(screen.getByRole('button', { name: 'No answer' }).getAttribute('aria-pressed')).toBe('true');
    if (width < 1024) {
      press('Close');
      press('Yes');
    } else keydown('Escape');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull());
    expect((await openCall()).value).toBe(width < 1024 ? '' : 'Asks for two more beds');
  },
);

test('a call without an answer is saved once, also after a reload (FUP-06)', async () => {
  const one = { GetFollowUpList: answer(dueRows.slice(0, 1), { total: 1 }) };
  const before = openPage({ ...one, AddSalesCall: noAnswer });
  await screen.findByText(hospital(1));
  press(/^Enter the outcome of/);
  enter('Description', 'Asks for two more beds');
  saveAs('Spoke');
  await screen.findByText(messages.somethingWentWrong);
  cleanup();
  const after = openPage(one);
  await screen.findByText(hospital(1));
  press(/^Enter the outcome of/);
  press('Save');
  await waitFor(() => expect(after.sentTo('AddSalesCall')).toEqual(before.sentTo('AddSalesCall')));
});

test('Ctrl+Enter saves the call from its description (FUP-06)', async () => {
  const server = await openFirstCall();
  press('Spoke');
  const description = screen.getByRole('textbox', { name: 'Description' });
  enter('Description', 'Asks for two more beds');
  description.focus();
  fireEvent.keyDown(description, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(server.sentTo('AddSalesCall')[0]?.body).toMatchObject({ description: 'Asks for two more beds' }));
});

test('a call that is saved leaves nothing behind, and one that is left for another row waits there (FUP-06)', async () => {
  await openFirstRow();
  enter('Description', 'Asks for two more beds');
  saveAs('Spoke');
  await waitFor(() => expect(shownCall()).toBe(hospital(2)));
  enter('Description', 'Calls back');
  keydown('Escape');
  keydown('ArrowDown');
  await waitFor(() => expect(shownCall()).toBe(hospital(1)));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('');
  keydown('ArrowDown');
  await waitFor(() => expect(shownCall()).toBe(hospital(2)));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('Calls back');
});
