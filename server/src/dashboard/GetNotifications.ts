import type { Notification } from '@vikray/contract/dashboard/notification.ts';
import { dashboardMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { noticePages } from '@vikray/contract/notices/notice.ts';
import { listNotices, type Notice } from '../notices/public.ts';
import { handler } from '../platform/handler.ts';
import { countWaiting } from '../platform/database/lists/waiting-rows.ts';
import type { Db } from '../platform/database/tables.ts';
import { isUnprotected, missingKeyOf } from '../platform/secrets/protect-secrets.ts';
import type { DatabaseTrouble } from '../platform/watch-database.ts';
import { sources } from './notification-sources.ts';

export const GetNotifications = handler('GetNotifications', async ({ db, user, now, databaseTroubles }) => {
  const known = databaseTroubles();
  const isAdministrator = user.loginType === 'Administrator';
  // Counting could fail because of the damage, and the alarm would be lost.
  if (known.includes('databaseDamaged')) return isAdministrator ? known.map(alarmOf) : [];
  const entries: Notification[] = isAdministrator ? [...known, ...(await keyTroubles(db))].map(alarmOf) : [];
  entries.push(...(await listNotices(db, user.userId, now)).map(personal));
  for (const { right, waiting, sentence, leadsTo } of sources) {
    const count = user.rights.has(right) ? await countWaiting(db, await waiting(db, user.userId, now)) : 0;
    if (count > 0) entries.push({ text: say[sentence](count), count, ...leadsTo });
  }
  return entries;
});

async function keyTroubles(db: Db): Promise<readonly Trouble[]> {
  if ((await missingKeyOf(db)) !== undefined) return ['keyMissing'];
  return isUnprotected(db) ? ['secretsUnprotected'] : [];
}

type Trouble = DatabaseTrouble | 'secretsUnprotected' | 'keyMissing';

function alarmOf(trouble: Trouble): Notification {
  return { text: messages[trouble], count: 1, page: 'dashboard', isAlarm: true };
}

function personal({ noticeId, at, text, record, recordId }: Notice): Notification {
  return { text, count: 1, page: noticePages[record], id: recordId, noticeid: noticeId, at, unread: true };
}
