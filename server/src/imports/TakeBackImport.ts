import { handler } from '../platform/handler.ts';
import { findImport } from './import-store.ts';
import { getOwnImport } from './own-import.ts';
import { takeBackImport } from './take-back-import.ts';

export const TakeBackImport = handler('TakeBackImport', async ({ db, input, user, now, fail, record }) => {
  const { importId } = input;
  const before = await getOwnImport({ db, user, fail }, importId);
  const refused = await takeBackImport(db, before, now);
  if (refused) throw fail(refused);
  record({ record: 'import', id: importId, name: before.fileName, before, after: await findImport(db, importId) });
  return [{ importId }];
});
