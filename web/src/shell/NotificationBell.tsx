import { BellOutlined } from '@ant-design/icons';
import { dashboardMessages } from '@vikray/contract/dashboard/dashboard-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { failureSentence } from '../platform/call-failure.ts';
import { PageLink, usePageExists } from '../ui/page/PageLink.tsx';
import { useCloseOutside } from '../ui/page/use-close-outside.ts';
import './notification-bell.css';
import { notificationsQuery } from './shell-queries.ts';

/** The bell. Pressing it lists the waiting work; each entry leads to its page. */
export function NotificationBell() {
  const { data, error, refetch } = useQuery(notificationsQuery());
  const pageExists = usePageExists();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const entries = data?.filter(({ page }) => pageExists(page)) ?? [];
  const name = entries.length > 0 ? `Notifications (${entries.length})` : 'Notifications';

  const close = useCallback(() => setOpen(false), []);
  useCloseOutside(isOpen, frame, bell, close);

  function toggle(): void {
    if (!isOpen) void refetch();
    setOpen(!isOpen);
  }

  return (
    <div className="bell" ref={frame}>
      <button
        ref={bell}
        type="button"
        className="icon-button"
        aria-label={name}
        title="Notifications"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <BellOutlined />
        {entries.length > 0 && <span className="bell-dot" />}
      </button>
      {isOpen && (
        <section className="bell-panel" aria-label="Notifications">
          <h2>Notifications</h2>
          {!data && error && <p className="bell-empty">{failureSentence(error)}</p>}
          {data && entries.length === 0 && <p className="bell-empty">{dashboardMessages.nothingWaits}</p>}
          <ul>
            {entries.map(({ text, page, search, sort, order }) => (
              <li key={text}>
                <PageLink page={page} search={{ search, sort, order }} className="bell-entry" onClick={close}>
                  {text}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
