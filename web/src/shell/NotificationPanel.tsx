import { dashboardMessages } from '@vikray/contract/dashboard/dashboard-messages.ts';
import type { Notification } from '@vikray/contract/dashboard/notification.ts';
import { noticeMessages as say } from '@vikray/contract/notices/notice-messages.ts';
import { useRef } from 'react';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { PageLink } from '../ui/page/PageLink.tsx';
import { PersonalNotice, type PersonalNotification } from './PersonalNotice.tsx';
import { dropNotices } from './shell-queries.ts';

interface NotificationPanelProps {
  /** Undefined until they are loaded. */
  readonly entries: readonly Notification[] | undefined;
  /** Why they could not be loaded. */
  readonly failure: string | undefined;
  /** Called when the user follows an entry to its page. */
  readonly onFollow: () => void;
}

/** What is below the bell: personal notices, which can be dismissed, and then the waiting work. Alarms come first of all. */
export function NotificationPanel({ entries, failure, onFollow }: NotificationPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const all = useSubmit('DismissNotice');
  const alarms = entries?.filter(({ isAlarm }) => isAlarm) ?? [];
  const notices = entries?.filter(isNotice) ?? [];
  const work = entries?.filter((entry) => !entry.isAlarm && !isNotice(entry)) ?? [];

  async function dismissAll(): Promise<void> {
    if (!(await all.send(0, () => ({ noticeId: 0 })))) return;
    panel.current?.focus();
    dropNotices(notices.map(({ noticeid }) => noticeid));
  }

  /** Keeps the focus near a notice that is about to disappear. */
  function leave(index: number): void {
    const buttons = panel.current?.querySelectorAll<HTMLElement>('.bell-dismiss');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? panel.current)?.focus();
  }

  return (
    <section ref={panel} className="bell-panel" aria-label="Notifications" tabIndex={-1}>
      <div className="bell-head">
        <h2>Notifications</h2>
        {notices.length > 0 && (
          <button type="button" className="bell-all" disabled={all.isBusy} onClick={() => void dismissAll()}>
            {say.dismissAll}
          </button>
        )}
      </div>
      {!entries && failure !== undefined && <p className="bell-empty">{failure}</p>}
      {entries?.length === 0 && <p className="bell-empty">{dashboardMessages.nothingWaits}</p>}
      <EntryList entries={alarms} onFollow={onFollow} />
      {notices.length > 0 && (
        <ul className="bell-notices">
          {notices.map((notice, index) => (
            <PersonalNotice key={notice.noticeid} notice={notice} onFollow={onFollow} onDismissed={() => leave(index)} />
          ))}
        </ul>
      )}
      <EntryList entries={work} onFollow={onFollow} />
    </section>
  );
}

function isNotice(entry: Notification): entry is PersonalNotification {
  return entry.noticeid !== undefined && entry.at !== undefined;
}

function EntryList({ entries, onFollow }: { readonly entries: readonly Notification[]; readonly onFollow: () => void }) {
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map(({ text, page, search, sort, order }) => (
        <li key={text}>
          <PageLink page={page} search={{ search, sort, order }} className="bell-entry" onClick={onFollow}>
            {text}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
