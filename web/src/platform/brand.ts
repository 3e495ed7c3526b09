/** The name of the office's own company, which the server writes into the page. */
export function brand(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content || 'Vikray';
}

/** The copyright of every page's foot, with this year. */
export function copyright(): string {
  return `© ${new Date().getFullYear()} ${brand()}`;
}
