import { useSeen, type SeenRecord } from '../../platform/visits.ts';

/** On the page of a record: lets the palette offer the record as one of those seen last. */
export function Seen(record: SeenRecord) {
  useSeen(record);
  return null;
}
