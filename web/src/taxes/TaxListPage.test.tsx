import type { RightName } from '@vikray/contract/platform/rights.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { taxMessages as say } from '@vikray/contract/taxes/tax-messages.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { enter, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

function taxRow(id: number, gst: string) {
  const updatedOn = '2026-11-20T10:00:00.000Z';
  return { fld_id: id, fld_gst: gst, gst, fld_updatedon: updatedOn, updatedon: updatedOn };
}

const twoTaxes = answer([taxRow(1, '18.00'), taxRow(2, '5.00')], { total: 2 });

function openTaxes(replies: object = {}, rights: RightName[] = ['View Tax', 'Add Tax']) {
  const server = stubServer({ ...shellReplies, GetUserSubMenuAccessRights: answer(granted(...rights)), GetTax: twoTaxes, ...replies });
  openApp('/addtax');
  return { server, asked: () => server.sentTo('GetTax').map((call) => call.query) };
}

async function openModal(replies: object = {}) {
  const opened = openTaxes(replies);
  await screen.findByText('18.00');
  press('Add New Tax');
  await screen.findByRole('dialog');
  return opened;
}

test('shows number, percentage and date of each tax (TAX-01, TAX-11, GEN-09, GEN-13)', async () => {
  openTaxes();
  expect(await screen.findByRole('heading', { name: 'Tax Management' })).toBeTruthy();
  await screen.findByText('18.00');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['S.No.', 'Tax Percentage', 'Updated On']);
  const rows = screen.getAllByRole('row').filter((row) => row.closest('tbody'));
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['1', '18.00', '20th November 2026'],
    ['2', '5.00', '20th November 2026'],
  ]);
  expect(screen.getByText('Total 2 items')).toBeTruthy();
});

test('says when there are no taxes (TAX-04)', async () => {
  openTaxes({ GetTax: answer([], { total: 0 }) });
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
});

test('offers to add a tax only with the right (TAX-02)', async () => {
  openTaxes({}, ['View Tax']);
  await screen.findByText('18.00');
  expect(screen.queryByRole('button', { name: 'Add New Tax' })).toBeNull();
});

test('asks for a value in a form with Add Tax and Close (TAX-03, TAX-05)', async () => {
  const { server } = await openModal();
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Tax Details')).toBeTruthy();
  expect(within(dialog).getByText('Tax Percentage').textContent).toBe('Tax Percentage*');
  press('Add Tax');
  expect(sentenceAt('Tax Percentage')).toBe(say.enterTax);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tax Percentage' })));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await server.allSent('AddTax')).toEqual([]);
});

test('adds the value with two decimals and shows it (TAX-07, TAX-08, TAX-09, TAX-12)', async () => {
  const { server, asked } = await openModal({ AddTax: answer([{ TaxId: 3 }]) });
  const askedBefore = asked().length;
  enter('Tax Percentage', '12');
  press('Add Tax');
  expect(await screen.findByText(say.added)).toBeTruthy();
  expect(server.sentTo('AddTax').map(({ body }) => body)).toEqual([
    { tax: '12.00', updatedby: 7, updatedon: expect.stringMatching(/ at /) },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked().length).toBeGreaterThan(askedBefore);
});

test('says what is wrong with a tax of 150, and sends nothing', async () => {
  const { server } = await openModal();
  enter('Tax Percentage', '150');
  press('Add Tax');
  expect(sentenceAt('Tax Percentage')).toBe(say.notAPercentage);
  expect(await server.allSent('AddTax')).toEqual([]);
});

test('says at the field that the value exists already (TAX-10)', async () => {
  await openModal({ AddTax: refusal(409, say.present, { code: 'TaxAlreadyPresent', field: 'tax' }) });
  enter('Tax Percentage', '18');
  press('Add Tax');
  await waitFor(() => expect(sentenceAt('Tax Percentage')).toBe(say.present));
  expect(screen.getAllByText(say.present)).toHaveLength(2);
  enter('Tax Percentage', '18.5');
  expect(sentenceAt('Tax Percentage')).toBeUndefined();
});

test('refuses when the user has lost the right in the meantime (TAX-06, RGT-27)', async () => {
  await openModal({ AddTax: refusal(403, messages.notAuthorised) });
  enter('Tax Percentage', '18');
  press('Add Tax');
  expect((await screen.findAllByText(messages.notAuthorised)).length).toBeGreaterThan(0);
});

test('keeps what is typed when the session ends, until the form is closed (TAX-05)', async () => {
  const shown = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tax Percentage' }).value;
  await openModal();
  enter('Tax Percentage', '12.5');
  cleanup();
  await openModal();
  expect(shown()).toBe('12.5');
  press('Close');
  press('Yes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Add New Tax');
  await screen.findByRole('dialog');
  expect(shown()).toBe('');
});

test('searches, and offers the same rows as a file (GEN-15)', async () => {
  const { asked } = openTaxes();
  await screen.findByText('18.00');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: '18' } });
  await waitFor(() => expect(asked().at(-1)).toEqual({ search: '18', page: '1', pagesize: '30' }));
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/GetTax?search=18&format=csv');
});
