import { dashedInstant } from '@vikray/contract/platform/dates.ts';
import { privateAccessMessages as say } from '@vikray/contract/private-access/private-access-messages.ts';
import { readFieldLabels, readFields, type PrivateAccess } from '@vikray/contract/private-access/private-access.ts';
import { fileOf } from '../platform/list-file.ts';
import { Field } from '../ui/field/Field.tsx';
import { FilterSelect } from '../ui/inputs/FilterSelect.tsx';
import { UserFilter } from '../ui/inputs/UserFilter.tsx';
import { FilterGrid } from '../ui/lists/FilterGrid.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import type { Column } from '../ui/lists/table-columns.ts';
import { accessFilterOf, usePrivateLog } from './private-access-queries.ts';
import { usePrivateLogFilters } from './private-log-search.ts';

const columns: readonly Column<PrivateAccess>[] = [
  { title: 'When', width: 176, fixed: 'start', onPhone: 'detail', cell: ({ happenedAt }) => dashedInstant(happenedAt) },
  { title: 'Read By', width: 200, isText: true, isKey: true, onPhone: 'detail', cell: ({ readerName }) => readerName },
  { title: 'User', width: 200, isText: true, onPhone: 'name', cell: ({ userName }) => userName },
  { title: 'Field', width: 200, isText: true, onPhone: 'state', cell: ({ field }) => readFieldLabels[field] },
  { title: 'Where', width: 120, cell: ({ place }) => place },
];

const fields = readFields.map((field) => ({ value: field, label: readFieldLabels[field] }));

/** Who read which private field of whom, newest first. For Administrators only: the server refuses everyone else. */
export function PrivateLogPage() {
  const list = useListSearch();
  const [filters, ask] = usePrivateLogFilters();
  const csv = fileOf('GetPrivateAccess', { ...accessFilterOf(filters), search: list.search });
  return (
    <TablePage
      title={say.title}
      list={list}
      csv={csv}
      columns={columns}
      rows={usePrivateLog(list, filters)}
      idOf={(access) => access.accessId}
      width={960}
      empty={say.noneFound}
    >
      <FilterGrid period={filters} ask={ask}>
        <UserFilter name="user" label="User" value={filters.user} onChange={(user) => ask({ user })} />
        <UserFilter name="reader" label="Read By" value={filters.reader} onChange={(reader) => ask({ reader })} />
        <Field name="field" label="Field">
          <FilterSelect options={fields} value={filters.field} onChange={(field) => ask({ field })} />
        </Field>
      </FilterGrid>
    </TablePage>
  );
}
