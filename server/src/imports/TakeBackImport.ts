import { handler } from '../platform/handler.ts';
import { findImport } from './import-store.ts';
import { getImport, mayTakeBack } from './own-import.ts';
import { takeBackImport } from './take-back-import.ts';

export const TakeBackImport = handler('TakeBackImport', async ({ db, input, user, now, fail, record }) => {
  const { importId } = input;
  const before = await getImport({ db, user, fail }, importId);
  if (!mayTakeBack(before, user)) throw fail('Forbidden');
  const refused = await takeBackImport(db, before, { userId: user.userId, now });
  if (refused) throw fail(refused.failure, refused.sentence);
  record({ record: 'import', id: importId, name: before.fileName, before, after: await findImport(db, importId) });
  return [{ importId }];
});
