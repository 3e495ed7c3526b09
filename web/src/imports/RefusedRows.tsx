import { refusedRowsCsv, type RefusedRow } from '@vikray/contract/imports/import.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { csvAddress } from '../platform/call.ts';
import { useIsPhone } from '../platform/media.ts';
import { CsvButton } from '../ui/CsvButton.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useListSearch } from '../ui/list-search.ts';
import type { Column } from '../ui/table-columns.tsx';
import { counted } from './import-history-columns.tsx';
import { useRefusedRows } from './import-queries.ts';

const row: Column<RefusedRow> = { title: 'Row', width: 80, isNumber: true, fixed: 'start', cell: ({ rowNumber }) => counted(rowNumber) };

const columns: readonly Column<RefusedRow>[] = [
  row,
  { title: 'Record', width: 260, cell: ({ label }) => <strong>{label}</strong> },
  { title: 'Reason', width: 560, cell: ({ reason }) => reason },
];

/** On phones the reason stands under what it is about, so that it need not be scrolled to. */
const phoneColumns: readonly Column<RefusedRow>[] = [
  row,
  {
    title: 'Reason',
    width: 260,
    cell: ({ label, reason }) => (
      <>
        <strong>{label}</strong>
        <br />
        {reason}
      </>
    ),
  },
];

/** The rows that cannot be imported with their reasons, also as a file. */
export function RefusedRows({ importId }: { readonly importId: number }) {
  const list = useListSearch();
  const isPhone = useIsPhone();
  return (
    <>
      <div className="import-reasons">
        <h2>Reasons</h2>
        <CsvButton address={csvAddress('GetImportRows', { importId })} fileName={refusedRowsCsv.fileName} />
      </div>
      <DataTable
        label="Reasons"
        columns={isPhone ? phoneColumns : columns}
        list={list}
        rows={useRefusedRows(importId, list)}
        idOf={({ rowId }) => rowId}
        width={isPhone ? 340 : 900}
        empty={<EmptyState sentence={say.noneBad} />}
      />
    </>
  );
}
