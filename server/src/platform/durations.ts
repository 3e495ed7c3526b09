/** Lengths of time, in milliseconds. */

/** A minute. */
export const minuteMs = 60_000;
/** An hour. */
export const hourMs = 60 * minuteMs;
/** A day of 24 hours, as all are in India. */
export const dayMs = 24 * hourMs;

/** The moment that lies this long before another one, as ISO text in UTC. */
export function momentBefore(moment: string | Date, ms: number): string {
  return new Date(new Date(moment).getTime() - ms).toISOString();
}
