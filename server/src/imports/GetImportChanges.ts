import { listHandler } from '../platform/handler.ts';
import { findImport } from './import-store.ts';
import { pageOfUpdates } from './import-update-store.ts';
import { kindsFor } from './own-import.ts';

export const GetImportChanges = listHandler('GetImportChanges', {
  async page({ db, input, user }, window) {
    const found = await findImport(db, input.importId);
    if (!found || !kindsFor(user.rights).includes(found.kind)) return { rows: [], ...(window.wantsTotal && { total: 0 }) };
    return pageOfUpdates(db, input.importId, window);
  },
  idOf: (row) => row.changeId,
});
