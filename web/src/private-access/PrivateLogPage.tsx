import { dashedMoment } from '@vikray/contract/platform/dates.ts';
import { privateAccessCsv } from '@vikray/contract/private-access/private-access-csv.ts';
import { privateAccessMessages as say } from '@vikray/contract/private-access/private-access-messages.ts';
import { readFieldLabels, readFields, type PrivateAccess } from '@vikray/contract/private-access/private-access.ts';
import { csvAddress } from '../platform/call.ts';
import { Field } from '../ui/field/Field.tsx';
import { FilterSelect } from '../ui/inputs/FilterSelect.tsx';
import { UserFilter } from '../ui/inputs/UserFilter.tsx';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { FilterGrid } from '../ui/lists/FilterGrid.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import type { Column } from '../ui/lists/table-columns.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { accessFilterOf, usePrivateLog } from './private-access-queries.ts';
import { usePrivateLogFilters } from './private-log-search.ts';

const columns: readonly Column<PrivateAccess>[] = [
  { title: 'When', width: 176, fixed: 'start', onPhone: 'detail', cell: ({ happenedAt }) => dashedMoment(happenedAt) },
  { title: 'Read By', width: 200, isText: true, onPhone: 'detail', cell: ({ readerName }) => readerName },
  { title: 'User', width: 200, isText: true, onPhone: 'name', cell: ({ userName }) => userName },
  { title: 'Field', isText: true, onPhone: 'state', cell: ({ field }) => readFieldLabels[field] },
  { title: 'Where', width: 120, cell: ({ place }) => place },
];

const fields = readFields.map((field) => ({ value: field, label: readFieldLabels[field] }));

/** Who read which private field of whom, newest first. For Administrators only: the server refuses everyone else. */
export function PrivateLogPage() {
  const list = useListSearch();
  const [filters, ask] = usePrivateLogFilters();
  const csv = {
    address: csvAddress('GetPrivateAccess', { ...accessFilterOf(filters), search: list.search }),
    fileName: privateAccessCsv.fileName,
  };
  return (
    <>
      <PageHeading title={say.title}>
        <ListToolbar list={list} csv={csv} />
      </PageHeading>
      <FilterGrid period={filters} ask={ask}>
        <UserFilter name="user" label="User" value={filters.user} onChange={(user) => ask({ user })} />
        <UserFilter name="reader" label="Read By" value={filters.reader} onChange={(reader) => ask({ reader })} />
        <Field name="field" label="Field">
          <FilterSelect options={fields} value={filters.field} onChange={(field) => ask({ field })} />
        </Field>
      </FilterGrid>
      <DataTable
        label={say.title}
        columns={columns}
        list={list}
        rows={usePrivateLog(list, filters)}
        idOf={(access) => access.accessId}
        width={960}
        empty={say.noneFound}
      />
    </>
  );
}
