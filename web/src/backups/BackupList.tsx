import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import type { ListSearch } from '../ui/lists/list-search.ts';
import { backupColumns } from './backup-columns.tsx';
import { useBackups } from './backup-queries.ts';

/** All backups on one page, in the server's order. There are few, since old ones are removed. */
const onePage: ListSearch = { search: '', page: 1, pageSize: 500, pageSizes: [500], ask: () => undefined };

/** The backups in the folder, and attempts that failed. Without a folder, none is scheduled. */
export function BackupList({ isScheduled }: { readonly isScheduled: boolean }) {
  const { data, error, refetch } = useBackups();
  const rows = {
    rows: (data ?? []).map((backup, place) => ({ ...backup, place })),
    total: data?.length,
    totalIsCapped: false,
    isStale: false,
    failure: error?.message,
    retry: () => void refetch(),
  };
  return (
    <DataTable
      label="Backups"
      columns={backupColumns}
      list={onePage}
      rows={rows}
      idOf={(backup) => backup.place}
      width={1376}
      empty={isScheduled ? say.none : say.noneScheduled}
    />
  );
}
