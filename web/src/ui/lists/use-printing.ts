import { useState, type ReactNode } from 'react';
import { failureSentence } from '../../platform/call-failure.ts';
import { notify } from '../../platform/notify.tsx';

/** A table for paper. */
export interface PrintedList {
  readonly title: string;
  /** What stands below the title, beside the brand and the date. */
  readonly note?: ReactNode;
  /** Whose name stands there; the brand if it is left out. */
  readonly by?: string | undefined;
  /** When it was read; absent for the day of printing alone. */
  readonly readAt?: string | undefined;
  readonly heads: readonly { readonly title: string; readonly isNumber?: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

/** Prints a table, whose rows are read first, because the page may show only a part of them. */
export function usePrinting(read: () => Promise<PrintedList>) {
  const [paper, setPaper] = useState<PrintedList>();
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
