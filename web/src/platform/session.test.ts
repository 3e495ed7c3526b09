import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { granted, storeTestLogin, testUser } from '../../../testing/screens/web-login.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { clearLogin, storedLogin } from './login.ts';
import { forgetEntriesOfOthers, logIn, refreshLogin } from './session.ts';

let stop = () => {};
beforeEach(() => {
  storeTestLogin();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Logs in as the user with this number. */
async function logInAs(userId: number): Promise<void> {
  stubServer({ AuthenticateUser: answer([{ ...testUser, fld_userid: userId }]), GetUserSubMenuAccessRights: answer(granted()) });
  await logIn('9000000010', 'correct horse');
}

const kept = () => sessionStorage.getItem('vikray.draft.7.add-purchase');

test('a tab keeps the entries of a user who logs in again, and none for the next user', async () => {
  stop = forgetEntriesOfOthers();
  sessionStorage.setItem('vikray.draft.7.add-purchase', '{}');
  // As after a logout in another tab.
  clearLogin();
  await logInAs(7);
  expect(kept()).toBe('{}');
  clearLogin();
  stop();
  // The tab loads the login page again.
  stop = forgetEntriesOfOthers();
  await logInAs(8);
  expect(kept()).toBeNull();
});

test('a late answer about the user before does not replace the login of the next one', async () => {
  let answerNow = () => {};
  stubServer({
    GetLoginRecord: () => new Promise<Response>((resolve) => (answerNow = () => resolve(Response.json({ data: [testUser] })))),
  });
  const reading = refreshLogin();
  await logInAs(8);
  answerNow();
  await reading;
  expect(storedLogin()?.userId).toBe(8);
});
