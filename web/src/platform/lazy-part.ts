import { lazy, useSyncExternalStore, type LazyExoticComponent } from 'react';
import { pause } from './pause.ts';

const againAfterMs = 3000;

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
 * A part of a page whose scripts are loaded when it is first shown. Without a connection it waits for one, so that the page around it
 * stays, with everything that the user has entered. It fails if the server has no such scripts any more, as after an upgrade.
 */
export function lazyPart<C extends AnyComponent>(load: () => Promise<{ default: C }>): LazyExoticComponent<C> {
  const patiently = (): ReturnType<typeof load> =>
    load().catch(async (failure: unknown) =>
      fetch('/api/health').then(
        () => {
          throw failure;
        },
        async () => pause(againAfterMs).then(patiently),
      ),
    );
  return lazy(async () => {
    count(1);
    return patiently().finally(() => count(-1));
  });
}
