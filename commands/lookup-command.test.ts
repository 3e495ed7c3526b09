import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import { CommandProblem } from './command.ts';
import { runLookupCommand } from './lookup-command.ts';

let folder: string;
let db: Db;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-lookup-'));
  db = openDatabase({ file: join(folder, 'vikray.db') });
  await migrateToLatest(db);
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** The sentence that refuses a command line. */
async function refusal(...words: string[]): Promise<string> {
  const refused: unknown = await runLookupCommand(db, words).catch((error: unknown) => error);
  if (!(refused instanceof CommandProblem)) throw new Error(`not refused: ${String(refused)}`);
  return refused.message;
}

describe('add', () => {
  test('adds an entry at the end of its list, spelt as typed except for spaces', async () => {
    expect(await runLookupCommand(db, ['add', 'industries', '  Aviation   & Airports '])).toBe(
      'Added "Aviation & Airports" to the list industries, as number 9.',
    );
    expect(await runLookupCommand(db, ['add', 'company-types', 'विश्वविद्यालय'])).toBe(
      'Added "विश्वविद्यालय" to the list company-types, as number 8.',
    );
    expect((await runLookupCommand(db, ['list', 'industries'])).split('\n').at(-1)).toBe('    9  Aviation & Airports');
  });

  test('refuses an existing name, in upper or lower case', async () => {
    expect(await refusal('add', 'industries', 'HOSPITAL')).toBe('"HOSPITAL" is in the list industries already.');
    expect(await refusal('add', 'department-types', ' sales ')).toBe('"sales" is in the list department-types already.');
  });

  test('accepts the same name in another list', async () => {
    expect(await runLookupCommand(db, ['add', 'product-categories', 'Hospital'])).toMatch(
      /^Added "Hospital" to the list product-categories/,
    );
  });

  test.each([
    [
      'an unknown list',
      ['add', 'colours', 'Red'],
      'There is no list "colours". The lists: industries, company-types, product-categories, department-types, lost-reasons.',
    ],
    ['no name', ['add', 'industries'], 'Name the entry to add: npm run lookup -- add industries "Aviation"'],
    ['an invisible name', ['add', 'industries', '\u200b'], 'Name the entry to add: npm run lookup -- add industries "Aviation"'],
    ['a name that looks like another', ['add', 'industries', 'Hos\u200bpital'], '"Hospital" is in the list industries already.'],
    ['a blank name', ['add', 'industries', ' \t '], 'Name the entry to add: npm run lookup -- add industries "Aviation"'],
    ['a long name', ['add', 'industries', 'x'.repeat(101)], 'The name is too long: at most 100 characters.'],
    ['a name that no list can show', ['add', 'industries', 'Avi\u0007ation'], 'The name contains characters that cannot be stored.'],
    [
      'a name without quotation marks',
      ['add', 'industries', 'Aviation', 'and', 'Space'],
      'Put the name in quotation marks: npm run lookup -- add industries "Aviation and Space"',
    ],
  ])('refuses %s and changes nothing', async (_, words, sentence) => {
    const before = await runLookupCommand(db, ['list']);
    expect(await refusal(...words)).toBe(sentence);
    expect(await runLookupCommand(db, ['list'])).toBe(before);
  });
});

describe('list', () => {
  test('shows every list with its entries and their numbers', async () => {
    const text = await runLookupCommand(db, ['list']);
    expect(text).toMatch(/^industries\n {4}1 {2}Hospital\n {4}2 {2}Hotel\n/);
    expect(text).toContain('\n\ndepartment-types\n    1  Sales\n');
  });

  test('refuses an unknown list', async () => {
    expect(await refusal('list', 'industry')).toMatch(/^There is no list "industry"\./);
  });
});

test.each([[[]], [['add']], [['remove', 'industries', 'Hospital']], [['list', 'industries', 'Hospital']]])(
  'shows its usage for the arguments %j',
  async (words) => {
    expect(await refusal(...words)).toMatch(/^Say what to do:\n.*\n.*\n.*add industries "Aviation"/);
  },
);
