/**
 * Compares two instants so that the newest comes first. One after `now` comes from a clock that was ahead. Its real age is unknown, so it
 * counts as the oldest.
 */
export function newestFirst(now: Date | string): (one: string, other: string) => number {
  const present = new Date(now).toISOString();
  return (one, other) => Number(one > present) - Number(other > present) || other.localeCompare(one, 'en');
}
