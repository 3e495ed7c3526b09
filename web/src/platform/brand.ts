/** The name of the office's own company, which the server writes into the page. */
export function brand(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content || 'Vikray';
}
