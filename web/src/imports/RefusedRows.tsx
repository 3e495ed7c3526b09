import type { RefusedRow } from '@vikray/contract/imports/import.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { CsvButton } from '../ui/lists/CsvButton.tsx';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import type { Column } from '../ui/lists/table-columns.ts';
import { formatCount } from './import-history-columns.tsx';
import { useRefusedRows } from './import-queries.ts';

const columns: readonly Column<RefusedRow>[] = [
  { title: 'Row', width: 80, isNumber: true, fixed: 'start', onPhone: 'figure', cell: ({ rowNumber }) => formatCount(rowNumber) },
  { title: 'Record', width: 260, isText: true, onPhone: 'name', cell: ({ label }) => <strong>{label}</strong> },
  { title: 'Reason', width: 560, isText: true, isWhole: true, onPhone: 'detail', cell: ({ reason }) => reason },
];

/** The rows that cannot be imported and why, also as a file. */
export function RefusedRows({ importId }: { readonly importId: number }) {
  const list = useListSearch();
  return (
    <>
      <div className="import-reasons">
        <h2>Reasons</h2>
        <CsvButton {...fileOf('GetImportRows', { importId })} />
      </div>
      <DataTable
        label="Reasons"
        columns={columns}
        list={list}
        rows={useRefusedRows(importId, list)}
        idOf={({ rowId }) => rowId}
        width={900}
        empty={say.noneBad}
      />
    </>
  );
}
