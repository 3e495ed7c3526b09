/** What the settings pages read. */
import { useQuery } from '@tanstack/react-query';
import { queryOf, refresh } from '../platform/queries.ts';

/** All settings, for Administrators. */
export function useSettings() {
  return useQuery(queryOf('GetSettings', {}));
}

/** Reads the settings again after a change. */
export function refreshSettings(): Promise<void> {
  return refresh('GetSettings');
}
