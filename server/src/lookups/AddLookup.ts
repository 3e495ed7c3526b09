import { handler } from '../platform/handler.ts';
import { addToLookup } from './lookup-store.ts';
import { tableOfList } from './office-lists.ts';

export const AddLookup = handler('AddLookup', async ({ db, input: { list, name }, fail, record }) => {
  const added = await addToLookup(db, tableOfList[list], name);
  if (!added) throw fail('NamePresent');
  record({ record: 'setting', id: 1, name: list, after: { value: added.label } });
  return [{ lookupId: added.value }];
});
