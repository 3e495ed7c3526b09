import { lazy, useSyncExternalStore, type LazyExoticComponent } from 'react';
import { loadPatiently } from './load-patiently.ts';

/** How many parts are on their way, and who wants to know. */
let loading = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  loading += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the scripts of a part are on their way. */
export function useIsPartLoading(): boolean {
  return useSyncExternalStore(subscribe, () => loading > 0);
}

type AnyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * A part of a page whose scripts are loaded when it is first shown. While the panel cannot be reached, the page around it stays and it
 * waits.
 */
export function lazyPart<C extends AnyComponent>(load: () => Promise<{ default: C }>): LazyExoticComponent<C> {
  return lazy(async () => {
    count(1);
    return loadPatiently(load).finally(() => count(-1));
  });
}
