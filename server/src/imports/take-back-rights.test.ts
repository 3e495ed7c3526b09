import { importKinds, importRights } from '@vikray/contract/imports/import.ts';
import { sampleFile } from '@vikray/contract/imports/import-columns.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addNamedInSamples,
  customerFile,
  getImport,
  importFile,
  importIn,
  promptImports,
  sampleWith,
} from '../../../testing/builders/imports.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
  await addNamedInSamples(panel.admin);
});
afterAll(() => panel.stop());

async function shownTo(caller: Caller, importId: number) {
  return (await caller.call('GetImports', { importId })).map((run) => run.mayTakeBack);
}

const files = {
  customers: (name: string) => customerFile(name),
  products: (name: string) => sampleWith('products', { Name: name }),
} as const;

test.each([
  ['customers', 'Delete Customer'],
  ['products', 'Delete Product'],
] as const)('%s that someone else has imported are taken back only with the right %s', async (kind, deletion) => {
  const { importId } = await importFile(panel.admin, kind, files[kind]('Of Someone Else'));
  const importer = await panel.userWith([importRights[kind]]);
  const reply = await importer.ask('TakeBackImport', { importId });
  expect([reply.status, reply.json.data]).toEqual([403, 'You are not authorised to continue.']);
  expect((await getImport(panel.admin, importId)).state).toBe('Done');
  expect(await shownTo(importer, importId)).toEqual(['No']);

  const deleter = await panel.userWith([importRights[kind], deletion]);
  expect(await shownTo(deleter, importId)).toEqual(['Yes']);
  await deleter.call('TakeBackImport', { importId });
  await importIn(deleter, importId, 'Taken Back');
  const { rows } = await panel.admin.call('GetAuditLog', { record: 'import', recordId: importId, operation: 'TakeBackImport' });
  expect(rows.map(({ userId }) => userId)).toEqual([deleter.userId, deleter.userId]);
});

test('the right to delete alone takes no import back', async () => {
  const { importId } = await importFile(panel.admin, 'customers', customerFile('Deletable Works'));
  const deleter = await panel.userWith(['Add Product', 'Delete Customer']);
  expect((await deleter.ask('TakeBackImport', { importId })).status).toBe(403);
});

test('customers that the user has imported are taken back with the right to import them', async () => {
  const importer = await panel.userWith(['Add Customer']);
  const { importId } = await importFile(importer, 'customers', customerFile('Own Works'));
  expect(await shownTo(importer, importId)).toEqual(['Yes']);
  await importer.call('TakeBackImport', { importId });
  await importIn(importer, importId, 'Taken Back');
});

test.each(importKinds.filter((kind) => kind !== 'customers' && kind !== 'products'))(
  '%s, which no one may delete, are taken back with the right to import them',
  async (kind) => {
    const { importId } = await importFile(panel.admin, kind, sampleFile(kind));
    const importer = await panel.userWith([importRights[kind]]);
    await importer.call('TakeBackImport', { importId });
    expect(await importIn(importer, importId, 'Taken Back')).toMatchObject({ doneRows: 0 });
  },
);
