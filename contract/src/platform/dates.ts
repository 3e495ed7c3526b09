/** Dates as the office writes them. Every 'today' is India's. */
export const officeTimeZone = 'Asia/Kolkata';

const stated = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'medium', timeZone: officeTimeZone });

/** The long text in which requests state their moment: `20 November 2026 at 5:03:12 pm`. The server keeps its own clock's time. */
export function statedMoment(moment: Date): string {
  return stated.format(moment);
}

const parts = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: officeTimeZone });

function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

/** A long date, `20th November 2026`, in India's day. `moment` is ISO text. */
export function longDate(moment: string): string {
  const found = Object.fromEntries(parts.formatToParts(new Date(moment)).map((part) => [part.type, part.value]));
  return `${ordinal(Number(found['day']))} ${found['month']} ${found['year']}`;
}
