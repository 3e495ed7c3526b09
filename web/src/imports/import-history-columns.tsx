import { EyeOutlined } from '@ant-design/icons';
import { importTitles, type ImportRun } from '@vikray/contract/imports/import.ts';
import { dashedDate, dateAt } from '@vikray/contract/platform/dates.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import '../ui/row-actions.css';
import { StatusTag } from '../ui/StatusTag.tsx';
import type { Column } from '../ui/table-columns.tsx';

/** Counts as the office writes them: `1,00,000`. */
export const counted = (rows: number) => rows.toLocaleString('en-IN');

export const historyColumns: readonly Column<ImportRun>[] = [
  { title: 'No.', width: 64, isNumber: true, fixed: 'start', cell: ({ importId }) => importId },
  { title: 'Import of', width: 150, cell: ({ kind }) => <strong>{importTitles[kind]}</strong> },
  { title: 'File', width: 260, cell: ({ fileName }) => fileName },
  { title: 'Rows', width: 96, isNumber: true, cell: ({ totalRows }) => counted(totalRows) },
  { title: 'Imported', width: 96, isNumber: true, cell: ({ doneRows }) => counted(doneRows) },
  { title: 'Date', width: 112, cell: ({ updatedOn }) => <span className="tabular">{dashedDate(dateAt(updatedOn))}</span> },
  { title: 'By', width: 150, cell: ({ startedBy }) => startedBy },
  { title: 'Status', width: 124, fixed: 'end', cell: ({ state }) => <StatusTag status={state} /> },
  { title: 'View', width: 64, fixed: 'end', cell: ({ importId, kind }) => <ImportLink importId={importId} kind={kind} /> },
];

function ImportLink({ importId, kind }: Pick<ImportRun, 'importId' | 'kind'>) {
  return (
    <span className="row-actions">
      <ButtonLink size="small" icon={<EyeOutlined aria-hidden />} aria-label={`View import ${importId}`} to="/import" search={{ kind, id: importId }} variant="text" color="default" />
    </span>
  );
}
