/** Every sentence of the taxes area. */
export const taxMessages = {
  enterTax: 'Please enter Tax value.',
  added: 'Tax value successfully added.',
  present: 'Tax value already present.',
  noneFound: 'No Tax Available',
} as const;
