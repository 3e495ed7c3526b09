import type { FoundAction, FoundKind } from './found-record.ts';

/** The sentences of the palette. */
export const paletteMessages = {
  search: 'Search',
  placeholder: 'Number, name, mobile, code or page',
  results: 'Search results',
  failed: 'Search is not responding. Please try again.',
  nothingFound: (typed: string) => `Nothing found for “${typed}”.`,
  searching: 'Searching …',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  addCustomer: (name: string) => `Add customer "${name}"`,
  addEnquiry: (name: string) => `Add enquiry "${name}"`,
  seen: 'Seen last',
  usedMost: 'Used most',
  pages: 'Pages',
  add: 'Add',
  open: 'Open',
  back: 'Back to the results',
  keys: { choose: 'choose', open: 'open', newTab: 'new tab', actions: 'more' },
} as const;

/** The head above the records of each kind. */
export const kindHeads: Readonly<Record<FoundKind, string>> = {
  customer: 'Customers',
  product: 'Products',
  quotation: 'Quotations',
  order: 'Orders',
  deal: 'Deals and enquiries',
  dispatch: 'Dispatches',
  user: 'Users',
  note: 'Notes',
  file: 'Files',
};

/** The words of the actions, as their buttons on the pages have them. */
export const actionWords: Readonly<Record<FoundAction, string>> = {
  PDF: 'PDF',
  Copy: 'Copy',
  Edit: 'Edit',
  Revise: 'Revise',
  'Follow up': 'Follow up',
  Dispatch: 'Dispatch',
};
