import { messages } from '@vikray/contract/platform/messages.ts';
import { privateAccessMessages as say } from '@vikray/contract/private-access/private-access-messages.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { choose, press } from '../../../testing/screens/web-form-actions.ts';
import { shellReplies, storeTestLogin, testUser } from '../../../testing/screens/web-login.ts';
import { manas } from '../../../testing/screens/web-rights.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin({ fld_logintype: 'Administrator' });
});

const reading = {
  fld_accessid: 41,
  fld_happenedat: '2026-11-20T04:30:05.000Z',
  fld_userid: 12,
  fld_username: 'Asha Rao',
  fld_readerid: 8,
  fld_readername: 'Manas Kulpe',
  fld_field: 'adhaar',
  fld_place: 'View User',
};

const office = {
  ...shellReplies,
  GetLoginRecord: answer([{ ...testUser, fld_logintype: 'Administrator' }]),
  GetUserNames: answer([manas]),
  GetPrivateAccess: answer([reading], { total: 1 }),
};

async function openLog(replies: object = {}, address = '/privatelog') {
  const server = stubServer({ ...office, ...replies });
  const app = openApp(address);
  await screen.findByRole('heading', { name: 'Private Log' });
  return { server, app };
}

describe('the private log', () => {
  test('shows who read which field of whom, and where (SEC-21)', async () => {
    await openLog();
    const row = (await screen.findByText('Asha Rao')).closest('tr');
    if (!row) throw new Error('The list has no rows');
    const cells = within(row).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['20-11-2026 10:00:05', 'Manas Kulpe', 'Asha Rao', 'Aadhaar', 'View User']);
    expect(screen.getByRole('link', { name: 'Private Log' }).getAttribute('href')).toBe('/privatelog');
  });

  test('narrows by user, reader and field, and its file with it (SEC-21)', async () => {
    const { server } = await openLog({}, '/privatelog?from=2026-11-01&reader=abc');
    await screen.findByText('Asha Rao');
    await choose('Read By', 'Manas Kulpe');
    await choose('Field', 'Account Number');
    await waitFor(() =>
      expect(server.sentTo('GetPrivateAccess').at(-1)?.query).toEqual({
        readerid: '8',
        field: 'bankaccount',
        from: '2026-11-01',
        page: '1',
        pagesize: '30',
      }),
    );
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
      '/api/GetPrivateAccess?readerid=8&field=bankaccount&from=2026-11-01&format=csv',
    );
  });

  test('says when nothing was found, and to everyone else that it is for Administrators only (SEC-21, SHR-14)', async () => {
    await openLog({ GetPrivateAccess: answer([], { total: 0 }) });
    expect(await screen.findByText(say.noneFound)).toBeTruthy();
  });

  test('says to everyone else that it is for Administrators only (SEC-21)', async () => {
    storeTestLogin();
    await openLog({ GetLoginRecord: answer([testUser]), GetPrivateAccess: refusal(403, messages.notAuthorised) });
    expect(await screen.findByText(messages.notAuthorised)).toBeTruthy();
  });
});

describe('My Account', () => {
  const own = { ...reading, fld_userid: 7, fld_username: 'Rohini Sondhi' };
  const account = { ...shellReplies, GetUserNames: answer([]) };

  async function openAccount(replies: object) {
    const server = stubServer({ ...account, ...replies });
    openApp('/account');
    return { server, section: within(await screen.findByRole('region', { name: say.own })) };
  }

  test('shows the readings of the own row, and more on request (SEC-21)', async () => {
    const { server, section } = await openAccount({
      GetOwnPrivateAccess: answer([own, { ...own, fld_accessid: 40, fld_readerid: 7, fld_field: 'pan' }], { total: 12 }),
    });
    const rows = await section.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([expect.stringMatching(/^Manas KulpeAadhaar/), expect.stringMatching(/^YouPAN/)]);
    press(say.more);
    await waitFor(() => expect(server.sentTo('GetOwnPrivateAccess').at(-1)?.query).toEqual({ page: '1', pagesize: '40' }));
  });

  test('says when no one has read them, and when they cannot be shown (SEC-21, SHR-14)', async () => {
    const { section } = await openAccount({ GetOwnPrivateAccess: answer([], { total: 0 }) });
    expect(await section.findByText(say.noneOfYours)).toBeTruthy();
  });
});
