/** Everything that the dashboard reads from the server. Reloads while the page is visible; the shown figures stay in the meantime. */
import type { DashboardCounts } from '@vikray/contract/dashboard/dashboard-operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useLogin } from '../platform/login.ts';
import { queryOf, refresh } from '../platform/queries.ts';

/** Asked for again whenever the dashboard opens, except what has just come with the page. */
export const polling = { staleTime: 1_000, refetchInterval: 3 * 60_000 } as const;

/** The work that waits for the user. */
export function useToday() {
  return useQuery({ ...queryOf('GetToday', {}), ...polling });
}

/** The figures of the cards. */
export function useDashboardCounts() {
  return useQuery({ ...queryOf('GetDashboardCount', {}), ...polling, select: ([counts]): DashboardCounts | undefined => counts });
}

/** The orders' amounts for each day of the current calendar year. */
export function useDaySales() {
  return useQuery({ ...queryOf('GetDashboarshMonthWiseOrdersSales', {}), ...polling });
}

/** The faults of the panel itself. Only Administrators see them. */
export function useAlarms() {
  return useQuery({ ...queryOf('GetNotifications', {}), select: (entries) => entries.filter(({ isAlarm }) => isAlarm) });
}

/** What of the set-up is done; nothing for users who are no Administrators. */
export function useSetupState() {
  const { loginType } = useLogin();
  return useQuery({ ...queryOf('GetSetupState', {}), enabled: loginType === 'Administrator' });
}

/** Makes the state of the set-up load again. */
export function refreshSetup(): Promise<void> {
  return refresh('GetSetupState');
}
