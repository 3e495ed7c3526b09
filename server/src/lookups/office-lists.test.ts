import { officeLists } from '@vikray/contract/lookups/lookup.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

test('an Administrator adds an entry to a list of the office, and renames it, at once for everyone (OPS-19)', async () => {
  const user = await panel.userWith([]);
  const before = await user.call('GetIndustry', {});
  const [added] = await panel.admin.call('AddLookup', { list: 'Industries', name: '  Aviation   & Airports ' });
  const lookupId = added?.lookupId ?? 0;
  expect(await user.call('GetIndustry', {})).toEqual([...before, { label: 'Aviation & Airports', value: lookupId }]);
  await panel.admin.call('RenameLookup', { list: 'Industries', lookupId, name: 'Airports' });
  expect((await user.call('GetIndustry', {})).at(-1)).toEqual({ label: 'Airports', value: lookupId });
  await panel.admin.call('RenameLookup', { list: 'Industries', lookupId, name: 'AIRPORTS' });
});

test.each(officeLists)('%s: a name that is there is refused, in upper or lower case (OPS-19)', async (list) => {
  const name = `Entry ${list}`;
  const [entry] = await panel.admin.call('AddLookup', { list, name });
  const again = await panel.admin.ask('AddLookup', { list, name: name.toUpperCase() });
  const [other] = await panel.admin.call('AddLookup', { list, name: `Other ${list}` });
  const renamed = await panel.admin.ask('RenameLookup', { list, lookupId: other?.lookupId ?? 0, name });
  for (const reply of [again, renamed])
    expect([reply.status, reply.json.data]).toEqual([409, 'This list has an entry of this name already.']);
  expect((await panel.admin.ask('RenameLookup', { list, lookupId: 999_999, name: 'Any' })).status).toBe(404);
  expect(entry?.lookupId).toBeGreaterThan(0);
});

test('only Administrators change the lists (OPS-19)', async () => {
  const user = await panel.userWith(['Add Company']);
  expect([(await user.send('AddLookup')).status, (await user.send('RenameLookup')).status]).toEqual([403, 403]);
});
