import { entriesPerPage, type TimelineEntry } from '@vikray/contract/thread/timeline.ts';
import { handler } from '../platform/handler.ts';
import { findTimelinePositions } from './entry-id.ts';
import { listAdded } from './list-added.ts';
import { sayAdded, sayChange, sayMovement } from './say-entry.ts';
import { findTarget } from './target-store.ts';
import { listHistory, listMovements } from './timeline-store.ts';

export const GetTimeline = handler('GetTimeline', async ({ db, input, user, now, fail }) => {
  const { record, recordId, kind, after, pageSize: count = entriesPerPage } = input;
  const target = await findTarget(db, record, recordId);
  if (!target) throw fail('RecordNotFound');
  const positions = after === undefined ? undefined : await findTimelinePositions(db, after);
  if (after !== undefined && !positions) return [];

  const changes = kind === 'Stock' ? [] : await listHistory(db, { record, recordId, kind, before: positions?.change, count });
  const isStocked = record === 'product' && (kind === undefined || kind === 'Stock');
  const movements = isStocked ? await listMovements(db, recordId, { before: positions?.movement, count }) : [];
  const added = await listAdded(db, changes);
  const entries: TimelineEntry[] = [
    ...changes.map((change) => sayAdded(change, added, user, now) ?? sayChange(change)),
    ...movements.map((movement) => sayMovement(movement, { recordId, recordName: target.name })),
  ];
  return entries.toSorted(newestFirst).slice(0, count);
});

function newestFirst(a: TimelineEntry, b: TimelineEntry): number {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  return b.entryId - a.entryId;
}
