import type { ImportChange } from '@vikray/contract/imports/import-change.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { CsvButton } from '../ui/lists/CsvButton.tsx';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import type { Column } from '../ui/lists/table-columns.ts';
import { formatCount } from './import-history-columns.tsx';
import { useImportChanges } from './import-queries.ts';

const columns: readonly Column<ImportChange>[] = [
  { title: 'Row', width: 80, isNumber: true, fixed: 'start', onPhone: 'figure', cell: ({ rowNumber }) => formatCount(rowNumber) },
  { title: 'Record', width: 260, isText: true, onPhone: 'name', cell: ({ label }) => <strong>{label}</strong> },
  { title: 'Changes', width: 560, isText: true, isWhole: true, onPhone: 'detail', cell: (row) => <Changes changes={row.changes} /> },
];

/** The known records that an import changes, with each field before and after, also as a file. */
export function ChangedRecords({ importId }: { readonly importId: number }) {
  const list = useListSearch();
  return (
    <>
      <div className="import-reasons">
        <h2>Changes</h2>
        <CsvButton {...fileOf('GetImportChanges', { importId })} />
      </div>
      <DataTable
        label="Changes"
        columns={columns}
        list={list}
        rows={useImportChanges(importId, list)}
        idOf={({ changeId }) => changeId}
        width={900}
        empty={say.nothingChanges}
      />
    </>
  );
}

function Changes({ changes }: Pick<ImportChange, 'changes'>) {
  return (
    <ul className="import-changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="import-changed-field">{field}</span> {before === '' ? say.blank : <del>{before}</del>} → <ins>{after}</ins>
        </li>
      ))}
    </ul>
  );
}
