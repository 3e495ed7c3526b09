/** What the screens of approval limits read from the server. */
import { useQuery } from '@tanstack/react-query';
import type { UserName } from '@vikray/contract/rights/assigned-right.ts';
import { queryOf, refresh } from '../platform/queries.ts';
import { useServerSearch, type ServerSearch } from '../ui/inputs/server-search.ts';

/** All limits, those of Everybody first. */
export function useApprovalLimits() {
  return useQuery({ ...queryOf('GetApprovalLimits', {}), staleTime: 0 });
}

/** The users who may get limits of their own. */
export function useUsersToLimit(): ServerSearch<UserName> {
  return useServerSearch('GetUserNames');
}

/** Makes everything that depends on limits reload. */
export function refreshLimits(): Promise<void> {
  return refresh('GetApprovalLimits', 'GetApprovalReasons', 'GetApprovalQueue', 'GetNotifications');
}
