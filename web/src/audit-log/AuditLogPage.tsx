import { Segmented } from '../ui/controls/Segmented.tsx';
import { useAuditLogFilters } from './audit-log-search.ts';
import './audit-log.css';
import { ChangeList } from './ChangeList.tsx';
import { LoginList } from './LoginList.tsx';

const lists = [
  { value: 'Changes', label: 'Changes' },
  { value: 'Logins', label: 'Logins' },
] as const;

/** Who changed what, and who logged in. For Administrators only: the server refuses everyone else. */
export function AuditLogPage() {
  const [{ show }, ask] = useAuditLogFilters();
  const chooser = (
    <Segmented
      label="List"
      options={lists}
      value={show === 'logins' ? 'Logins' : 'Changes'}
      // Keep the filters that both lists have.
      onChange={(list) =>
        ask({
          show: list === 'Logins' ? 'logins' : undefined,
          record: undefined,
          recordid: undefined,
          operation: undefined,
          action: undefined,
        })
      }
    />
  );
  return show === 'logins' ? <LoginList chooser={chooser} /> : <ChangeList chooser={chooser} />;
}
