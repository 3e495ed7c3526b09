import { BellIcon } from '../ui/icons/BellIcon.tsx';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../platform/call-failure.ts';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { usePageExists } from '../ui/page/PageLink.tsx';
import { useOpened } from '../ui/controls/use-opened.ts';
import './notification-bell.css';
import { NotificationPanel } from './NotificationPanel.tsx';
import { notificationsQuery } from './shell-queries.ts';

/** The bell. Pressing it lists personal notices and the waiting work; each entry leads to its page. */
export function NotificationBell() {
  const { data, error, refetch } = useQuery(notificationsQuery());
  const pageExists = usePageExists();
  const { frame, opener, isOpen, toggle, close } = useOpened();
  const entries = data?.filter(({ page }) => pageExists(page));
  const count = entries?.length ?? 0;
  const name = count > 0 ? `Notifications (${count})` : 'Notifications';

  function toggleWithNews(): void {
    if (!isOpen) void refetch();
    toggle();
  }

  return (
    <div className="bell" ref={frame}>
      <IconButton
        ref={opener}
        label={name}
        icon={
          <>
            <BellIcon />
            {count > 0 && <span className="bell-dot" />}
          </>
        }
        aria-expanded={isOpen}
        onClick={toggleWithNews}
      />
      {isOpen && <NotificationPanel entries={entries} failure={error ? failureSentence(error) : undefined} onFollow={close} />}
    </div>
  );
}
