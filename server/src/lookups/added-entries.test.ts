/** The office's own entries: `npm run lookup` adds them, and the running panel shows them. */
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { testDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { runCommand } from '../../../testing/panel/run-command.ts';
import { runScript } from '../../../testing/panel/run-script.ts';
import { addToLookup } from './lookup-store.ts';

let database: TestDatabase;
let panel: TestPanel;
beforeAll(async () => {
  database = await testDatabase();
  panel = await startTestPanel({ database: database.settings });
});
afterAll(async () => {
  await panel.stop();
  await database.drop();
});

/** The settings with which another process reaches the panel's database. */
function environment(): Record<string, string> {
  const { settings } = database;
  if ('url' in settings) return { DATABASE_URL: settings.url };
  if ('file' in settings) return { DATA_DIR: dirname(settings.file) };
  throw new Error('a database inside this process cannot be reached from another one');
}

describe('an entry that the office adds', () => {
  test('is the last of its list from the next request on, and can be chosen by number and name (LKP-01)', async () => {
    const added = await addToLookup(panel.db, 'industries', 'Aviation');
    expect(added).toEqual({ label: 'Aviation', value: 9 });
    expect((await panel.admin.call('GetIndustry', {})).at(-1)).toEqual(added);
    for (const industry of [9, 'aviation']) expect((await panel.admin.ask('AddCustomer', aCustomer({ industry }))).status).toBe(201);
  });

  test('is not added a second time, in capitals or not, nor by several processes at once', async () => {
    expect(await addToLookup(panel.db, 'department_types', ' SALES ')).toBeUndefined();
    const added = await Promise.all(Array.from({ length: 8 }, () => addToLookup(panel.db, 'department_types', 'Design')));
    expect(added.filter((entry) => entry !== undefined)).toHaveLength(1);
    expect((await panel.admin.call('GetDepartmentType', {})).map((entry) => entry.label).slice(-2)).toEqual(['Administration', 'Design']);
  });
});

// PGlite runs inside this process, where the command cannot reach it.
describe.runIf(inject('databaseSupply').engine !== 'pglite')('npm run lookup', () => {
  test('adds an entry that the running panel shows at the next request (LKP-01)', async () => {
    expect(await runScript('lookup', ['add', 'product-categories', 'School Furniture'], environment())).toEqual({
      code: 0,
      output: 'Added "School Furniture" to the list product-categories, as number 9.\n',
      errors: '',
    });
    expect((await panel.admin.call('GetProductCategory', {})).at(-1)).toEqual({ label: 'School Furniture', value: 9 });
    const { output } = await runCommand('lookup', ['list', 'product-categories'], environment());
    expect(output).toMatch(/\n {4}9 {2}School Furniture\n$/);
  });

  test('ends with status 1 and one sentence when it cannot add the entry', async () => {
    const failed = await runCommand('lookup', ['add', 'product-categories', 'DESKING'], environment());
    expect(failed).toEqual({ code: 1, output: '', errors: '"DESKING" is in the list product-categories already.\n' });
    const unreached = await runCommand('lookup', ['list'], { DATABASE_URL: 'postgres://127.0.0.1:1/vikray' });
    expect(unreached).toEqual({ code: 1, output: '', errors: 'The database does not answer. Check DATABASE_URL or DATA_DIR.\n' });
  });
});
