/** The sentences of the help page, besides its chapters. */
export const helpMessages = {
  title: 'Help',
  print: 'Print',
  contents: 'Contents',
  keys: 'Keys',
  noneFound: 'No part of the help contains these words.',
  found: (count: number) => (count === 1 ? '1 part found' : `${count} parts found`),
  pictureOf: (chapter: string) => `A page of the chapter ${chapter}, with sample data`,
} as const;
