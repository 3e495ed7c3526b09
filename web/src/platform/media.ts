import { useSyncExternalStore } from 'react';

const listeners = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const known = listeners.get(query) ?? window.matchMedia(query);
  listeners.set(query, known);
  return known;
}

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = listOf(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => listOf(query).matches,
  );
}

/** Whether the window has room for a menu or a panel beside the page (from 1024 px on). */
export function useHasRoomBeside(): boolean {
  return useMedia('(min-width: 1024px)');
}

/** Whether the window is as narrow as on a phone (below 768 px). */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 767.98px)');
}
