import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import type { ListSearch } from '../ui/lists/list-search.ts';
import { historyColumns } from './import-history-columns.tsx';
import { useImports } from './import-queries.ts';

/** The latest imports on one page, in the server's order. */
const onePage: ListSearch = { search: '', page: 1, pageSize: 100, pageSizes: [100], ask: () => undefined };

/** The earlier imports. */
export function ImportHistory() {
  const { data, error, refetch } = useImports();
  const rows = {
    rows: data ?? [],
    total: data?.length,
    totalIsCapped: false,
    isStale: false,
    failure: error?.message,
    retry: () => void refetch(),
  };
  return (
    <DataTable
      label="Imports"
      columns={historyColumns}
      list={onePage}
      rows={rows}
      idOf={(run) => run.importId}
      width={1116}
      empty={say.noneFound}
    />
  );
}
