/** What the settings pages read. */
import type { Setting } from '@vikray/contract/settings/setting.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient, queryOf, refresh } from '../platform/queries.ts';

/** All settings, for Administrators. */
export function useSettings() {
  return useQuery(queryOf('GetSettings', {}));
}

/** Shows the settings as a section was saved, so that another one can be saved at once, and reads them again. */
export function refreshSettings(saved: Setting[]): Promise<void> {
  queryClient.setQueryData(queryOf('GetSettings', {}).queryKey, saved);
  return refresh('GetSettings');
}
