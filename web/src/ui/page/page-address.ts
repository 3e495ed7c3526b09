/** The address of a page as the server names it, such as 'receipt?id=7', for a link. Whole numbers are numbers, as the router reads them. */
export function pageAddress(address: string): { readonly page: string; readonly search: Record<string, string | number> } {
  const [page = '', query = ''] = address.split('?');
  const search = [...new URLSearchParams(query)].map(([name, value]) => [name, /^\d{1,15}$/.test(value) ? Number(value) : value]);
  return { page, search: Object.fromEntries(search) };
}
