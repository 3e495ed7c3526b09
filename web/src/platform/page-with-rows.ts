import type { AsyncRouteComponent, ParsedLocation } from '@tanstack/react-router';
import { askPageAnswers, keepPageAnswers } from './page-answers.ts';
import { pause } from './pause.ts';

/** A slow list does not keep the toolbar of its page waiting. */
const longestWaitMs = 300;

interface Opening {
  readonly location: ParsedLocation;
  readonly parentMatchPromise: Promise<{ readonly cause: string }>;
}

/**
 * The route options of a page in page-reads.ts. When it first opens, its rows are asked for together with its file, so that it is drawn
 * once, and not first without them. Later, the cache has them.
 */
export function pageWithRows(component: AsyncRouteComponent<object>) {
  return {
    component,
    loader: async ({ location, parentMatchPromise }: Opening): Promise<void> => {
      const frame = await parentMatchPromise;
      // If the frame opens too, main.tsx asks for both, or after a login, each of them for itself.
      if (frame.cause !== 'stay') return;
      const asked = askPageAnswers(location.href, { isInFrame: true });
      // An answer can be read once the page's file has brought its operations.
      await component.preload?.();
      const answers = await Promise.race([asked, pause(longestWaitMs)]);
      if (answers) keepPageAnswers(answers);
    },
    staleTime: Infinity,
    // The pointer on a link loads the page's file, but no rows.
    preload: false,
  } as const;
}
