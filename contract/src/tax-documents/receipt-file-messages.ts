/** Every sentence about the file of receipts for Tally. */
export const receiptFileMessages = {
  title: 'Receipts for Tally',
  open: 'For Tally',
  saveFile: 'Save File',
  company: 'Company',
  from: 'From',
  to: 'To',
  invalidPeriod: 'Please select the first and the last day.',
  noAccounts: 'Drafts for your accountant. The panel keeps no accounts and gives no tax advice.',
  missingLedgers: (company: string, ledgers: readonly string[]) =>
    `Enter ${ledgers.length === 1 ? 'this ledger' : 'these ledgers'} of ${company} first: ${ledgers.join(', ')}.`,
  creditLeftOut: (names: readonly string[]) => `Credit notes without a voucher, because their invoices have none: ${names.join('; ')}.`,
} as const;
