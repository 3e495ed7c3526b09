import { handler } from '../platform/handler.ts';
import { dismissNotices } from './notice-store.ts';

export const DismissNotice = handler('DismissNotice', async ({ db, input: { noticeId }, user, now, fail }) => {
  if (!(await dismissNotices(db, user.userId, now, noticeId === 0 ? undefined : noticeId))) throw fail('NoticeNotFound');
  return [{ noticeId }];
});
