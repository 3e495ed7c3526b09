import { loginActions, type LoginEvent } from '@vikray/contract/audit-log/audit-entry.ts';
import { auditLogMessages as say } from '@vikray/contract/audit-log/audit-log-messages.ts';
import { dashedInstant } from '@vikray/contract/platform/dates.ts';
import type { ReactNode } from 'react';
import { fileOf } from '../platform/list-file.ts';
import { Field } from '../ui/field/Field.tsx';
import { FilterSelect } from '../ui/inputs/FilterSelect.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import type { Column } from '../ui/lists/table-columns.ts';
import { PhoneLink } from '../ui/page/ContactLink.tsx';
import { loginFilterOf, useLoginEvents } from './audit-log-queries.ts';
import { useAuditLogFilters } from './audit-log-search.ts';
import { AuditFilters } from './AuditFilters.tsx';

const title = 'Audit Log';
const actions = loginActions.map((action) => ({ value: action, label: action }));

const columns: readonly Column<LoginEvent>[] = [
  { title: 'When', width: 176, fixed: 'start', onPhone: 'detail', cell: ({ happenedAt }) => dashedInstant(happenedAt) },
  { title: 'Action', width: 120, onPhone: 'state', cell: ({ action }) => action },
  { title: 'Mobile', width: 160, onPhone: 'figure', cell: ({ mobile }) => <PhoneLink number={mobile} /> },
  { title: 'User', isText: true, onPhone: 'name', cell: ({ userName }) => userName },
  { title: 'Address', width: 240, isText: true, cell: ({ address }) => address },
];

/** Logins, logouts and failed logins, newest first. */
export function LoginList({ chooser }: { readonly chooser: ReactNode }) {
  const list = useListSearch();
  const [filters, ask] = useAuditLogFilters();
  const csv = fileOf('GetLoginEvents', { ...loginFilterOf(filters), search: list.search });
  return (
    <TablePage
      title={title}
      tag={chooser}
      list={list}
      csv={csv}
      columns={columns}
      rows={useLoginEvents(list, filters)}
      idOf={(event) => event.eventId}
      width={960}
      empty={say.noLogins}
    >
      <AuditFilters filters={filters} ask={ask}>
        <Field name="action" label="Action">
          <FilterSelect options={actions} value={filters.action} onChange={(action) => ask({ action })} />
        </Field>
      </AuditFilters>
    </TablePage>
  );
}
