import { BellOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { failureSentence } from '../platform/call-failure.ts';
import { usePageExists } from '../ui/page/PageLink.tsx';
import { useCloseOutside } from '../ui/page/use-close-outside.ts';
import './notification-bell.css';
import { NotificationPanel } from './NotificationPanel.tsx';
import { notificationsQuery } from './shell-queries.ts';

/** The bell. Pressing it lists personal notices and the waiting work; each entry leads to its page. */
export function NotificationBell() {
  const { data, error, refetch } = useQuery(notificationsQuery());
  const pageExists = usePageExists();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const entries = data?.filter(({ page }) => pageExists(page));
  const count = entries?.length ?? 0;
  const name = count > 0 ? `Notifications (${count})` : 'Notifications';

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
        {count > 0 && <span className="bell-dot" />}
      </button>
      {isOpen && <NotificationPanel entries={entries} failure={error ? failureSentence(error) : undefined} onFollow={close} />}
    </div>
  );
}
