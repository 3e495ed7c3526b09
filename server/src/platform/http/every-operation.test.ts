import { operations, type OperationName } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import type { Demand } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller, Reply } from '../../../../testing/caller.ts';
import { startTestPanel, type TestPanel } from '../../../../testing/panel.ts';
import { refusalOf } from '../../../../testing/refusal.ts';
import { isUpload } from './read-upload.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

// The names are exactly the table's keys; Object.entries types them as text.
const table = Object.entries(operations) as [OperationName, Operation][];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The operation without any input, in the form it wants. */
async function sendNothing(caller: Caller, name: OperationName): Promise<Reply> {
  if (isUpload(operations[name])) return caller.fetch(`/api/${name}`, { method: 'POST', body: new FormData() });
  return caller.send(name, {});
}

function isRefusedForRight(reply: Reply): boolean {
  if (reply.status !== 403 || reply.json.error.code !== 'NotAuthorised') return false;
  expect(reply.json.data).toBe('You are not authorised to continue.');
  return true;
}

const holders = new Map<Demand | 'none', Caller>();
/** Somebody with this right, or of this login type, alone; another one after a logout. */
async function holderOf(right: Demand | 'none'): Promise<Caller> {
  const known = holders.get(right);
  if (known && (await known.send('GetLoginRecord')).status === 200) return known;
  const caller = await (right === 'Administrator' ? panel.userWith([], right) : panel.userWith(right === 'none' ? [] : [right]));
  holders.set(right, caller);
  return caller;
}

describe.each(table)('%s', (name, operation) => {
  const { right } = operation;

  test('is open to a visitor only when the contract says so (GEN-01)', async () => {
    const reply = await sendNothing(panel.visitor(), name);
    expect(refusalOf(reply)[0] === 401).toBe(right !== 'public');
    expect(reply.json.data === 'Please log in to continue.').toBe(right !== 'public');
  });

  test('asks for its right, and for nothing more (RGT-27)', async () => {
    const rights = right === 'public' || right === 'signed-in' ? [] : [right].flat();
    expect(isRefusedForRight(await sendNothing(await holderOf('none'), name))).toBe(rights.length > 0);
    for (const each of rights) expect(isRefusedForRight(await sendNothing(await holderOf(each), name))).toBe(false);
  });

  test('refuses every other method and names its own (API-04)', async () => {
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

test('a write is always sent by POST, so that no link or image can cause one (API-08)', () => {
  expect(table.filter(([, { kind, method }]) => kind === 'write' && method !== 'POST')).toEqual([]);
});

// What the specification calls by POST although it changes nothing.
const postReads = [
  'GetState', 'GetCity', 'GetCompanyList', 'GetCustomerContactPerson', 'GetQuotationProduct', 'GetOrderProduct', 'GetSalesList', 'GetOldQuotationProduct',
  'GetUserSubMenuAccessRights', 'GetUserMenu', 'GetUserSubMenu', 'GetUserMenuList', 'GetUserSubMenuList', 'GetBrochure',
];

test('the reads that are called by POST are those of the specification (API-07)', () => {
  const found = table.filter(([, { kind, method }]) => kind !== 'write' && method === 'POST').map(([name]) => name);
  expect(found.toSorted()).toEqual(postReads.filter((name) => name in operations).toSorted());
});

test('every list comes as a file, but for those that only fill pickers with the rows of another one', () => {
  expect(table.filter(([, operation]) => operation.kind === 'list' && !operation.csv).map(([name]) => name).toSorted()).toEqual(['GetCustomer', 'GetProduct', 'GetUserNames']);
});

test('nothing is public but logging in (GEN-01)', () => {
  expect(table.filter(([, { right }]) => right === 'public').map(([name]) => name)).toEqual(['AuthenticateUser']);
});
