/** Every sentence about the list of refunds. */
export const refundMessages = {
  title: 'Refunds',
  none: 'No refund found',
} as const;
