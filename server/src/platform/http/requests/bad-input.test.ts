import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { firstFailure } from '@vikray/contract/platform/check.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { rightNames, settingRights } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { goodInput, trialsOf } from '../../../../../testing/fuzz/bad-input.ts';
import type { Caller, Reply } from '../../../../../testing/panel/caller.ts';
import { aCustomer } from '../../../../../testing/builders/customers.ts';
import { declaredStatusOf, isHarmless, isRefusedUnread } from '../../../../../testing/fuzz/declared-answer.ts';
import { fingerprintOf } from '../../../../../testing/fuzz/fingerprint.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { sentence } from '../../../../../testing/panel/refusal.ts';
import { password } from '../../../../../testing/builders/users.ts';
import { isUpload } from './read-upload.ts';

let panel: TestPanel;
let caller: Caller & { mobile: string };
let fingerprint: () => Promise<string>;
beforeAll(async () => {
  panel = await startTestPanel();
  caller = await panel.userWith([...rightNames, ...settingRights]);
  for (let count = 0; count < 3; count++) await panel.admin.call('AddCustomer', aCustomer());
  fingerprint = await fingerprintOf(panel.db);
});
afterAll(() => panel.stop());
// The failed logins of the last test no longer count.
beforeEach(async () => {
  panel.clock.pass(16);
  // Wrong passwords count for a day, and the sessions would end in that time.
  await panel.db.deleteFrom('login_attempts').execute();
});

const table = (Object.entries(operations) as [OperationName, Operation][])
  // A form with a file has no JSON schema. Its own tests send wrong forms.
  .filter(([, operation]) => !isUpload(operation))
  // Deletions come last, so that the other operations have records to work on.
  .toSorted(([a], [b]) => Number(a.startsWith('Delete')) - Number(b.startsWith('Delete')));

/** Logs in again, or as a new user, if an accepted request has ended the session or deleted the user. */
async function ensureSession(): Promise<void> {
  if ((await caller.send('GetLoginRecord')).status === 200) return;
  if ((await caller.logIn(caller.mobile, password)).status !== 200) caller = await panel.userWith([...rightNames, ...settingRights]);
}

type Request = readonly [label: string, send: () => Promise<Reply>];

/** The requests that were not refused. */
async function notRefused(operation: Operation, requests: readonly Request[]): Promise<string[]> {
  const found: string[] = [];
  for (let start = 0; start < requests.length; start += 20) {
    const group = requests.slice(start, start + 20);
    const replies = await Promise.all(group.map(([, send]) => send()));
    const statuses = replies.map((reply) => declaredStatusOf(operation, reply));
    found.push(...group.flatMap(([label], index) => ((statuses[index] ?? 0) >= 400 ? [] : [label])));
  }
  return found;
}

const bodies = [
  '',
  ' ',
  '{',
  '[]',
  '[{}]',
  'null',
  '5',
  '"text"',
  'true',
  '{"a":1}}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '['.repeat(50_000),
];

/** The sentence with which the contract refuses a body that fails the checks of its fields. */
function refusalBySchema({ input }: Operation, wire: object): string | undefined {
  const { error } = input.safeParse(wire);
  return error && firstFailure(input, error).message;
}

/** What is refused before any database is asked is tried on one engine. */
const isEmbedded = inject('databaseSupply').engine === 'sqlite';

describe.each(table)('%s', (name, operation) => {
  const trials = trialsOf(operation.input);
  const isRefused = (wire: object) => isRefusedUnread(operation, wire);
  const sendWire = (wire: object): Request => [JSON.stringify(wire).slice(0, 500), () => caller.send(name, wire)];

  test('answers a good request as the contract declares', async () => {
    const good = goodInput(operation.input);
    expect(operation.input.safeParse(good).error?.issues ?? [], 'testing/fuzz/bad-input.ts lacks a likely value').toEqual([]);
    expect(declaredStatusOf(operation, await caller.send(name, good))).toBeLessThan(500);
    await ensureSession();
  });

  test.runIf(isEmbedded)('refuses wrong input with a sentence and changes nothing', async () => {
    // In a query every value is text, so only a value that is too long is certainly wrong.
    const wrong = trials.map((trial) =>
      operation.method === 'GET' ? trial.wrong.slice(-1) : [...trial.wrong, ...trial.odd.filter(isRefused)],
    );
    for (const wire of wrong.flat().filter(isRefused)) expect(refusalBySchema(operation, wire)).toMatch(sentence);
    // What one check refuses is sent once for each key, of another kind from key to key.
    const sent = wrong.flatMap((wires, index) => wires.filter((wire, kind) => !isRefused(wire) || kind === index % wires.length));
    const before = await fingerprint();
    expect(await notRefused(operation, sent.map(sendWire))).toEqual([]);
    expect(await fingerprint()).toBe(before);
  });

  test('answers odd input as the contract declares, and changes nothing when it refuses', async () => {
    const odd = trials.flatMap((trial) => trial.odd).filter((wire) => !isRefused(wire));
    const start = await fingerprint();
    const refused: object[] = odd.filter((wire) => isHarmless(operation, wire));
    for (const wire of odd.filter((each) => !isHarmless(operation, each))) {
      const status = declaredStatusOf(operation, await caller.send(name, wire));
      expect(status).toBeLessThan(500);
      if (status >= 400) refused.push(wire);
      else await ensureSession();
    }
    const before = await fingerprint();
    // Harmless requests are sent only now. Those refused above are sent again if anything has changed, with no accepted ones in between.
    const unsure = before === start ? refused.filter((wire) => isHarmless(operation, wire)) : refused;
    await notRefused(operation, unsure.map(sendWire));
    expect(await fingerprint()).toBe(before);
  });

  test.runIf(isEmbedded)('treats the names of built-in properties as unknown keys', async () => {
    const polluted = { ...goodInput(operation.input), constructor: 'x', toString: 'x', hasOwnProperty: 'x', isAdmin: true };
    expect(declaredStatusOf(operation, await caller.send(name, polluted))).toBeLessThan(500);
    await ensureSession();
  });
});

describe.each(table.filter(([, operation]) => operation.method === 'POST'))('%s', (name, operation) => {
  test.runIf(isEmbedded)('refuses a body that is not an object, and changes nothing', async () => {
    const before = await fingerprint();
    const requests = bodies.map((body): Request => [
      body,
      () => caller.fetch(`/api/${name}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
    ]);
    expect(await notRefused(operation, requests)).toEqual([]);
    expect(await fingerprint()).toBe(before);
  });
});

describe.each(table.filter(([, operation]) => operation.method === 'GET'))('%s', (name, operation) => {
  const keys = Object.keys(goodInput(operation.input));
  const sendQuery = (query: string): Request => [query, () => caller.fetch(`/api/${name}?${query}`)];

  test.runIf(isEmbedded)('refuses a key that is sent twice', async () => {
    expect(
      await notRefused(
        operation,
        keys.map((key) => sendQuery(`${key}=1&${key}=1`)),
      ),
    ).toEqual([]);
  });

  test('refuses characters that no text can hold, or reads them unchanged', async () => {
    const queries = keys.flatMap((key) => ['%00', '%ED%A0%80', '%FF', '%zz', '%'].map((text) => `${key}=${text}`));
    const taken = await notRefused(operation, queries.map(sendQuery));
    expect(taken.filter((query) => query.includes('%00'))).toEqual([]);
  });
});
