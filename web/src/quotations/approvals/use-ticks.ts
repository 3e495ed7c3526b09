import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { useMemo, useState } from 'react';

/** The ticked quotations of the queue. The same object until rows or ticks change. */
export interface Ticks {
  /** The ticked rows, in the order of the list. */
  readonly chosen: readonly QueuedQuotation[];
  readonly isTicked: (quotationId: number) => boolean;
  /** Whether all rows that the user may approve are ticked, or only some. */
  readonly areAll: boolean;
  readonly areSome: boolean;
  /** Ticks a row or takes its tick away; as a range, all rows from the one ticked before. */
  readonly tick: (quotationId: number, isTicked: boolean, isRange: boolean) => void;
  readonly tickAll: (isTicked: boolean) => void;
  readonly clear: () => void;
}

interface Ticked {
  readonly ids: ReadonlySet<number>;
  /** The row that was ticked last, where a range begins. */
  readonly last: number | undefined;
}

const none: Ticked = { ids: new Set(), last: undefined };

/** Ticks on the rows of the page. Only what the user may approve can be ticked. */
export function useTicks(rows: readonly QueuedQuotation[]): Ticks {
  const [{ ids, last }, setTicked] = useState(none);
  return useMemo(() => {
    const possible = rows.filter(({ mayApprove }) => mayApprove === 'Yes').map(({ quotationId }) => quotationId);
    const chosen = rows.filter(({ quotationId }) => ids.has(quotationId));
    const change = (changed: readonly number[], isTicked: boolean) =>
      new Set(isTicked ? [...ids, ...changed] : [...ids].filter((id) => !changed.includes(id)));
    return {
      chosen,
      isTicked: (quotationId) => ids.has(quotationId),
      areAll: chosen.length > 0 && chosen.length === possible.length,
      areSome: chosen.length > 0 && chosen.length < possible.length,
      tick(quotationId, isTicked, isRange) {
        const ends = [isRange && last !== undefined ? possible.indexOf(last) : -1, possible.indexOf(quotationId)];
        const range = ends.includes(-1) ? [quotationId] : possible.slice(Math.min(...ends), Math.max(...ends) + 1);
        setTicked({ ids: change(range, isTicked), last: quotationId });
      },
      tickAll: (isTicked) => setTicked({ ids: change(possible, isTicked), last: undefined }),
      clear: () => setTicked(none),
    };
  }, [rows, ids, last]);
}
