import { handler } from '../platform/handler.ts';
import { findImport } from './import-store.ts';
import { getImport } from './own-import.ts';
import { startImport } from './start-import.ts';

export const StartImport = handler(
  'StartImport',
  async ({ db, input, user, now, fail, record }) => {
    const { importId, skipPresent } = input;
    const before = await getImport({ db, user, fail }, importId);
    const refused = await startImport(db, before, skipPresent === 'Yes', now);
    if (refused) throw fail(refused);
    record({ record: 'import', id: importId, name: before.fileName, before, after: await findImport(db, importId) });
    return [{ importId }];
  },
  { violations: { imports_same_file: 'ImportedMeanwhile' } },
);
