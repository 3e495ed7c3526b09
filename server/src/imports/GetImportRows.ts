import { listHandler } from '../platform/handler.ts';
import { pageOfRefusedRows } from './import-row-store.ts';
import { findImport } from './import-store.ts';
import { kindsFor } from './own-import.ts';

export const GetImportRows = listHandler('GetImportRows', {
  async page({ db, input, user }, window) {
    const found = await findImport(db, input.importId);
    if (!found || !kindsFor(user.rights).includes(found.kind)) return { rows: [], ...(window.wantsTotal && { total: 0 }) };
    return pageOfRefusedRows(db, input.importId, window);
  },
  idOf: (row) => row.rowId,
});
