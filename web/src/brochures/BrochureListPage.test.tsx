import type { RightName } from '@vikray/contract/platform/rights.ts';
import { brochureMessages as say } from '@vikray/contract/brochures/brochure-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { enter, offeredIn, press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { brochureRow } from '../../../testing/screens/web-old-records.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const two = [brochureRow(2), brochureRow(1, { fld_remarks: 'Called back\non Monday' })];

async function openRequests(
  replies: object = {},
  { rights = ['View Brochure'], address = '/downloadbrochure' }: { rights?: RightName[]; address?: string } = {},
) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetBrochure: answer(two, { total: 11 }),
    UpdateBrochure: answer([{ RequestId: 2 }]),
    ...replies,
  });
  openApp(address);
  await screen.findByRole('heading', { name: 'Download Brochure List' });
  return server;
}

const remark = (id: number) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Remark for Nandini Apte ${id}` });

/** The list with the remark of the first request open. */
async function openEditor(replies: object = {}) {
  const server = await openRequests(replies);
  fireEvent.click(await screen.findByRole('button', { name: 'Add Remark for Nandini Apte 2' }));
  return { server, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remark for Nandini Apte 2' }) };
}

describe('the list of brochure requests', () => {
  test('shows six columns, inside the shell (BRO-01, RTE-03)', async () => {
    await openRequests();
    await screen.findByText('Nandini Apte 2');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'S.No.',
      'Name',
      'Company Name',
      'Phone',
      'Email',
      'Remark',
    ]);
    const cells = [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);
    expect(cells.slice(0, 6)).toEqual([
      '1',
      'Nandini Apte 2',
      'Tungabhadra Hotels',
      '9000000081',
      'nandini@tungabhadra.example.in',
      'Add Remark',
    ]);
    expect(cells.at(-1)).toBe('Called back\non Monday');
    expect(screen.getByText('Rohini Sondhi')).toBeTruthy();
  });

  test('shows ten requests a page, so that eleven fill two pages (BRO-02)', async () => {
    const server = await openRequests();
    expect(await screen.findByText('Total 11 items')).toBeTruthy();
    expect(server.sentTo('GetBrochure')[0]).toMatchObject({ method: 'POST', body: { whereClause: '', page: 1, pagesize: 10 } });
    const pages = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('button', { name: /^\d+$/ });
    expect(pages.map((page) => page.textContent)).toEqual(['1', '2']);
    const sizes = await offeredIn('Page size');
    expect(sizes).toEqual(['10 / page', '15 / page', '21 / page', '30 / page', '50 / page', '100 / page', '150 / page']);
  });

  test('searches on the server and offers the same rows as a file (BRO-03, BRO-08)', async () => {
    const server = await openRequests({}, { address: '/downloadbrochure?search=apte' });
    expect(screen.getByPlaceholderText<HTMLInputElement>(messages.searchHere).value).toBe('apte');
    await waitFor(() => expect(server.sentTo('GetBrochure')[0]?.body).toMatchObject({ search: 'apte' }));
    press('CSV');
    await waitFor(() => expect(server.sentTo('GetBrochure').at(-1)?.body).toEqual({ search: 'apte', format: 'csv' }));
  });

  test('says when there are no requests', async () => {
    await openRequests({ GetBrochure: answer([], { total: 0 }) });
    expect(await screen.findByText(say.noneFound)).toBeTruthy();
  });
});

describe('a remark', () => {
  test('is added with a button and edited with an icon (BRO-04)', async () => {
    const { field } = await openEditor();
    expect([field.value, document.activeElement]).toEqual(['', field]);
    for (const name of ['Cancel', 'Save']) expect(screen.getByRole('button', { name })).toBeTruthy();
    press('Edit Remark of Nandini Apte 1');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remark for Nandini Apte 1' }).value).toBe('Called back\non Monday');
  });

  test('is open in one row at a time (BRO-05)', async () => {
    await openEditor();
    press('Edit Remark of Nandini Apte 1');
    expect(document.querySelectorAll('.remark-editor')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Add Remark for Nandini Apte 2' })).toBeTruthy();
    press('Cancel');
    expect(document.querySelectorAll('.remark-editor')).toHaveLength(0);
  });

  test('is saved, after which the list is read again and the row closed (BRO-05, BRO-09)', async () => {
    const { server } = await openEditor();
    const before = server.sentTo('GetBrochure').length;
    enter('Remark for Nandini Apte 2', ' Sent by post ');
    press('Save');
    expect(await screen.findByText(say.saved)).toBeTruthy();
    expect(server.sentTo('UpdateBrochure').map(({ body }) => body)).toEqual([{ id: 2, remarks: 'Sent by post', version: 1 }]);
    await waitFor(() => expect(server.sentTo('GetBrochure').length).toBeGreaterThan(before));
    expect(document.querySelectorAll('.remark-editor')).toHaveLength(0);
  });

  test.each(['', '   ', '\n'])('is not sent while it is blank, and its row stays open: %j (BRO-06)', async (text) => {
    const { server } = await openEditor();
    enter('Remark for Nandini Apte 2', 'x');
    enter('Remark for Nandini Apte 2', text);
    press('Save');
    expect(await server.allSent('UpdateBrochure')).toEqual([]);
    enter('Remark for Nandini Apte 2', 'Then written');
    press('Save');
    expect(await screen.findByText(say.saved)).toBeTruthy();
    expect(server.sentTo('UpdateBrochure').map(({ body }) => body)).toEqual([expect.objectContaining({ remarks: 'Then written' })]);
  });

  test('keeps the typed text when the save fails, beside what someone else has saved', async () => {
    const { field } = await openEditor();
    stubServer({
      ...shellReplies,
      GetUserSubMenuAccessRights: answer(granted('View Brochure')),
      GetBrochure: answer([brochureRow(2, { fld_remarks: 'Of a colleague', fld_version: 2 })], { total: 1 }),
      UpdateBrochure: refusal(409, messages.versionConflict),
    });
    enter('Remark for Nandini Apte 2', 'Mine');
    press('Save');
    expect(await screen.findByText(messages.versionConflict)).toBeTruthy();
    expect(await screen.findByText(say.savedBySomeoneElse('Of a colleague'))).toBeTruthy();
    expect([field.isConnected, field.value]).toEqual([true, 'Mine']);
  });

  test('keeps what was typed for a request until it is saved or cancelled', async () => {
    await openEditor();
    enter('Remark for Nandini Apte 2', 'Half a');
    press('Edit Remark of Nandini Apte 1');
    press('Add Remark for Nandini Apte 2');
    expect(remark(2).value).toBe('Half a');
    cleanup();
    await openEditor();
    expect(remark(2).value).toBe('Half a');
    press('Cancel');
    press('Add Remark for Nandini Apte 2');
    expect(remark(2).value).toBe('');
    enter('Remark for Nandini Apte 2', 'Whole');
    press('Save');
    expect(await screen.findByText(say.saved)).toBeTruthy();
    press('Add Remark for Nandini Apte 2');
    expect(remark(2).value).toBe('');
  });

  test('that was typed on an earlier visit stands beside what someone else has saved since', async () => {
    await openEditor();
    enter('Remark for Nandini Apte 2', 'Mine');
    cleanup();
    await openRequests({ GetBrochure: answer([brochureRow(2, { fld_remarks: 'Of a colleague', fld_version: 2 })], { total: 1 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Remark of Nandini Apte 2' }));
    expect(remark(2).value).toBe('Mine');
    expect(screen.getByText(say.savedBySomeoneElse('Of a colleague'))).toBeTruthy();
  });

  test('is read-only without the right to write one', async () => {
    await openRequests({}, { rights: [] });
    await screen.findByText('Nandini Apte 2');
    expect(screen.queryAllByRole('button', { name: /Remark/ })).toEqual([]);
    expect(screen.getByText(/Called back/)).toBeTruthy();
  });
});
