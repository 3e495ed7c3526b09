/** Lengths of time, in milliseconds. */

/** A minute. */
export const minuteMs = 60_000;
/** An hour. */
export const hourMs = 60 * minuteMs;
/** A day of 24 hours; India has no daylight saving. */
export const dayMs = 24 * hourMs;

/** The instant that lies this long before another one, as ISO text in UTC. */
export function instantBefore(instant: string | Date, ms: number): string {
  return new Date(new Date(instant).getTime() - ms).toISOString();
}
