import { EyeIcon } from '../ui/icons/EyeIcon.tsx';
import type { AuditEntry } from '@vikray/contract/audit-log/audit-entry.ts';
import { auditLogMessages as say } from '@vikray/contract/audit-log/audit-log-messages.ts';
import { entryWords } from '@vikray/contract/audit-log/operation-words.ts';
import { dashedInstant } from '@vikray/contract/platform/dates.ts';
import { useState, type ReactNode } from 'react';
import { fileOf } from '../platform/list-file.ts';
import { useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { RowAction } from '../ui/lists/RowAction.tsx';
import type { Column } from '../ui/lists/table-columns.ts';
import { useColumns } from '../ui/lists/use-columns.ts';
import { auditFilterOf, useAuditLog } from './audit-log-queries.ts';
import { useAuditLogFilters } from './audit-log-search.ts';
import { ChangeFilters } from './ChangeFilters.tsx';
import { ChangeModal, recordText } from './ChangeModal.tsx';

const title = 'Audit Log';

function changeColumns({ onOpen }: { readonly onOpen: (entry: AuditEntry) => void }): Column<AuditEntry>[] {
  return [
    { title: 'When', width: 176, fixed: 'start', onPhone: 'detail', cell: ({ happenedAt }) => dashedInstant(happenedAt) },
    { title: 'User', width: 150, isText: true, onPhone: 'detail', cell: ({ userName }) => userName },
    { title: 'Operation', width: 168, isText: true, onPhone: 'name', cell: (entry) => entryWords(entry) },
    { title: 'Record', width: 136, isText: true, onPhone: 'state', cell: (entry) => recordText(entry) },
    { title: 'Name', width: 232, isText: true, cell: ({ recordName }) => recordName },
    {
      title: 'Changed',
      isText: true,
      cell: ({ changes }) => <span className="audit-fields">{changes.map((change) => change.field).join(', ')}</span>,
    },
    {
      title: 'Action',
      icons: 1,
      cell: (entry) => (
        <div className="row-actions">
          <RowAction icon={<EyeIcon />} label={`Changes of ${recordText(entry)}`} onClick={() => onOpen(entry)} />
        </div>
      ),
    },
  ];
}

/** The changes of all records, newest first. */
export function ChangeList({ chooser }: { readonly chooser: ReactNode }) {
  const list = useListSearch();
  const [filters, ask] = useAuditLogFilters();
  const [opened, setOpened] = useState<AuditEntry>();
  const csv = fileOf('GetAuditLog', { ...auditFilterOf(filters), search: list.search });
  return (
    <>
      <TablePage
        title={title}
        tag={chooser}
        list={list}
        csv={csv}
        columns={useColumns(changeColumns, { onOpen: setOpened })}
        rows={useAuditLog(list, filters)}
        idOf={(entry) => entry.auditId}
        width={1140}
        empty={say.noChanges}
      >
        <ChangeFilters filters={filters} ask={ask} />
      </TablePage>
      {opened && (
        <ChangeModal
          entry={opened}
          onHistory={() => {
            setOpened(undefined);
            ask({
              user: undefined,
              record: opened.record,
              recordid: opened.recordId,
              operation: undefined,
              from: undefined,
              to: undefined,
            });
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
