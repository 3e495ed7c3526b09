/** What the company form says of the ledgers for receipts. */
export const moneyLedgerMessages = {
  title: 'Tally Ledgers for Receipts',
  hint: 'The file of receipts for Tally books each payment and each deduction on one of these. The panel keeps no accounts and gives no tax advice.',
} as const;
