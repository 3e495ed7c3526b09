/** Every sentence of the sales-call area. */
export const salesCallMessages = {
  noneFound: 'Sales list no found',
} as const;
