import { isClosedToTokens } from '@vikray/contract/api-tokens/closed-to-tokens.ts';
import type { TokenScope } from '@vikray/contract/api-tokens/api-token.ts';
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { isAllowed, rightNames, type RightName } from '@vikray/contract/platform/rights.ts';
import { wireSchema } from '@vikray/contract/platform/wire.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller, Reply } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { program } from '../../../testing/panel/program-caller.ts';
import { isUpload } from '../platform/http/requests/read-upload.ts';

let panel: TestPanel;
let programs: readonly { readonly scope: TokenScope; readonly rights: readonly string[]; readonly caller: Caller }[];
const chosen: readonly RightName[] = ['Add Tax', 'View Outstanding'];

beforeAll(async () => {
  panel = await startTestPanel();
  // An Administrator with every right: what is refused is refused because a token asks.
  const user = await panel.userWith(rightNames, 'Administrator');
  programs = await Promise.all(
    (['Read', 'Chosen', 'All mine'] as const).map(async (scope) => {
      const [made] = await user.call('AddApiToken', { name: scope, scope, rights: [...chosen] });
      return { scope, rights: scope === 'Chosen' ? chosen : rightNames, caller: program(panel.address, made?.token ?? '') };
    }),
  );
});
afterAll(() => panel.stop());

// The names are exactly the table's keys; Object.entries types them as text.
const table = Object.entries(operations) as [OperationName, Operation][];

/** What a token must be refused for; undefined if it may call the operation. */
function refusalFor(name: OperationName, operation: Operation, scope: TokenScope, rights: readonly string[]): string | undefined {
  if (isClosedToTokens(name, operation)) return 'ClosedToTokens';
  if (operation.kind === 'write' && scope === 'Read') return 'TokenOnlyReads';
  return isAllowed(operation.right, { rights: new Set(rights), loginType: 'Executive' }) ? undefined : 'NotAuthorised';
}

/** Sends a request that no operation accepts, but whose sender is checked first. */
async function sendNothing(caller: Caller, name: OperationName): Promise<Reply> {
  if (isUpload(operations[name])) return caller.fetch(`/api/${name}`, { method: 'POST', body: new FormData() });
  return caller.send(name, { page: 'x', id: 'x' });
}

test.each(table)('%s is open to a token exactly as its scope says (SEC-22, SEC-23)', async (name, operation) => {
  // Past the limits of the minute before.
  panel.clock.pass(1);
  for (const { scope, rights, caller } of programs) {
    const reply = await sendNothing(caller, name);
    const isRefused = reply.status === 403 && /Token|NotAuthorised/.test(reply.json.error.code);
    expect([scope, isRefused ? reply.json.error.code : undefined]).toEqual([scope, refusalFor(name, operation, scope, rights)]);
    expect(reply.status).not.toBe(401);
  }
});

test('logins, passwords, second steps, sessions, tokens, rights and settings are closed to every token (SEC-23)', () => {
  const closed = table.filter(([name, operation]) => isClosedToTokens(name, operation)).map(([name]) => name);
  expect(closed).toEqual(
    expect.arrayContaining([
      'AuthenticateUser',
      'RequestPasswordReset',
      'ResetPassword',
      'ChangePassword',
      'CheckOldPassword',
      'CompleteFirstUser',
      'AddUser',
      'UpdateUser',
      'StartSecondStep',
      'EndSecondStep',
      'EndOwnSession',
      'EndUserSession',
      'AddUserLoginSession',
      'AddApiToken',
      'GetApiToken',
      'DeleteApiToken',
      'UpdateUserRights',
      'AddUserMenu',
      'GetSettings',
      'UpdateSettings',
      'RevealPrivate',
      'GetAuditLog',
      'RunJob',
    ]),
  );
  // Everything that names a password, wherever it is.
  const withPassword = table
    .filter(([, { input }]) => /"(old|own|new)?password"/.test(JSON.stringify(wireSchema(input))))
    .map(([name]) => name);
  expect(withPassword.filter((name) => !closed.includes(name))).toEqual([]);
});

test('RunForEach runs no row that its token may not send alone (SEC-23, APR-13)', async () => {
  panel.clock.pass(1);
  const [, chosenOnes] = programs;
  const { json } = (await chosenOnes?.caller.send('RunForEach', { operation: 'ApproveCustomer', rows: [{ customerid: 1 }] })) ?? {};
  expect(json.data).toMatchObject([{ fld_status: 403 }]);
});
