/** Why an invoice is credited. */
export const creditReasons = ['Goods returned', 'Price corrected', 'Deficient', 'Other'] as const;
export type CreditReason = (typeof creditReasons)[number];
