/** The pictures of the help, one for each chapter. `node checks/walk.ts --help-pictures` takes them. */
export const helpPictures = {
  dashboard: new URL('./pictures/dashboard.webp', import.meta.url).href,
  customers: new URL('./pictures/customers.webp', import.meta.url).href,
  stock: new URL('./pictures/stock.webp', import.meta.url).href,
  quotation: new URL('./pictures/quotation.webp', import.meta.url).href,
  approvals: new URL('./pictures/approvals.webp', import.meta.url).href,
  'follow-ups': new URL('./pictures/follow-ups.webp', import.meta.url).href,
  orders: new URL('./pictures/orders.webp', import.meta.url).href,
  'dispatch-desk': new URL('./pictures/dispatch-desk.webp', import.meta.url).href,
  outstanding: new URL('./pictures/outstanding.webp', import.meta.url).href,
  rights: new URL('./pictures/rights.webp', import.meta.url).href,
} as const;

export type HelpPicture = keyof typeof helpPictures;

/** Their size in pixels of the page. */
export const pictureSize = { width: 1024, height: 700 } as const;
