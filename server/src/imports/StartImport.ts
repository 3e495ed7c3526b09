import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { handler } from '../platform/handler.ts';
import { mayImportApproved, mayUpdate } from './approval-right.ts';
import { hasApprovedRows } from './import-row-store.ts';
import { hasApprovedUpdates } from './import-update-store.ts';
import { findImport } from './import-store.ts';
import { getImport } from './own-import.ts';
import { startImport } from './start-import.ts';

export const StartImport = handler(
  'StartImport',
  async ({ db, input, user, now, fail, record }) => {
    const { importId, skipPresent, rows } = input;
    const before = await getImport({ db, user, fail }, importId);
    // Another user may have checked the file, or this user may have lost the right in the meantime.
    if (!mayImportApproved(before.kind, user.rights) && ((await hasApprovedRows(db, importId)) || (await hasApprovedUpdates(db, importId))))
      throw fail('Forbidden', say.mayNotApprove);
    if (before.updates === 'Yes' && !mayUpdate(before.kind, user.rights)) throw fail('Forbidden', say.mayNotUpdate);
    const refused = await startImport(
      db,
      before,
      { skipsPresent: skipPresent === 'Yes', onlyGood: rows === 'Good' },
      { userId: user.userId, now },
    );
    if (refused) throw fail(refused);
    record({ record: 'import', id: importId, name: before.fileName, before, after: await findImport(db, importId) });
    return [{ importId }];
  },
  { violations: { imports_same_file: 'AlreadyImported' } },
);
