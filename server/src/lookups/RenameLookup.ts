import { handler } from '../platform/handler.ts';
import { findInLookup, renameInLookup } from './lookup-store.ts';
import { tableOfList } from './office-lists.ts';

export const RenameLookup = handler(
  'RenameLookup',
  async ({ db, input: { list, lookupId, name }, fail, record }) => {
    const before = await findInLookup(db, tableOfList[list], lookupId);
    if (!before) throw fail('EntryUnknown');
    if (!(await renameInLookup(db, tableOfList[list], lookupId, name))) throw fail('NamePresent');
    record({ record: 'setting', id: 1, name: list, before: { value: before.label }, after: { value: name } });
    return [{ lookupId }];
  },
  {
    // Two at once may choose the same name.
    violations: {
      industries_name_key: 'NamePresent',
      company_types_name_key: 'NamePresent',
      product_categories_name_key: 'NamePresent',
      department_types_name_key: 'NamePresent',
      lost_reasons_name_key: 'NamePresent',
    },
  },
);
