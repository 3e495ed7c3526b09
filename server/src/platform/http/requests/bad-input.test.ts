import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodInput } from '../../../../../testing/fuzz/bad-input.ts';
import { fingerprintOf } from '../../../../../testing/fuzz/fingerprint.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { refusalOf } from '../../../../../testing/panel/refusal.ts';
import { operations } from '@vikray/contract/operations.ts';

let panel: TestPanel;
let fingerprint: () => Promise<string>;
beforeAll(async () => {
  panel = await startTestPanel();
  fingerprint = await fingerprintOf(panel.db);
});
afterAll(() => panel.stop());

// `wrong-input.test.ts` tries the checks of every operation, and `fuzz.test.ts` sends random requests to each.
const good = goodInput(operations.AddCustomer.input);
const [contact] = good['contacts'] as [Record<string, unknown>];

describe('a write', () => {
  test.each<[what: string, change: Record<string, unknown>]>([
    ['a missing text', { companyname: undefined }],
    ['null for a text', { companyname: null }],
    ['a number for a text', { companyname: 5 }],
    ['a truth value for a text', { companyname: true }],
    ['a list for a text', { companyname: ['Sahyadri'] }],
    ['an object for a text', { companyname: { a: 1 } }],
    ['an empty text', { companyname: '' }],
    ['a text of blanks', { companyname: '   ' }],
    ['a text with a zero character', { companyname: 'a\u0000b' }],
    ['half a character', { companyname: 'a\ud800b' }],
    ['a text of 100,000 letters', { companyname: 'x'.repeat(100_000) }],
    ['a text for a number', { industry: 'text' }],
    ['a fraction for a number', { industry: 1.5 }],
    ['a negative number', { industry: -1 }],
    ['a number that no database holds', { industry: 2 ** 53 }],
    ['a number of more digits than a number has', { industry: '9007199254740993' }],
    ['a number in another notation', { industry: '1e3' }],
    ['a word that is not among the choices', { datasource: 'Elsewhere' }],
    ['a text for a list', { contacts: 'text' }],
    ['an object for a list', { contacts: { 0: contact } }],
    ['an empty list', { contacts: [] }],
    ['a list of texts for a list of objects', { contacts: ['Asha Rao'] }],
    ['null in a list', { contacts: [null] }],
    ['a list in a list', { contacts: [[contact]] }],
    ['a wrong text in an entry of a list', { contacts: [{ ...contact, name: 5 }] }],
  ])('is refused with a sentence and changes nothing: %s', async (_, change) => {
    const before = await fingerprint();
    const [status] = refusalOf(await panel.admin.send('AddCustomer', { ...good, ...change }));
    expect(status).toBe(400);
    expect(await fingerprint()).toBe(before);
  });

  test('keeps a text that looks like a statement as it is', async () => {
    const companyname = "'; drop table users; -- %_\\";
    expect((await panel.admin.send('AddCustomer', { ...good, companyname })).status).toBe(201);
    const { rows } = await panel.admin.call('GetCustomer', { companyName: companyname });
    expect(rows.map((row) => row.companyName)).toEqual([companyname]);
  });

  test('ignores keys that it does not know, such as the names of built-in properties', async () => {
    const unknown = { constructor: 'x', toString: 'x', hasOwnProperty: 'x', isAdmin: true };
    expect((await panel.admin.send('AddCustomer', { ...good, ...unknown, companyname: 'Deccan Hospital' })).status).toBe(201);
  });
});

describe('a read', () => {
  test.each([
    'page=1&page=1',
    'search=a&search=a',
    'search=%00',
    'page=1.5',
    'page=-1',
    'page=9007199254740993',
    `search=${'x'.repeat(8000)}`,
    'sort=password',
    'order=sideways',
  ])('is refused with a sentence: %s', async (query) => {
    expect(refusalOf(await panel.admin.fetch(`/api/GetCustomerList?${query}`))[0]).toBe(400);
  });

  test.each(['%ED%A0%80', '%FF', '%zz', '%'])('searches for characters that no text can hold as for any others: %s', async (text) => {
    expect((await panel.admin.fetch(`/api/GetCustomerList?page=1&search=${text}`)).status).toBe(200);
  });
});
