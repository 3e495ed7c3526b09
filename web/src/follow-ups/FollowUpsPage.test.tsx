import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { nextStep, tomorrow } from '@vikray/contract/follow-ups/cadence.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { dealRow } from '../../../testing/screens/web-deals.ts';
import { choose, enter, findNotice, press } from '../../../testing/screens/web-form-actions.ts';
import { followUpRow } from '../../../testing/screens/web-follow-ups.ts';
import { mailTemplateRow } from '../../../testing/screens/web-mails.ts';
import { granted, menuRow, shellReplies, storeTestLogin, subMenuRow } from '../../../testing/screens/web-login.ts';
import { manas } from '../../../testing/screens/web-rights.ts';
import { approvedQuotationRow } from '../../../testing/screens/web-orders.ts';
import { answer, noAnswer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { setWindowWidth } from '../../../testing/screens/web-window.ts';
import { today } from '../platform/today.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const rows = [1, 2, 3].map((id) => followUpRow(id));
const everyRight: readonly RightName[] = ['Follow Up List', 'Add Follow Up', 'Edit Quotation', 'Add Order'];

function openPage(replies: object = {}, address = '/followups', rights: readonly RightName[] = everyRight) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetFollowUpList: answer(rows, { total: 3 }),
    GetTimeline: answer([]),
    GetQuotation: answer([approvedQuotationRow(1)], { total: 1 }),
    AddSalesCall: answer([{ CallId: 9 }]),
    UpdateFollowUp: answer([{ DealId: 1 }]),
    ...replies,
  });
  return { ...server, ...openApp(address) };
}

const keydown = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
/** Chooses an outcome with the mouse and saves the call. */
const saveAs = (outcome: string) => {
  press(outcome);
  press('Save');
};
const panel = () => within(screen.getByRole('complementary', { name: 'Call' }));
const shownCall = () => panel().getByRole('heading', { level: 2 }).textContent;
const hospital = (id: number) => `Niramaya Lotus Hospital ${id}`;

/** Opens the page and chooses its first row by keyboard, so that its call stands beside the list. */
async function openFirstRow(...page: Parameters<typeof openPage>) {
  const server = openPage(...page);
  await screen.findByText(hospital(1));
  keydown('ArrowDown');
  await waitFor(() => expect(shownCall()).toBe(hospital(1)));
  return server;
}

/** Opens the call of the first row by keyboard, with the focus on its outcomes. */
async function openFirstCall(...page: Parameters<typeof openPage>) {
  const server = await openFirstRow(...page);
  await screen.findByRole('group', { name: 'Outcome' });
  keydown('Enter');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Outcome'));
  return server;
}

test('opens with the user’s own that are due, overdue ones in words, and the other tabs and Everybody (FUP-04, FUP-05)', async () => {
  const server = openPage();
  await screen.findByText(hospital(1));
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Due',
    'Number',
    'Customer',
    'Contact',
    'Amount',
    'Step',
    'Last Outcome',
    'Owner',
    'Action',
  ]);
  expect(screen.getAllByText('since 3 days')).toHaveLength(3);
  expect(screen.getAllByText('1 of 4')).toHaveLength(3);
  expect(server.sentTo('GetFollowUpList')[0]?.query).toMatchObject({ due: 'Today', ownerid: '7' });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Today', 'Week', 'Expiring', 'No next date', 'All']);
  fireEvent.click(screen.getByRole('tab', { name: 'No next date' }));
  await waitFor(() => expect(server.sentTo('GetFollowUpList').at(-1)?.query).toMatchObject({ due: 'None', ownerid: '7' }));
  fireEvent.click(screen.getByText('Everybody'));
  await waitFor(() => expect(server.sentTo('GetFollowUpList').at(-1)?.query['ownerid']).toBeUndefined());
});

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

test('S moves the row to tomorrow and leads to the next (FUP-03)', async () => {
  const server = await openFirstRow();
  keydown('s');
  await waitFor(() => expect(server.sentTo('UpdateFollowUp')[0]?.body).toMatchObject({ dealid: 1, version: 2 }));
  await waitFor(() => expect(shownCall()).toBe(hospital(2)));
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
  await panel().findByRole('heading', { level: 2, name: hospital(3) });
  enter('Description', 'Calls back');
  saved.resolve(Response.json({ data: [{ CallId: 9, DealId: 1 }] }));
  await settle();
  expect(shownCall()).toBe(hospital(3));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('Calls back');
});

test('offers what the outcome calls for, with its right (FUP-08)', async () => {
  await openFirstRow();
  expect(panel().queryByRole('link', { name: 'Generate Order' })).toBeNull();
  press('Order expected');
  expect(await panel().findByRole('link', { name: 'Generate Order' })).toBeTruthy();
  press('Wants a change');
  expect(await panel().findByRole('link', { name: 'Revise' })).toBeTruthy();
  press('Not interested');
  expect(await panel().findByRole('button', { name: 'Mark Lost' })).toBeTruthy();
});

test('offers nothing to a user without these rights (FUP-08)', async () => {
  await openFirstRow({}, '/followups', ['Follow Up List', 'Add Follow Up']);
  await panel().findByRole('group', { name: 'Outcome' });
  for (const outcome of ['Wants a change', 'Order expected', 'Not interested']) {
    press(outcome);
    for (const name of ['Revise', 'Mark Lost', 'Generate Order']) expect(screen.queryByText(name)).toBeNull();
  }
});

test('opens WhatsApp with a text, and asks on the way back whether it was sent (FUP-20, FUP-21)', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const server = await openFirstRow();
  keydown('w');
  const [address = ''] = opened.mock.calls[0] ?? [];
  opened.mockRestore();
  expect(String(address)).toMatch(/^https:\/\/wa\.me\/919000000041\?text=Dear%20Dr\.%20Asmita/);
  expect(screen.queryByText('Did you send it?')).toBeNull();
  fireEvent.focus(window);
  expect(await screen.findByText('Did you send it?')).toBeTruthy();
  expect(await server.allSent('AddSalesCall')).toEqual([]);
  press('Yes');
  await waitFor(() => expect(server.sentTo('AddSalesCall')[0]?.body).toMatchObject({ dealid: 1, calltype: 'WhatsApp' }));
});

test('asks on the way back from the app of a phone, where only the page becomes visible again (FUP-21)', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  await openFirstRow();
  keydown('w');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.queryByText('Did you send it?')).toBeNull();
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Did you send it?')).toBeTruthy();
  vi.restoreAllMocks();
});

const offered = 'https://offers.example.in/q/Ab-_012345678901234567890123456789012345678';

test.each<[string, object, string | undefined]>([
  ['with a link of its own', answer([{ LinkId: 5, url: offered }]), offered],
  ['without one where none can be made', refusal(409, 'Set PUBLIC_URL to share links.', { code: 'NoAddress' }), ''],
  [
    'not at all when the link is refused',
    refusal(409, 'This quotation has 20 links. Withdraw one first.', { code: 'TooManyLinks' }),
    undefined,
  ],
])('opens WhatsApp for users who may share, %s (FUP-20, FUP-22)', async (_, reply, link) => {
  const tab = { opener: window, location: { href: '' }, close: vi.fn<() => void>() };
  // The page uses nothing else of a window.
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const server = await openFirstRow({ AddQuotationLink: reply }, '/followups', [...everyRight, 'Send Quotation']);
  keydown('w');
  await waitFor(() => expect(server.sentTo('AddQuotationLink')[0]?.body).toEqual({ quotationid: 1, channel: 'WhatsApp' }));
  const isOpened = link !== undefined;
  await waitFor(() =>
    expect([tab.close.mock.calls.length, tab.location.href.startsWith('https://wa.me/919000000041?text=')]).toEqual([
      isOpened ? 0 : 1,
      isOpened,
    ]),
  );
  opened.mockRestore();
  const text = decodeURIComponent(tab.location.href);
  expect([tab.opener === null, text.includes('our quotation RSD/2026-2027/0001'), text.includes('/q/')]).toEqual([
    isOpened,
    isOpened,
    Boolean(link),
  ]);
});

test('shows cards on a phone with Call, WhatsApp and Done, which opens the outcome (FUP-04)', async () => {
  setWindowWidth(390);
  openPage();
  const card = within(await screen.findByRole('listitem', { name: hospital(1) }));
  expect(card.getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:9000000041');
  expect(card.getByRole('button', { name: /WhatsApp/ })).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: /Done/ }));
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.click(await drawer.findByRole('button', { name: 'Spoke' }));
  fireEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('heading', { name: hospital(2) })).toBeTruthy());
});

test.each([
  [1023, 'over the list, as on a phone'],
  [1024, 'beside the list'],
])('at %i px, opens the outcome of a row %s (FUP-04, FUP-06)', async (width) => {
  setWindowWidth(width);
  openPage();
  await screen.findByText(hospital(1));
  const isBeside = width >= 1024;
  press(/^Enter the outcome of .*0001$/);
  const shown = within(await (isBeside ? screen.findByRole('complementary', { name: 'Call' }) : screen.findByRole('dialog')));
  expect(await shown.findByRole('heading', { name: hospital(1) })).toBeTruthy();
  expect(screen.queryAllByRole('dialog')).toHaveLength(isBeside ? 0 : 1);
  fireEvent.click(shown.getByRole('button', { name: 'Spoke' }));
  fireEvent.click(shown.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 2, name: hospital(2) });
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
    const page = openPage({ GetFollowUpList: answer(rows.slice(0, 1), { total: 1 }) });
    await screen.findByText(hospital(1));
    await openCall();
    enter('Description', 'Asks for two more beds');
    press('No answer');
    const address = page.address();
    cleanup();
    openPage({ GetFollowUpList: answer(rows.slice(0, 1), { total: 1 }) }, address);
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

test('a link in the drawer of a phone leads away, and Back leads to its row (FUP-04)', async () => {
  setWindowWidth(390);
  const page = openPage(
    { GetDeal: answer([dealRow(2, { fld_number: 'RSD/2026-2027/0002', quotations: [], orders: [], dispatches: [], lines: [] })]) },
    '/followups?due=All',
  );
  fireEvent.click(within(await screen.findByRole('listitem', { name: hospital(2) })).getByRole('button', { name: /Done/ }));
  const drawer = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(page.address()).toBe('/followups?due=All&id=2'));
  fireEvent.click(drawer.getAllByRole('link', { name: /0002/ })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('heading', { name: /RSD.2026-2027.0002/ });
  expect(page.path()).toBe('/deal');
  page.back();
  await waitFor(() => expect(page.address()).toBe('/followups?due=All&id=2'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('a call without an answer is saved once, also after a reload (FUP-06)', async () => {
  const one = { GetFollowUpList: answer(rows.slice(0, 1), { total: 1 }) };
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

test('the menu carries the number of due deals, to 99+ (FUP-10)', async () => {
  openPage({
    GetUserMenu: answer([menuRow(1, 'Follow Ups')]),
    GetUserSubMenu: answer([subMenuRow(2, 1, 'Follow Up List', 'followups')]),
    GetNotifications: answer([{ text: '120 follow-ups are due today.', count: 120, page: 'followups' }]),
  });
  const entry = await screen.findByRole('button', { name: /^Follow Ups/ });
  await waitFor(() => expect(entry.textContent).toBe('Follow Ups99+'));
  expect(document.querySelector('[data-tooltip="120 follow-ups are due today."]')).toBeTruthy();
});

test('postpones and hands over several follow-ups together (FND-20, FND-22)', async () => {
  const server = openPage({ RunForEach: answer([]), GetUserNames: answer([manas], { total: 1 }) });
  await screen.findByText(hospital(1));
  press('Select');
  press('Postpone All');
  await screen.findByRole('dialog', { name: /^Move 3 follow-ups to/ });
  press('Yes');
  await waitFor(() =>
    expect(server.sentTo('RunForEach')[0]?.body).toEqual({
      operation: 'UpdateFollowUp',
      rows: [1, 2, 3].map((dealid) => ({ dealid, version: 2, nexton: tomorrow(today()) })),
    }),
  );
  press('Select');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Select .*Hospital 2$/ }));
  press('Hand Over 1');
  const question = within(await screen.findByRole('dialog', { name: 'Hand over 1 follow-up?' }));
  fireEvent.click(question.getByRole('button', { name: 'Yes' }));
  expect(await findNotice('Please select the owner.')).toBeTruthy();
  const owner = question.getByRole('combobox', { name: 'Owner' });
  fireEvent.focus(owner);
  fireEvent.change(owner, { target: { value: 'Manas' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Manas Kulpe' }));
  fireEvent.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(server.sentTo('RunForEach')[1]?.body).toEqual({
      operation: 'UpdateFollowUp',
      rows: [{ dealid: 2, version: 2, ownerid: 8 }],
    }),
  );
});

test('selects several follow-ups on a phone, too (FND-22)', async () => {
  setWindowWidth(390);
  openPage();
  await screen.findByText(hospital(1));
  press('Select');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Select .*Hospital 1$/ }));
  expect(screen.getByRole('button', { name: 'Move 1' })).toBeTruthy();
});

test('mails several customers by a template (FND-20, FND-22)', async () => {
  const server = openPage(
    {
      RunForEach: answer([]),
      GetMailTemplate: answer([mailTemplateRow({ fld_templateid: 6, fld_name: 'Second letter' })], { total: 1 }),
      GetFollowUpList: answer([rows[0], followUpRow(2, { fld_quotationid: null })], { total: 2 }),
    },
    '/followups',
    [...everyRight, 'Follow Up'],
  );
  await screen.findByText(hospital(1));
  press('Select');
  fireEvent.click(screen.getByRole('checkbox', { name: 'All 2 found' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Mail 1' }));
  const question = within(await screen.findByRole('dialog', { name: 'Send a mail about 1 quotation?' }));
  await choose('Template', 'Second letter');
  fireEvent.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(server.sentTo('RunForEach')[0]?.body).toEqual({
      operation: 'SendMailer',
      rows: [{ quotationid: 1, email: 'asmita@lotus.example.in', templateid: 6 }],
    }),
  );
});
