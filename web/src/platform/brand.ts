/** The name of the office's company, which the server writes into the page. */
export function brand(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content || 'Vikray';
}

/** The copyright notice at the foot of every page, with the current year. */
export function copyright(): string {
  return `© ${new Date().getFullYear()} ${brand()}`;
}
