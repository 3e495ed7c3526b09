/** The address of a list with its filters, by which a figure opens its records. Absent filters are left out. */
export function listAddress(page: string, filters: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name.toLowerCase(), String(value));
  return query.size === 0 ? page : `${page}?${query.toString()}`;
}
