const months = 24;

/** The month of a date and those of the two years before it, as YYYY-MM, newest first. */
export function monthsUpTo(date: string): string[] {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return Array.from({ length: months }, (_, index) => new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7));
}

/** A month as the filter names it: `November 2026`. */
export function monthName(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** The last day of a month, as YYYY-MM-DD. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
