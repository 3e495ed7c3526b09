/** Why the stock is not as recorded. Each is a reason in the stock ledger. */
export const stockCountKinds = ['Count', 'Damage', 'Loss', 'Found', 'Sample'] as const;
export type StockCountKind = (typeof stockCountKinds)[number];

/** The reasons in the stock ledger. */
export const stockReasons = [
  'Opening',
  'Correction',
  'Purchase',
  'Dispatch',
  'Import',
  'Dispatch cancelled',
  'Return',
  ...stockCountKinds,
] as const;
export type StockReason = (typeof stockReasons)[number];
