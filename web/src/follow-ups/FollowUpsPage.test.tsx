import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { beforeEach, expect, test } from 'vitest';
import { dealRow } from '../../../testing/screens/web-deals.ts';
import { dueListReplies, everyFollowUpRight, firstRowChosen, hospital, shownCall } from '../../../testing/screens/web-follow-ups.ts';
import { keydown, press } from '../../../testing/screens/web-form-actions.ts';
import { menuRow, storeTestLogin, subMenuRow } from '../../../testing/screens/web-login.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { setWindowWidth } from '../../../testing/screens/web-window.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

function openPage(replies: object = {}, address = '/followups', rights: readonly RightName[] = everyFollowUpRight) {
  return { ...stubServer(dueListReplies(replies, rights)), ...openApp(address) };
}

const openFirstRow = async (...page: Parameters<typeof openPage>) => firstRowChosen(openPage(...page));

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

test('S moves the row to tomorrow and leads to the next (FUP-03)', async () => {
  const server = await openFirstRow();
  keydown('s');
  await waitFor(() => expect(server.sentTo('UpdateFollowUp')[0]?.body).toMatchObject({ dealid: 1, version: 2 }));
  await waitFor(() => expect(shownCall()).toBe(hospital(2)));
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
