import { notFound, rows, write } from '../platform/operation.ts';
import { noticeMessages as say } from './notice-messages.ts';
import { dismissedNotice, noticeToDismiss } from './notice.ts';

/** The operations on notices, by name. */
export const noticesOperations = {
  /** Takes a personal notice, or all of one's own, out of the bell. GetNotifications answers them. Dismissing one twice changes nothing. */
  DismissNotice: write({
    right: 'signed-in',
    input: noticeToDismiss,
    answer: rows(dismissedNotice),
    failures: { NoticeNotFound: notFound(say.notFound) },
  }),
};
