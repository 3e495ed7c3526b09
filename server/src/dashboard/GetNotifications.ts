import type { Notification } from '@vikray/contract/dashboard/notification.ts';
import { dashboardMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import { handler } from '../platform/handler.ts';
import { countWaiting } from '../platform/database/waiting.ts';
import { sources } from './notification-sources.ts';

export const GetNotifications = handler('GetNotifications', async ({ db, user }) => {
  const entries: Notification[] = [];
  for (const { right, waiting, sentence, leadsTo } of sources) {
    const count = user.rights.has(right) ? await countWaiting(db, waiting) : 0;
    if (count > 0) entries.push({ text: say[sentence](count), count, ...leadsTo });
  }
  return entries;
});
