/** The texts of the controls that every list has. */
export const listMessages = {
  clearSearch: 'Clear search',
  clearFilter: 'Clear filter',
  more: 'More',
  sortBy: 'Sort by',
  standardOrder: 'Standard order',
  ascending: (title: string) => `${title}, ascending`,
  descending: (title: string) => `${title}, descending`,
} as const;
