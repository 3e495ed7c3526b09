import { useEffect, useState } from 'react';
import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { failedFields } from '../field/form-failure.tsx';
import { createProposalReads } from '../field/proposal-reads.ts';

/**
 * Next and submit of the `current` step, which wait while all that is wrong are fields that still read what they propose. The wait is
 * forgotten when the user opens another step or leaves the form.
 */
export function useNextOnceRead(current: number, check: () => FailedCheck | undefined, goOn: () => void) {
  const [reads] = useState(createProposalReads);
  const [isAwaited, setIsAwaited] = useState(false);
  const latest = useLatest({ current, next });
  useEffect(() => () => reads.atNextEnd(() => {}), [reads]);

  function next(): void {
    const found = check();
    const waits = found !== undefined && failedFields(found).every((field) => reads.fields.has(field));
    setIsAwaited(waits);
    reads.atNextEnd(() => {
      setIsAwaited(false);
      if (waits && latest.current.current === current) latest.current.next();
    });
    if (!waits) goOn();
  }

  return { reads, isAwaited, next };
}
