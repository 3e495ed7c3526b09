import { operations, type OperationName } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { isAllowed, rightNames, type Demand } from '@vikray/contract/platform/rights.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodInput } from '../../../../testing/fuzz/bad-input.ts';
import type { Caller, Reply } from '../../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../../testing/panel/panel.ts';
import { refusalOf } from '../../../../testing/panel/refusal.ts';
import { password } from '../../../../testing/builders/users.ts';
import { isUpload } from './requests/read-upload.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

// The names are exactly the table's keys; Object.entries types them as text.
const table = Object.entries(operations) as [OperationName, Operation][];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Calls an operation without input, as a form upload if it takes one. */
async function sendNothing(caller: Caller, name: OperationName): Promise<Reply> {
  if (isUpload(operations[name])) return caller.fetch(`/api/${name}`, { method: 'POST', body: new FormData() });
  return caller.send(name, {});
}

function isRefusedForRight(reply: Reply): boolean {
  if (reply.status !== 403 || reply.json.error.code !== 'NotAuthorised') return false;
  expect(reply.json.data).toBe('You are not authorised to continue.');
  return true;
}

/** Every right, and the login type that opens operations by itself. */
const demands = [...rightNames, 'Administrator'] as const;

/** What a user with exactly these has. */
function holderOf(held: readonly Demand[]) {
  const loginType: LoginType = held.includes('Administrator') ? 'Administrator' : 'Executive';
  return { rights: new Set(rightNames.filter((right) => held.includes(right))), loginType };
}

const known = new Map<string, Caller>();
/** Whether a user with exactly these is refused for lack of a right. If a call ended their session, a new user asks. */
async function isRefused(name: OperationName, held: readonly Demand[]): Promise<boolean> {
  const caller = known.get(held.join());
  const reply = caller && (await sendNothing(caller, name));
  if (reply && reply.status !== 401) return isRefusedForRight(reply);
  const { rights, loginType } = holderOf(held);
  const newcomer = await panel.userWith([...rights], loginType);
  known.set(held.join(), newcomer);
  return isRefusedForRight(await sendNothing(newcomer, name));
}

describe.each(table)('%s', (name, operation) => {
  const { right } = operation;

  test('is open to a visitor only if the contract says so (GEN-01)', async () => {
    const reply = await sendNothing(panel.visitor(), name);
    expect(refusalOf(reply)[0] === 401).toBe(right !== 'public');
    expect(reply.json.data === 'Please log in to continue.').toBe(right !== 'public');
  });

  const isOpen = right === 'public' || right === 'signed-in';
  const own = demands.filter((each) => isOpen || [right].flat().includes(each));

  test('requires its right, and no other (RGT-27)', async () => {
    const refused: Demand[] = [];
    for (const each of isOpen ? [] : own) if (await isRefused(name, [each])) refused.push(each);
    expect(refused).toEqual([]);
    const others = isOpen ? demands : demands.filter((each) => !own.includes(each));
    expect([await isRefused(name, []), await isRefused(name, others)]).toEqual([!isOpen, !isOpen]);
  });

  test('is opened by each of its rights, and by no other right alone (RGT-27)', () => {
    expect(demands.filter((each) => isAllowed(right, holderOf([each])))).toEqual(own);
  });

  test('refuses every other method and names the right one (API-04)', async () => {
    for (const method of methods.filter((each) => each !== operation.method)) {
      const reply = await panel.admin.fetch(`/api/${name}`, { method });
      expect(refusalOf(reply)).toEqual([405, 'WrongMethod']);
      expect(reply.headers.get('allow')).toBe(operation.method);
    }
  });

  test('declares failures with a status and a sentence', () => {
    for (const failure of Object.values(operation.failures)) {
      expect([failure.status >= 400, failure.status < 500]).toEqual([true, true]);
      expect(failure.message).toMatch(/^[A-Z][^\n]{4,200}$/);
    }
  });
});

/** The status that a user without rights gets when they send another user's number. */
const withAnothersNumber: Partial<Record<OperationName, number>> = {
  GetUserMenu: 403,
  GetUserSubMenu: 403,
  GetUserSubMenuAccessRights: 403,
  ChangePassword: 403,
  RevealPrivate: 403,
  // Ends the caller's own session, whatever number it names.
  AddUserLoginSession: 200,
  // Every user may read names and the rights matrix. Private details are left out.
  GetUser: 200,
  GetUserNames: 200,
  GetUserMenuList: 200,
  GetUserSubMenuList: 200,
};

test('an operation for every logged-in user shows no private details of another user', async () => {
  const naming = table.filter(([, { right, input }]) => right === 'signed-in' && 'userid' in goodInput(input)).map(([name]) => name);
  expect(naming.toSorted()).toEqual(Object.keys(withAnothersNumber).toSorted());
  const [stranger, caller] = [await panel.userWith(rightNames), await panel.userWith([])];
  for (const name of naming) {
    // The other user's session continues, whatever the caller sends.
    expect((await stranger.send('GetLoginRecord')).status).toBe(200);
    const reply = await caller.send(name, { userid: stranger.userId, field: 'pan', password: 'another password', oldpassword: 'wrong' });
    expect([name, reply.status]).toEqual([name, withAnothersNumber[name]]);
    if (name === 'AddUserLoginSession') await caller.logIn(caller.mobile, password);
    expect(reply.text).not.toMatch(/fld_(pan|adhaar|dob|bankaccount)/);
  }
});

test('a write is always sent by POST, so that no link or image can cause one (API-08)', () => {
  expect(table.filter(([, { kind, method }]) => kind === 'write' && method !== 'POST')).toEqual([]);
});

// The specification calls these by POST although they change nothing.
const postReads = [
  'GetState',
  'GetCity',
  'GetCompanyList',
  'GetCustomerContactPerson',
  'GetQuotationProduct',
  'GetOrderProduct',
  'GetSalesList',
  'GetOldQuotationProduct',
  'GetQuotationRevision',
  'GetOrderChange',
  'GetOrderChangeDifference',
  'GetQuotationDifference',
  'GetQuotationLink',
  'GetUserSubMenuAccessRights',
  'GetUserMenu',
  'GetUserSubMenu',
  'GetUserMenuList',
  'GetUserSubMenuList',
  'GetBrochure',
  'GetTimeline',
  'GetDeal',
  'GetApprovalReasons',
  'GetTaxDecision',
  'GetCustomerSite',
  'GetConsignment',
  'GetLineFacts',
  'GetPriceHistory',
];

/** An address must not contain a password, and cannot contain 500 names. */
const additionalPostReads = [
  'CheckOldPassword',
  'GetCustomerMerge',
  'GetCustomerOverview',
  'GetCustomerStatement',
  'GetDispatchNews',
  'GetLikelyCustomers',
  'GetNamedProduct',
  'GetOpenAdvance',
  'GetProductOverview',
];

test('only the reads that the specification names, and the one that takes a password, are called by POST (API-07)', () => {
  const found = table.filter(([, { kind, method }]) => kind !== 'write' && method === 'POST').map(([name]) => name);
  expect(found.toSorted()).toEqual([...postReads.filter((name) => name in operations), ...additionalPostReads].toSorted());
});

test('every list can be saved as a file, except those that only fill pickers', () => {
  expect(
    table
      .filter(([, operation]) => operation.kind === 'list' && !operation.csv)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(['GetBillToCredit', 'GetCustomer', 'GetProduct', 'GetUserNames']);
});

test('only logging in and a forgotten password are public (GEN-01, SEC-09, SEC-12)', () => {
  expect(table.filter(([, { right }]) => right === 'public').map(([name]) => name)).toEqual([
    'AuthenticateUser',
    'RequestPasswordReset',
    'ResetPassword',
  ]);
});
