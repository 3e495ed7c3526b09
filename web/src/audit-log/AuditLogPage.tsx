import { Segmented } from 'antd';
import '../ui/lists/segments.css';
import { useAuditLogFilters } from './audit-log-search.ts';
import './audit-log.css';
import { ChangeList } from './ChangeList.tsx';
import { LoginList } from './LoginList.tsx';

const lists = ['Changes', 'Logins'] as const;

/** Who changed what, and who logged in. For Administrators only: the server refuses everyone else. */
export function AuditLogPage() {
  const [{ show }, ask] = useAuditLogFilters();
  const chooser = (
    <Segmented<(typeof lists)[number]>
      className="audit-chooser"
      aria-label="List"
      options={[...lists]}
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
