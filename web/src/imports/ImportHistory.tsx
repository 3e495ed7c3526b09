import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { wholeList } from '../ui/lists/whole-list.ts';
import { historyColumns } from './import-history-columns.tsx';
import { useImports } from './import-queries.ts';

/** The earlier imports. */
export function ImportHistory() {
  return (
    <DataTable
      label="Imports"
      columns={historyColumns}
      {...wholeList(useImports())}
      idOf={(run) => run.importId}
      width={1116}
      empty={say.noneFound}
    />
  );
}
