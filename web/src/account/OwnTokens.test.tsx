import { addDays, dashedDate } from '@vikray/contract/platform/dates.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { enter, press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

const token = {
  fld_tokenid: 4,
  fld_name: 'Stock sheet',
  fld_scope: 'Read',
  fld_rights: [],
  fld_ending: 'x9Qz',
  fld_createdat: '2026-11-19T04:30:00.000Z',
  fld_lastusedat: '2026-11-19T05:30:00.000Z',
  fld_lastaddress: '203.0.113.4',
  fld_expireson: addDays(today(), 90),
  fld_ownerid: 7,
  fld_owner: 'Rohini Sondhi',
};
const made = 'vik_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';

async function openTokens(change: object = {}) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted('Add API Token', 'Add Customer')),
    GetOwnSession: answer([]),
    GetSignInMail: answer([]),
    GetSecondStep: answer([]),
    GetApiToken: answer([token]),
    AddApiToken: answer([{ TokenId: 5, token: made }]),
    DeleteApiToken: answer([{ TokenId: 4 }]),
    ...change,
  });
  openApp('/account');
  return { server, section: await screen.findByRole('region', { name: 'Tokens for Programs' }) };
}

beforeEach(() => {
  storeTestLogin();
});

describe('the tokens of My Account', () => {
  test('show what each may do, until when, and its last use (SEC-25)', async () => {
    const { section } = await openTokens();
    const row = await within(section).findByRole('listitem');
    expect(row.textContent).toContain('Stock sheet');
    const until = dashedDate(addDays(today(), 90));
    expect(row.textContent).toContain(`Read · Until ${until} · Made 19-11-2026, ends in x9Qz`);
    expect(row.textContent).toContain('from 203.0.113.4');
  });

  test('are made for reading unless chosen otherwise, and shown once (SEC-22)', async () => {
    const { server } = await openTokens({ GetApiToken: answer([]) });
    expect(await screen.findByText('No tokens yet.')).toBeTruthy();
    press('Add Token');
    const dialog = within(await screen.findByRole('dialog'));
    const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Add Token' }));
    submit();
    expect(await dialog.findByText('Please enter a name.')).toBeTruthy();
    enter('Name', 'Tally export');
    submit();
    expect(await screen.findByDisplayValue(made)).toBeTruthy();
    expect(server.sentTo('AddApiToken')[0]?.body).toMatchObject({ name: 'Tally export', scope: 'Read', rights: [] });
    press('I Have Saved It');
    await waitFor(() => expect(screen.queryByDisplayValue(made)).toBeNull());
  });

  test('are ended after a question (SEC-25)', async () => {
    const { server } = await openTokens();
    await screen.findByText('Stock sheet');
    press('End the token Stock sheet');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('The token has ended.')).toBeTruthy();
    expect(server.sentTo('DeleteApiToken')[0]?.body).toEqual({ tokenid: 4 });
  });

  test('say so when they cannot be read (SHR-14)', async () => {
    await openTokens({ GetApiToken: refusal(400, 'It is raining.') });
    expect(await screen.findByText('It is raining.')).toBeTruthy();
  });
});

test('a user without the right sees no tokens (SEC-22)', async () => {
  const server = stubServer({ ...shellReplies, GetOwnSession: answer([]), GetSignInMail: answer([]), GetSecondStep: answer([]) });
  openApp('/account');
  expect(await screen.findByRole('region', { name: 'Sign-ins' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Tokens for Programs' })).toBeNull();
  expect(await server.allSent('GetApiToken')).toEqual([]);
});
