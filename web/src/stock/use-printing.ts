import { useState } from 'react';
import { failureSentence } from '../platform/call-failure.ts';
import { notify } from '../platform/notify.tsx';

/** A table for paper. */
export interface Paper {
  readonly title: string;
  readonly note?: string | undefined;
  readonly heads: readonly { readonly title: string; readonly isNumber?: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

/** Prints a table, whose rows are read first, because the page may show only a part of them. */
export function usePrinting(read: () => Promise<Paper>) {
  const [paper, setPaper] = useState<Paper>();
  const [isBusy, setIsBusy] = useState(false);

  async function print(): Promise<void> {
    setIsBusy(true);
    try {
      setPaper(await read());
    } catch (thrown) {
      notify.refusal(failureSentence(thrown));
    } finally {
      setIsBusy(false);
    }
  }

  return { paper, isBusy, print: () => void print(), end: () => setPaper(undefined) };
}
