/** Every sentence of the sales-call area. */
export const salesCallMessages = {
  notFound: 'This sales call does not exist.',
  noneFound: 'Sales list no found',
} as const;
