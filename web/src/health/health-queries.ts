/** Everything that System Health reads from the server. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOf, refresh } from '../platform/queries.ts';

const watchEveryMs = 2000;
const watchedForMs = 30_000;

/**
 * All checks, loaded when the page opens; the menu loads them again every few minutes. `watch` loads them again and again for half a
 * minute, in which the nightly checks of most offices end.
 */
export function useSystemHealth() {
  const [isWatching, setIsWatching] = useState(false);
  useEffect(() => {
    if (!isWatching) return undefined;
    const end = setTimeout(() => setIsWatching(false), watchedForMs);
    return () => clearTimeout(end);
  }, [isWatching]);
  const query = useQuery({ ...queryOf('GetSystemHealth', {}), staleTime: 0, refetchInterval: isWatching && watchEveryMs });
  return { ...query, watch: () => setIsWatching(true) };
}

/** Makes the page and the menu entry reload. */
export function refreshHealth(): Promise<void> {
  return refresh('GetSystemHealth');
}
