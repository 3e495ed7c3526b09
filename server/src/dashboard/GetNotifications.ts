import type { Notification } from '@vikray/contract/dashboard/notification.ts';
import { dashboardMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { noticePages } from '@vikray/contract/notices/notice.ts';
import { listNotices, type Notice } from '../notices/public.ts';
import { handler } from '../platform/handler.ts';
import { countWaiting } from '../platform/database/lists/waiting-rows.ts';
import type { Db } from '../platform/database/tables.ts';
import { isUnprotected } from '../platform/secrets/protect-secrets.ts';
import type { DatabaseTrouble } from '../platform/watch-database.ts';
import { sources } from './notification-sources.ts';

export const GetNotifications = handler('GetNotifications', async ({ db, user, now, databaseTroubles }) => {
  const troubles = troublesOf(db, databaseTroubles());
  const entries: Notification[] = user.loginType === 'Administrator' ? troubles.map(alarmOf) : [];
  // Counting could fail because of the damage, and the alarm would be lost.
  if (troubles.includes('databaseDamaged')) return entries;
  entries.push(...(await listNotices(db, user.userId, now)).map(personal));
  for (const { right, waiting, sentence, leadsTo } of sources) {
    const count = user.rights.has(right) ? await countWaiting(db, await waiting(db, user.userId, now)) : 0;
    if (count > 0) entries.push({ text: say[sentence](count), count, ...leadsTo });
  }
  return entries;
});

function troublesOf(db: Db, known: readonly DatabaseTrouble[]): readonly Trouble[] {
  return isUnprotected(db) ? [...known, 'secretsUnprotected'] : known;
}

type Trouble = DatabaseTrouble | 'secretsUnprotected';

function alarmOf(trouble: Trouble): Notification {
  return { text: messages[trouble], count: 1, page: 'dashboard', isAlarm: true };
}

function personal({ noticeId, at, text, record, recordId }: Notice): Notification {
  return { text, count: 1, page: noticePages[record], id: recordId, noticeid: noticeId, at, unread: true };
}
