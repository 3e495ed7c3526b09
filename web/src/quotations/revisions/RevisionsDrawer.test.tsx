import { differenceMessages as say } from '@vikray/contract/quotations/difference-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { press } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../../testing/screens/web-orders.ts';
import { quotationReplies } from '../../../../testing/screens/web-quotations.ts';
import { differenceRows, revisionRow } from '../../../../testing/screens/web-revisions.ts';
import { answer, refusal, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { setWindowWidth } from '../../../../testing/screens/web-window.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const base = 'RSD/2026-2027/0003';
const openedByLink = [
  { fld_kind: 'Mailed', fld_at: '2026-11-21T05:00:00.000Z' },
  { fld_kind: 'Opened', fld_at: '2026-11-22T05:00:00.000Z' },
];
const threeRevisions = [
  revisionRow(9, 2, { fld_totalamount: '997590.00' }),
  revisionRow(5, 1, { fld_shownstatus: 'Superseded', handovers: openedByLink }),
  revisionRow(3, 0, { fld_shownstatus: 'Superseded', fld_revisionreason: '' }),
];

interface Opening {
  /** The number in the address. */
  readonly id?: number;
  /** Keys of the quotation on the page. */
  readonly shown?: object;
  readonly replies?: object;
}

async function openQuotation({ id = 9, shown = {}, replies = {} }: Opening = {}) {
  const revision = { fld_number: `${base}-R2`, fld_basenumber: base, fld_revision: 2 };
  const quotation = approvedQuotationRow(9, { ...revision, ...shown });
  const server = stubServer({
    ...quotationReplies,
    GetQuotation: answer([quotation], { total: 1 }),
    GetQuotationProduct: answer([]),
    GetQuotationRevision: answer(threeRevisions),
    GetQuotationDifference: answer(differenceRows),
    ...replies,
  });
  const app = openApp(`/viewquotation?id=${id}`);
  await screen.findByText('Prepared by', { selector: '.signatory span' });
  return { server, app };
}

async function openDrawer(opening: Opening = {}) {
  const opened = await openQuotation(opening);
  const button = await screen.findByRole('button', { name: 'Revisions (3)' });
  button.focus();
  fireEvent.click(button);
  return { ...opened, drawer: within(await screen.findByRole('dialog', { name: `Revisions of ${base}` })) };
}

/** The texts of the cells of each row of the difference. */
function cells(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
}

test('opens the revisions of the number, newest first, with who made each and how it was handed over (REV-22)', async () => {
  const { app, server, drawer } = await openDrawer();
  expect(server.sentTo('GetQuotationRevision')[0]?.body).toEqual({ quotationid: 9 });
  const entries = drawer.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(entries).toEqual([
    `${base}-R2Approved18/11/2026₹9,97,590.00The customer asked for a discount.Made by Rohini Sondhi, 18-11-2026 11:30 · Not handed over`,
    `${base}-R1Superseded18/11/2026₹10,62,059.00The customer asked for a discount.Made by Rohini Sondhi, 18-11-2026 11:30 · Mailed 21/11/2026 · Opened 22/11/2026Restore as New Revision`,
    `${base}Superseded18/11/2026₹10,62,059.00Made by Rohini Sondhi, 18-11-2026 11:30 · Not handed overRestore as New Revision`,
  ]);
  expect(drawer.queryByRole('link', { name: `${base}-R2` })).toBeNull();
  fireEvent.click(drawer.getByRole('link', { name: base }));
  await waitFor(() => expect(app.address()).toBe('/viewquotation?id=3'));
});

test('restores an older revision, while the current one can be revised (REV-26)', async () => {
  const { drawer } = await openDrawer();
  const link = drawer.getByRole('link', { name: `Restore as New Revision: ${base}` });
  expect(link.getAttribute('href')).toBe('/addquotation?revise=9&basedon=3');
  expect(drawer.queryByRole('link', { name: `Restore as New Revision: ${base}-R2` })).toBeNull();
});

test('restores nothing while the current revision is pending (REV-13, REV-26)', async () => {
  const { drawer } = await openDrawer({ shown: { fld_status: 'Open' } });
  expect(drawer.queryByRole('link', { name: /^Restore/ })).toBeNull();
});

describe('a current revision that is returned', () => {
  const returned = { fld_status: 'Open', fld_returnednote: 'Lower the freight', fld_returnedby: 'Asha Rao' };
  const GetQuotationRevision = answer([revisionRow(9, 2, { fld_shownstatus: 'Pending' }), ...threeRevisions.slice(1)]);
  const tags = ['Returned', 'Superseded', 'Superseded'];

  const tagsOf = (entries: readonly HTMLElement[]) => entries.map((entry) => entry.querySelector('.status-tag')?.textContent);

  test('reads Returned on its own page (APR-18, REV-22)', async () => {
    const { drawer } = await openDrawer({ shown: returned, replies: { GetQuotationRevision } });
    expect(tagsOf(drawer.getAllByRole('listitem'))).toEqual(tags);
  });

  test('reads Returned on the page of an older revision (APR-18, REV-22)', async () => {
    const older = { fld_quotationid: 3, fld_number: base, fld_supersededbyid: 5, fld_shownstatus: 'Superseded' };
    const current = approvedQuotationRow(9, { fld_number: `${base}-R2`, fld_basenumber: base, fld_revision: 2, ...returned });
    const rows = [{ ...current, ...older }, current];
    const GetQuotation = () => Response.json({ data: [rows.shift() ?? current], total: 1 });
    const { drawer } = await openDrawer({ id: 3, replies: { GetQuotation, GetQuotationRevision } });
    await waitFor(() => expect(tagsOf(drawer.getAllByRole('listitem'))).toEqual(tags));
  });
});

test('has no button for a quotation that was never revised (REV-22, SHR-13)', async () => {
  const { server } = await openQuotation({ shown: { fld_number: base, fld_revision: 0 } });
  expect(screen.queryByRole('button', { name: /^Revisions/ })).toBeNull();
  expect(await server.allSent('GetQuotationRevision')).toEqual([]);
});

test('shows the difference of the revision on the page to the one before it as one table (REV-23, REV-24, REV-25)', async () => {
  const { server, drawer } = await openDrawer();
  const table = await drawer.findByRole('table');
  expect(server.sentTo('GetQuotationDifference')[0]?.body).toEqual({ quotationid: 9, againstid: 5, all: 'Yes' });
  expect(cells(table)).toEqual([
    [say.difference, `Before${base}-R1`, `After${base}-R2`, 'Change'],
    ['Lines'],
    ['Fowler Bed', '₹1,000.001 × ₹1000.00', '₹900.001 × ₹900.00', '−₹100.00'],
    ['Visitor ChairRemoved', '₹500.002 × ₹250.00', '–', '−₹500.00'],
    ['Saline StandAdded', '–', '₹330.003 × ₹110.00', '+₹330.00'],
    ['Costing'],
    ['Special Discount', '₹0.00 (0%)', '−₹70.00 (5.5%)', '−₹70.00'],
    ['Terms'],
    ['DeliveryAdded', '–', '2 weeks', ''],
    ['Date and parties'],
    ['Date', '18/11/2026', '20/11/2026', ''],
    ['Total', '₹1,550.00', '₹1,210.00', '−₹340.00'],
  ]);
});

test('strikes through what was removed (REV-23)', async () => {
  const { drawer } = await openDrawer();
  const table = await drawer.findByRole('table');
  expect([...table.querySelectorAll('del')].map((struck) => struck.textContent)).toEqual(['Visitor Chair', '₹500.002 × ₹250.00']);
});

test('shows what is unchanged when asked to, with the same total (REV-23)', async () => {
  const { server, drawer } = await openDrawer();
  const total = cells(await drawer.findByRole('table')).at(-1);
  expect(drawer.queryByText('Bedside Locker')).toBeNull();
  fireEvent.click(drawer.getByRole('switch', { name: say.showUnchanged }));
  const shown = cells(drawer.getByRole('table'));
  expect(shown).toContainEqual(['Bedside Locker', '₹50.001 × ₹50.00', '₹50.001 × ₹50.00', say.unchanged]);
  expect(shown.at(-1)).toEqual(total);
  expect(await server.allSent('GetQuotationDifference')).toHaveLength(1);
});

test('compares any two that are ticked; a third one replaces the one ticked first (REV-23)', async () => {
  const { server, drawer } = await openDrawer();
  const box = (number: string) => drawer.getByRole<HTMLInputElement>('checkbox', { name: say.compare(number) });
  expect([`${base}-R2`, `${base}-R1`, base].map((number) => box(number).checked)).toEqual([true, true, false]);
  fireEvent.click(box(`${base}-R1`));
  expect(drawer.getByText(say.tickTwo)).toBeTruthy();
  expect(drawer.queryByRole('table')).toBeNull();
  fireEvent.click(box(base));
  await waitFor(() => expect(server.sentTo('GetQuotationDifference').at(-1)?.body).toMatchObject({ quotationid: 9, againstid: 3 }));
  fireEvent.click(box(`${base}-R1`));
  expect([`${base}-R2`, `${base}-R1`, base].map((number) => box(number).checked)).toEqual([false, true, true]);
  await waitFor(() => expect(server.sentTo('GetQuotationDifference').at(-1)?.body).toMatchObject({ quotationid: 5, againstid: 3 }));
});

test('begins with the next revision when the page shows the oldest one (REV-23)', async () => {
  const shown = { fld_quotationid: 3, fld_number: base, fld_revision: 0, fld_supersededbyid: 5 };
  const { server, drawer } = await openDrawer({ shown });
  await drawer.findByRole('table');
  expect(server.sentTo('GetQuotationDifference')[0]?.body).toMatchObject({ quotationid: 5, againstid: 3 });
});

test('shows a card for each line on a phone, with the change of the total below (REV-23)', async () => {
  setWindowWidth(390);
  const { drawer } = await openDrawer();
  const lines = within(await drawer.findByRole('region', { name: 'Lines' }));
  expect(lines.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
    'Fowler Bed−₹100.00Before₹1,000.001 × ₹1000.00After₹900.001 × ₹900.00',
    'Visitor ChairRemoved−₹500.00Before₹500.002 × ₹250.00After–',
    'Saline StandAdded+₹330.00Before–After₹330.003 × ₹110.00',
  ]);
  expect(drawer.queryByRole('table')).toBeNull();
  expect(drawer.getByText(say.totalChange).parentElement?.textContent).toBe(`${say.totalChange}−₹340.00`);
  fireEvent.click(drawer.getByRole('switch', { name: say.showUnchanged }));
  expect(lines.getAllByRole('listitem').at(-1)?.textContent).toBe('Bedside LockerUnchanged₹50.001 × ₹50.00');
});

test('says that two revisions are the same (REV-23)', async () => {
  const same = differenceRows.filter(({ fld_kind }) => fld_kind === 'Same');
  const { drawer } = await openDrawer({ replies: { GetQuotationDifference: answer(same) } });
  expect(await drawer.findByText(say.nothingChanged)).toBeTruthy();
  fireEvent.click(drawer.getByRole('switch', { name: say.showUnchanged }));
  expect(drawer.getByRole('table')).toBeTruthy();
});

test('says why a difference could not be loaded, and tries again (REV-23)', async () => {
  const { server, drawer } = await openDrawer({ replies: { GetQuotationDifference: refusal(409, say.notTogether) } });
  expect(await drawer.findByText(say.notTogether)).toBeTruthy();
  press('Try again');
  await waitFor(() => expect(server.sentTo('GetQuotationDifference')).toHaveLength(2));
});

test('says why the revisions could not be loaded (REV-22)', async () => {
  await openQuotation({ replies: { GetQuotationRevision: refusal(404, 'This quotation does not exist.') } });
  const button = await screen.findByRole('button', { name: 'Revisions' });
  // The count has its place before it is known, so that no button beside it moves.
  expect(button.textContent).toBe('Revisions (2)');
  fireEvent.click(button);
  const drawer = within(await screen.findByRole('dialog', { name: `Revisions of ${base}` }));
  expect(await drawer.findByText('This quotation does not exist.')).toBeTruthy();
});

test('returns the focus to its button when it closes (SHR-14)', async () => {
  const { drawer } = await openDrawer();
  fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: `Revisions of ${base}` })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Revisions (3)' }));
});
