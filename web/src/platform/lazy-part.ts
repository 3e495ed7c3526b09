import { lazy, type LazyExoticComponent } from 'react';
import { pause } from './pause.ts';

const againAfterMs = 3000;

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
  return lazy(patiently);
}
