import type { ImportRun, RefusedRow } from '@vikray/contract/imports/import.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { DownloadIcon } from '../ui/icons/DownloadIcon.tsx';
import { FileExcelIcon } from '../ui/icons/FileExcelIcon.tsx';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { FileButton } from '../ui/lists/FileButton.tsx';
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
export function RefusedRows({ importId, kind }: Pick<ImportRun, 'importId' | 'kind'>) {
  const list = useListSearch();
  const left = { fileName: `${kind}_to_correct.csv`, address: `/api/import-rows/${importId}?format=csv` };
  return (
    <>
      <div className="import-reasons">
        <h2>Reasons</h2>
        <div className="file-buttons">
          <FileButton source={left} format="csv" icon={<DownloadIcon />}>
            {say.csvToCorrect}
          </FileButton>
          <FileButton source={left} format="xlsx" icon={<FileExcelIcon />}>
            {say.excelToCorrect}
          </FileButton>
        </div>
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
