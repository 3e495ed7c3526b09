/** The words of every list's own controls. */
export const listMessages = {
  clearSearch: 'Clear search',
  more: 'More',
  close: 'Close',
  sortBy: 'Sort by',
  standardOrder: 'Standard order',
  ascending: (title: string) => `${title}, ascending`,
  descending: (title: string) => `${title}, descending`,
} as const;
