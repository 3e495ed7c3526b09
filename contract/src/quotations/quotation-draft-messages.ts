/** Every sentence about the drafts of quotations. */
export const quotationDraftMessages = {
  notFound: 'This draft does not exist.',
  changed: 'This draft was changed in another window.',
  tooMany: 'You have 20 drafts. Discard one first.',
  tooLarge: 'This draft is too large to save.',
  notAnObject: 'The content of a draft must be a JSON object.',
} as const;
