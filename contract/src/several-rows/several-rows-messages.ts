/** The sentences about work on several rows of a list. */
export const severalRowsMessages = {
  notForSeveral: 'This operation cannot be run on several rows.',
  atMost: (most: number) => `Choose at most ${most} rows.`,
  chooseRows: 'Choose the rows.',
} as const;
