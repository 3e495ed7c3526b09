/** All that the dashboard reads from the server. Read again while it is in sight; the figures shown stay until the new ones are here. */
import type { DashboardCounts } from '@vikray/contract/dashboard/dashboard-operations.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../platform/queries.ts';

const quietly = { staleTime: 0, refetchInterval: 3 * 60_000 } as const;

/** The figures of the cards. */
export function useDashboardCounts() {
  return useQuery({ ...queryOf('GetDashboardCount', {}), ...quietly, select: ([counts]): DashboardCounts | undefined => counts });
}

/** What was ordered on each day of the running calendar year. */
export function useDaySales() {
  return useQuery({ ...queryOf('GetDashboarshMonthWiseOrdersSales', {}), ...quietly });
}

/** What is wrong with the panel itself; only Administrators are told. */
export function useAlarms() {
  return useQuery({ ...queryOf('GetNotifications', {}), select: (entries) => entries.filter(({ isAlarm }) => isAlarm) });
}
