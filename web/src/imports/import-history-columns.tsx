import { EyeIcon } from '../ui/icons/EyeIcon.tsx';
import { importTitles, type ImportRun } from '@vikray/contract/imports/import.ts';
import { dashedDate, dateAt } from '@vikray/contract/platform/dates.ts';
import { RowLink } from '../ui/lists/RowAction.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import type { Column } from '../ui/lists/table-columns.ts';

/** A count in Indian grouping: `1,00,000`. */
export const formatCount = (rows: number) => rows.toLocaleString('en-IN');

export const historyColumns: readonly Column<ImportRun>[] = [
  { title: 'No.', width: 64, isNumber: true, fixed: 'start', cell: ({ importId }) => importId },
  { title: 'Import of', width: 150, onPhone: 'detail', cell: ({ kind }) => <strong>{importTitles[kind]}</strong> },
  { title: 'File', width: 260, isText: true, onPhone: 'name', cell: ({ fileName }) => fileName },
  { title: 'Rows', width: 96, isNumber: true, onPhone: 'figure', cell: ({ totalRows }) => formatCount(totalRows) },
  { title: 'Imported', width: 96, isNumber: true, cell: ({ doneRows }) => formatCount(doneRows) },
  { title: 'Date', width: 116, onPhone: 'detail', cell: ({ updatedOn }) => dashedDate(dateAt(updatedOn)) },
  { title: 'By', width: 150, isText: true, cell: ({ startedBy }) => startedBy },
  { title: 'Status', width: 124, fixed: 'end', onPhone: 'state', cell: ({ state }) => <StatusTag status={state} /> },
  { title: 'View', icons: 1, cell: ({ importId, kind }) => <ImportLink importId={importId} kind={kind} /> },
];

function ImportLink({ importId, kind }: Pick<ImportRun, 'importId' | 'kind'>) {
  return (
    <span className="row-actions">
      <RowLink to="/import" search={{ kind, id: importId }} icon={<EyeIcon />} label={`View import ${importId}`} />
    </span>
  );
}
