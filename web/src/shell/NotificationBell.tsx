import { BellIcon } from '../ui/icons/BellIcon.tsx';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../platform/call-failure.ts';
import { useIsNew } from '../platform/seen-news.ts';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { usePageExists } from '../ui/page/PageLink.tsx';
import { useOpened } from '../ui/controls/use-opened.ts';
import './notification-bell.css';
import { NotificationPanel } from './NotificationPanel.tsx';
import { shellMessages } from './shell-messages.ts';
import { notificationsQuery } from './shell-queries.ts';

/** The bell, with a dot while there is something new. Pressing it lists personal notices and the waiting work; each entry leads to its page. */
export function NotificationBell() {
  const { data, error, refetch } = useQuery(notificationsQuery());
  const pageExists = usePageExists();
  const { frame, opener, isOpen, toggle, close } = useOpened();
  const entries = data?.filter(({ page }) => pageExists(page));
  const count = entries?.length ?? 0;
  const isNew = useIsNew(data, isOpen);
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
            {isNew && <span className="bell-dot" />}
          </>
        }
        aria-expanded={isOpen}
        aria-description={isNew ? shellMessages.somethingNew : undefined}
        onClick={toggleWithNews}
      />
      {isOpen && <NotificationPanel entries={entries} failure={error ? failureSentence(error) : undefined} onFollow={close} />}
    </div>
  );
}
