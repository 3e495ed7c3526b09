/** 2026-11-21-032512-345, in UTC. Includes milliseconds because two restores may happen within a second. */
export function dated(now: Date): string {
  return now.toISOString().slice(0, 23).replace('T', '-').replaceAll(':', '').replace('.', '-');
}
