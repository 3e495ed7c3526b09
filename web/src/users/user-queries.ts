/** Everything that the user screens read from the server. */
import type { Handover } from '@vikray/contract/users/handover.ts';
import type { User } from '@vikray/contract/users/user.ts';
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The users of the list screen, without private fields. */
export function useUserList(page: ListPage): ListRows<User> {
  return useListRows('GetUser', page, (user) => user.userId, { view: 'brief' });
}

/**
 * One user, with the private fields if they may be read, identity documents and the account number masked; null when there is none with
 * that id. Loads whenever its page opens, but not while the page is open, so that nothing changes while someone edits it.
 */
export function useUser(userId: number | undefined) {
  return useQuery({
    ...queryOf('GetUser', userId === undefined ? {} : { userId, view: 'masked' }),
    enabled: userId !== undefined,
    select: ({ rows }): User | null => rows[0] ?? null,
    ...alwaysReload,
    refetchOnWindowFocus: false,
  });
}

/** What the user who is deleted would hand over; undefined while it is loading. */
export function useHandover(userId: number | undefined): Handover | undefined {
  const { data } = useQuery({
    ...queryOf('GetHandover', { userId: userId ?? 0 }),
    enabled: userId !== undefined,
    select: ([counts]) => counts,
    ...alwaysReload,
  });
  return data;
}

/** Makes everything that shows users reload. */
export function refreshUsers(): Promise<void> {
  return refresh('GetUser');
}
