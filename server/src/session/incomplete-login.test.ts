import { operations, type OperationName } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { rightNames } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../../../testing/builders/users.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { isUpload } from '../platform/http/requests/read-upload.ts';

type User = Awaited<ReturnType<TestPanel['userWith']>>;

/** Incomplete logins, and the operations that each still allows: those that complete it. Logout is allowed too, but would end the test. */
const incompleteLogins = {
  'a given password': {
    code: 'PasswordToBeChanged',
    allowed: ['ChangePassword', 'CheckOldPassword', 'GetLoginRecord'],
    begin: (userIds: number[]) => panel.db.updateTable('users').set({ must_change_password: 1 }).where('id', 'in', userIds).execute(),
  },
  'a required second step that is missing': {
    code: 'SecondStepToBeSetUp',
    allowed: ['ConfirmSecondStep', 'GetLoginRecord', 'GetSecondStep', 'StartSecondStep'],
    begin: () => panel.admin.call('UpdateSettings', { version: 0, settings: [{ name: 'secondstep', value: 'Everybody' }] }),
  },
} as const;

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

// The names are exactly the table's keys; Object.entries types them as text.
const signedIn = (Object.entries(operations) as [OperationName, Operation][])
  .filter(([name, { right }]) => right !== 'public' && name !== 'AddUserLoginSession')
  .map(([name]) => name);

async function codeOf(user: User, name: OperationName, query = ''): Promise<string> {
  const { method } = operations[name];
  const body = isUpload(operations[name]) ? new FormData() : '{}';
  const headers = { 'content-type': 'application/json' };
  const sent = method === 'GET' ? {} : { method, body, ...(typeof body === 'string' && { headers }) };
  const reply = await user.fetch(`/api/${name}${query}`, sent);
  return reply.status === 403 ? (reply.json.error.code as string) : String(reply.status);
}

describe.each(Object.entries(incompleteLogins))('%s', (_, { code, allowed, begin }) => {
  test('refuses every operation that does not complete it, for a user with every right (SEC-08, SEC-13)', async () => {
    const user = await panel.userWith(rightNames, 'Administrator');
    const withoutRights = await panel.userWith([]);
    await begin([user.userId, withoutRights.userId]);
    const found = await Promise.all(signedIn.map(async (name) => [name, await codeOf(user, name)] as const));
    expect(found.filter(([, answer]) => answer !== code).map(([name]) => name)).toEqual(
      signedIn.filter((name) => allowed.some((each) => each === name)),
    );
    expect([await codeOf(withoutRights, 'AddCustomer'), await codeOf(withoutRights, 'GetAuditLog')]).toEqual([code, code]);
    const lists = signedIn.filter((name) => operations[name].kind === 'list' && operations[name].method === 'GET');
    for (const name of lists) expect([name, await codeOf(user, name, '?format=csv')]).toEqual([name, code]);
    for (const path of ['/api/quotations/1.pdf', '/api/orders/1.pdf', '/api/attachments/1'])
      expect([path, (await user.fetch(path)).status]).toEqual([path, 403]);
    const page = await user.fetch('/api/page-answers?page=%2Fcustomerlist');
    expect(page.text).not.toContain('fld_companyname');
    expect((await user.logIn(user.mobile, password)).status).toBe(200);
    expect(await codeOf(user, 'GetCustomerList')).toBe(code);
  });
});
