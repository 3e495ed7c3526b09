/**
 * Pieces that replace returned ones leave before all others of their line. They go on a consignment of their own and are not charged again
 * (DSK-23).
 */
import type { SentSoFar } from '@vikray/contract/consignments/consignment-values.ts';
import type { Leaving, Outgoing } from './outgoing-goods.ts';

/** Says of outgoing pieces which replace returned ones: as many as were charged and no longer count as dispatched. */
export function replacementsFirst(outgoing: readonly Outgoing[], sent: SentSoFar): Leaving[] {
  const owed = new Map(outgoing.map(({ line }) => [line.id, (sent.lines.get(line.id)?.quantity ?? 0) - line.dispatchQuantity]));
  return outgoing.flatMap(({ line, quantity }) => {
    const left = owed.get(line.id) ?? 0;
    const replacing = Math.min(left, quantity);
    owed.set(line.id, left - replacing);
    return [
      { line, quantity: replacing, isReplacement: true },
      { line, quantity: quantity - replacing, isReplacement: false },
    ].filter((leaving) => leaving.quantity > 0);
  });
}
