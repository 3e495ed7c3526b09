import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { granted, storeTestLogin, testUser } from '../../../testing/screens/web-login.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { clearLogin, storedLogin } from './login.ts';
import { useRights } from './rights.ts';
import { forgetEntriesOfOthers, logIn, refreshLogin, refreshRights } from './session.ts';

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

test('of two reads of the rights the later one counts, in whatever order their answers arrive', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()] as const;
  const waiting: PromiseWithResolvers<Response>[] = [...answers];
  stubServer({ GetUserSubMenuAccessRights: async () => (waiting.shift() ?? answers[1]).promise });
  const reads = [refreshRights(), refreshRights()];
  answers[1].resolve(Response.json({ data: granted('Add Customer') }));
  await reads[1];
  answers[0].resolve(Response.json({ data: granted('Add Customer', 'Delete Customer') }));
  await Promise.all(reads);
  const { result } = renderHook(useRights);
  expect([...result.current]).toEqual(['Add Customer']);
});
