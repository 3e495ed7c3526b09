/**
 * Compares two moments so that the newest comes first. A moment after `now` was noted by a clock that was ahead. How long ago that was is
 * not known, so it counts as the oldest.
 */
export function newestFirst(now: Date | string): (one: string, other: string) => number {
  const present = new Date(now).toISOString();
  return (one, other) => Number(one > present) - Number(other > present) || other.localeCompare(one, 'en');
}
