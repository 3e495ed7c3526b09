import { rows } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { notFound } from '../platform/failures.ts';
import { noticeMessages as say } from './notice-messages.ts';
import { dismissedNotice, noticeToDismiss } from './notice.ts';

/** The operations on notices, by name. */
export const noticesOperations = {
  /**
   * Removes a personal notice, or all of the user's own, from the bell. GetNotifications answers them. Dismissing one twice changes
   * nothing.
   */
  DismissNotice: write({
    right: 'signed-in',
    input: noticeToDismiss,
    answer: rows(dismissedNotice),
    failures: { NoticeNotFound: notFound(say.notFound) },
  }),
};
