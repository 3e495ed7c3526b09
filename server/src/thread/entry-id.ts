/** The ids of timeline entries: twice the id of the row in the audit log, or twice the id of the row in the stock ledger plus one. */
import type { Db } from '../platform/database/tables.ts';
import { findEntryInstant, type TimelinePosition } from './timeline-store.ts';

/** The id of an entry from the audit log, or from the stock ledger. */
export function entryIdOf(rowId: number, source: 'change' | 'movement'): number {
  return rowId * 2 + (source === 'movement' ? 1 : 0);
}

/** The positions in both sources after which a timeline continues; nothing for an unknown entry. */
export async function findTimelinePositions(
  db: Db,
  entryId: number,
): Promise<{ readonly change: TimelinePosition; readonly movement: TimelinePosition } | undefined> {
  const at = await findEntryInstant(db, entryId % 2 === 0 ? 'audit_log' : 'stock_movements', Math.floor(entryId / 2));
  // Rows with a smaller entry id come later in the timeline.
  return at === undefined ? undefined : { change: { at, id: Math.ceil(entryId / 2) }, movement: { at, id: Math.floor(entryId / 2) } };
}
