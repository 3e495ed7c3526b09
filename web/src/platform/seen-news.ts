/** Which entries of the bell the user has seen in this browser, so that its dot means something new. */
import '@vikray/contract/platform/check.ts';
import type { Notification } from '@vikray/contract/dashboard/notification.ts';
import { useEffect, useSyncExternalStore } from 'react';
import * as z from 'zod';
import { storedLogin } from './login.ts';
import { storedValue } from './stored-value.ts';

/** How much each entry said when it was last seen, or less if it has said less since. */
const seenNews = z.object({ userId: z.number(), counts: z.record(z.string(), z.number()) });

const stored = storedValue('vikray.news', seenNews);
const none: Readonly<Record<string, number>> = {};

function seenCounts(): Readonly<Record<string, number>> {
  const known = stored.read();
  return known && known.userId === storedLogin()?.userId ? known.counts : none;
}

/** Forgets what was seen. */
export function clearSeenNews(): void {
  stored.clear();
}

/** Waiting work is the same while its page and search are; a personal notice never comes twice. */
function keyOf({ noticeid, isAlarm, text, page, search = '' }: Notification): string {
  return noticeid !== undefined ? `notice ${noticeid}` : isAlarm ? `alarm ${text}` : `${page} ${search}`;
}

/**
 * Whether an entry is new: it was not there when the list was last open, or there is more of it. While the list is open, all of it counts
 * as seen.
 */
export function useIsNew(entries: readonly Notification[] | undefined, isOpen: boolean): boolean {
  const seen = useSyncExternalStore(stored.subscribe, seenCounts);
  const isNew = entries?.some((entry) => entry.count > (seen[keyOf(entry)] ?? 0)) ?? false;

  useEffect(() => {
    const userId = storedLogin()?.userId;
    if (!entries || userId === undefined) return;
    const now = Object.fromEntries(entries.map((entry) => [keyOf(entry), entry.count]));
    // What has become less in the meantime is new again when it grows.
    const counts = isOpen
      ? now
      : Object.fromEntries(Object.entries(seen).flatMap(([key, count]) => (key in now ? [[key, Math.min(count, now[key] ?? 0)]] : [])));
    if (JSON.stringify(counts) !== JSON.stringify(seen)) stored.write({ userId, counts });
  }, [entries, isOpen, seen]);

  return isNew && !isOpen;
}
