import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { granted, storeTestLogin, testUser } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { enterPassword, userReplies, wholeUserRow } from '../../../testing/screens/web-users.ts';
import { openApp } from '../open-app.tsx';

const administrator = { ...testUser, fld_logintype: 'Administrator' };

beforeEach(() => {
  storeTestLogin({ fld_logintype: 'Administrator' });
});

async function openUser(replies: object = {}, userId = 12) {
  const server = stubServer({
    ...userReplies,
    GetLoginRecord: answer([administrator]),
    GetUserSubMenuAccessRights: answer(granted('User List', 'Edit User')),
    GetUser: answer([wholeUserRow(userId, 'Asha Rao')], { total: 1 }),
    EndUserSession: answer([{ UserId: 12 }]),
    ResetSecondStep: answer([{ UserId: 12 }]),
    ...replies,
  });
  openApp(`/viewuser?id=${userId}`);
  await screen.findByRole('button', { name: 'Edit User Details' });
  return server;
}

describe('an Administrator on the page of another user', () => {
  test('ends their sessions after a question; No does nothing (SEC-16)', async () => {
    const server = await openUser();
    press('End Sessions');
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('They are logged out everywhere and can log in again. What they have not saved is lost.')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'No' }));
    expect(await server.allSent('EndUserSession')).toEqual([]);
    press('End Sessions');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('All sessions of Asha Rao have ended.')).toBeTruthy();
    expect(server.sentTo('EndUserSession').map(({ body }) => body)).toEqual([{ userid: 12 }]);
  });

  test('resets their second step with the own password (SEC-07)', async () => {
    const server = await openUser();
    press('Reset Two-Step Sign-In');
    await screen.findByRole('dialog');
    press('Confirm');
    expect(await server.allSent('ResetSecondStep')).toEqual([]);
    enterPassword('Your Password', 'my own password');
    press('Confirm');
    expect(await screen.findByText('The two-step sign-in of Asha Rao is reset.')).toBeTruthy();
    expect(server.sentTo('ResetSecondStep').map(({ body }) => body)).toEqual([{ userid: 12, password: 'my own password' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('reads why a reset was refused, and can try again (SEC-07)', async () => {
    await openUser({ ResetSecondStep: refusal(400, 'Incorrect Old Password.', { code: 'WrongOwnPassword', field: 'ownPassword' }) });
    press('Reset Two-Step Sign-In');
    const dialog = within(await screen.findByRole('dialog'));
    enterPassword('Your Password', 'a wrong one');
    press('Confirm');
    expect(await dialog.findByText('Incorrect Old Password.')).toBeTruthy();
  });
});

test('no one else has these buttons, and no Administrator on their own page (SEC-07, SEC-16)', async () => {
  const none = () => expect(screen.queryByRole('button', { name: /^(End Sessions|Reset Two-Step Sign-In)$/ })).toBeNull();
  await openUser({}, 7);
  none();
});

test('a holder of Edit User alone has neither (SEC-07, SEC-16)', async () => {
  storeTestLogin();
  await openUser({ GetLoginRecord: answer([testUser]) });
  expect(screen.queryByRole('button', { name: 'End Sessions' })).toBeNull();
});
