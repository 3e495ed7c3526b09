/** What a pro-forma says. */
export const proformaMessages = {
  /** The button, and the printed title. */
  button: 'Pro-forma',
  title: 'Proforma Invoice',
  note: 'This is not a tax invoice.',
  numberLabel: (kind: 'Quotation' | 'Order') => `${kind} Number`,
  termsTitle: 'Payment & Terms',
  words: 'In Words',
  gstin: 'GSTIN of Buyer',
  fileName: (name: string) => `Proforma-${name}`,
  isVoid: 'This quotation is void, so it has no pro-forma.',
  isReplaced: 'This quotation has been replaced. Use the current revision.',
} as const;
