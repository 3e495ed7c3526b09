import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import type { OutcomeEntryProps } from './OutcomeEntry.tsx';

const OutcomeEntry = lazyPart(async () => ({ default: (await import('./OutcomeEntry.tsx')).OutcomeEntry }));

/** Enters the call about a deal. The form with its calendar loads when it is first shown, so that other sales pages load without it. */
export function OutcomePanel(props: OutcomeEntryProps) {
  return (
    <Suspense>
      <OutcomeEntry {...props} />
    </Suspense>
  );
}
