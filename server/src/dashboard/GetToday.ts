import type { TodayEntry } from '@vikray/contract/dashboard/today.ts';
import { countWaiting } from '../platform/database/lists/waiting-rows.ts';
import { handler } from '../platform/handler.ts';
import { sourcesFor } from './today-sources.ts';

export const GetToday = handler('GetToday', async ({ db, user, now }) => {
  const entries: TodayEntry[] = [];
  for (const { kind, right, waiting, page } of sourcesFor(user.rights)) {
    const count = user.rights.has(right) ? await countWaiting(db, await waiting(db, user.userId, now)) : 0;
    if (count > 0) entries.push({ kind, count, page });
  }
  return entries;
});
