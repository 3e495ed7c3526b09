/** Every sentence about the drafts of quotations. */
export const quotationDraftMessages = {
  notFound: 'This draft does not exist.',
  changed: 'This draft was changed in another window.',
  bothArePreserved: 'Both are kept: the one that you do not choose becomes a second draft.',
  takeOther: 'Use the Other',
  keepMine: 'Keep Mine',
  tooMany: 'You have 20 drafts. Discard one first.',
  tooLarge: 'This draft is too large to save.',
  notAnObject: 'The content of a draft must be a JSON object.',
  saved: (time: string) => `Draft saved ${time}`,
  notSavedYet: 'Not saved on the server yet',
  title: (customer: string | undefined, products: number) =>
    `${customer ?? 'No customer yet'}, ${products === 1 ? '1 product' : `${products} products`}`,
  of: (time: string, title: string) => `Draft of ${time}: ${title}`,
  list: 'Drafts',
  discard: 'Discard this draft?',
  saveFirst: 'Your entries are not saved on the server yet. Save or discard them before you continue another draft.',
  unreadable: 'This draft cannot be opened.',
  leftOut: (names: string) => `Left out, because they no longer exist: ${names}.`,
  ended: 'This draft was discarded or submitted in another window. Submit again to save this quotation anyway.',
} as const;
