/** Every sentence of the taxes area. */
export const taxMessages = {
  enterTax: 'Please enter Tax value.',
  notAPercentage: 'A tax percentage must be between 0 and 100.',
  added: 'Tax value successfully added.',
  present: 'Tax value already present.',
  noneFound: 'No Tax Available',
} as const;
