import type { Notification } from '@vikray/contract/dashboard/notification.ts';
import { noticeMessages as say } from '@vikray/contract/notices/notice-messages.ts';
import { recentInstant } from '@vikray/contract/platform/dates.ts';
import { today } from '../platform/today.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { CloseIcon } from '../ui/icons/CloseIcon.tsx';
import { PageLink } from '../ui/page/PageLink.tsx';
import { dropNotices } from './shell-queries.ts';

export type PersonalNotification = Notification & Required<Pick<Notification, 'noticeid' | 'at'>>;

interface PersonalNoticeProps {
  readonly notice: PersonalNotification;
  readonly onFollow: () => void;
  /** Called before the notice disappears. */
  readonly onDismissed: () => void;
}

/** A personal notice: its sentence and time lead to its record, and a button takes it out of the bell. */
export function PersonalNotice({ notice, onFollow, onDismissed }: PersonalNoticeProps) {
  const { noticeid, text, at, page, id } = notice;
  const dismissal = useSubmit('DismissNotice');

  async function dismiss(): Promise<void> {
    if (!(await dismissal.send(noticeid, () => ({ noticeId: noticeid })))) return;
    onDismissed();
    dropNotices([noticeid]);
  }

  return (
    <li className="bell-notice">
      <PageLink page={page} search={{ id }} className="bell-entry" onClick={onFollow}>
        {unbreakableNumbers(text)}
        <time className="bell-time" dateTime={at}>
          {recentInstant(at, today())}
        </time>
      </PageLink>
      <IconButton
        className="bell-dismiss"
        label={say.dismissNotice(text)}
        tooltip={say.dismiss}
        icon={<CloseIcon />}
        onClick={() => void dismiss()}
      />
    </li>
  );
}
