/** The words of a receipt: how money came, and what was kept back of it. */

/** How money came (PAY-05). */
export const receiptModes = ['Bank Transfer', 'UPI', 'Cheque', 'Demand Draft', 'Cash', 'Card', 'Other'] as const;
export type ReceiptMode = (typeof receiptModes)[number];

/** What a payer keeps back. It counts as received. */
export const deductionKinds = ['Income-tax TDS', 'GST TDS', 'Bank Charges', 'Discount', 'Penalty', 'Rounding'] as const;
export type DeductionKind = (typeof deductionKinds)[number];

/** Tax that a payer keeps back, for which they owe a certificate. */
export const tdsKinds = ['Income-tax TDS', 'GST TDS'] as const;

/** The modes whose payments have a reference that finds them again: PAY-05. */
export const referencedModes: ReadonlySet<ReceiptMode> = new Set(['Bank Transfer', 'UPI', 'Cheque', 'Demand Draft']);

/** Which bills the money without a mark settles: none, or the oldest. */
export const settlementModes = ['By Bill', 'Oldest First'] as const;
export type SettlementMode = (typeof settlementModes)[number];
