import { Suspense, useEffect } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { whenIdle } from '../platform/when-idle.ts';
import type { OutcomeEntryProps } from './OutcomeEntry.tsx';

const loadEntry = async () => ({ default: (await import('./OutcomeEntry.tsx')).OutcomeEntry });
const OutcomeEntry = lazyPart(loadEntry);

/** Loads the form before it is shown, so that a key pressed right after a call was opened finds it. */
export function useOutcomeSoon(): void {
  useEffect(() => whenIdle(() => void loadEntry().catch(() => undefined)), []);
}

/** Enters the call about a deal. The form with its calendar loads when it is first shown, so that other sales pages load without it. */
export function OutcomePanel(props: OutcomeEntryProps) {
  return (
    <Suspense>
      <OutcomeEntry {...props} />
    </Suspense>
  );
}
