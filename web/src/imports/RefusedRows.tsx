import { refusedRowsCsv, type RefusedRow } from '@vikray/contract/imports/import.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { csvAddress } from '../platform/call.ts';
import { CsvButton } from '../ui/CsvButton.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useListSearch } from '../ui/list-search.ts';
import type { Column } from '../ui/table-columns.tsx';
import { counted } from './import-history-columns.tsx';
import { useRefusedRows } from './import-queries.ts';

const columns: readonly Column<RefusedRow>[] = [
  { title: 'Row', width: 96, isNumber: true, fixed: 'start', cell: ({ rowNumber }) => counted(rowNumber) },
  { title: 'Record', width: 260, cell: ({ label }) => <strong>{label}</strong> },
  { title: 'Reason', width: 560, cell: ({ reason }) => reason },
];

/** The rows that cannot be imported with their reasons, also as a file. */
export function RefusedRows({ importId }: { readonly importId: number }) {
  const list = useListSearch();
  return (
    <>
      <div className="import-reasons">
        <h2>Reasons</h2>
        <CsvButton address={csvAddress('GetImportRows', { importId })} fileName={refusedRowsCsv.fileName} />
      </div>
      <DataTable label="Reasons" columns={columns} list={list} rows={useRefusedRows(importId, list)} idOf={(row) => row.rowId} width={916} empty={<EmptyState sentence={say.noneBad} />} />
    </>
  );
}
