const months = 13;

/** The month of a date and those of the year after it, as YYYY-MM. */
export function monthsFrom(date: string): string[] {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return Array.from({ length: months }, (_, index) => new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7));
}
