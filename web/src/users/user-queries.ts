/** All that the user screens read from the server. */
import type { User } from '@vikray/contract/users/user.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The users of the list screen, without what is private. */
export function useUserList(page: ListPage): ListRows<User> {
  return useListRows('GetUser', page, (user) => user.userId, { view: 'brief' });
}

/**
 * One user, with what is private where it may be read; null when there is none of that id. Read afresh whenever its page is opened, but not
 * while the page stands, so that nothing changes under the hands of who edits it.
 */
export function useUser(userId: number | undefined) {
  return useQuery({
    ...queryOf('GetUser', userId === undefined ? {} : { userId }),
    enabled: userId !== undefined,
    select: ({ rows }): User | null => rows[0] ?? null,
    placeholderData: undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Has everything that shows users read afresh. */
export function refreshUsers(): Promise<void> {
  return refresh('GetUser');
}
