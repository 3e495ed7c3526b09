/** The ledgers of Tally that the vouchers of money received name (PAY-24). */
import type { DeductionKind, ReceiptMode } from '../money/receipt-words.ts';

/** Their presets. Tally has the ledger 'Cash' from the beginning. */
export const usualMoneyLedgers = {
  tallyBankTransfer: 'Bank',
  tallyUpi: 'Bank',
  tallyCheque: 'Bank',
  tallyDemandDraft: 'Bank',
  tallyCash: 'Cash',
  tallyCard: 'Bank',
  tallyOther: 'Bank',
  tallyTds: 'TDS Receivable',
  tallyGstTds: 'GST TDS Receivable',
  tallyBankCharges: 'Bank Charges',
  tallyDiscount: 'Discount Allowed',
  tallyPenalty: 'Penalty',
} as const;

export type MoneyLedger = keyof typeof usualMoneyLedgers;

// Object.keys types the keys as text.
/** The names of the fields, in their order on the form. */
export const moneyLedgers = Object.keys(usualMoneyLedgers) as MoneyLedger[];

/** One value for each of these ledgers. */
export function eachMoneyLedger<Value>(valueOf: (ledger: MoneyLedger) => Value): Record<MoneyLedger, Value> {
  // Every name has an entry, which Object.fromEntries does not say.
  return Object.fromEntries(moneyLedgers.map((ledger) => [ledger, valueOf(ledger)])) as Record<MoneyLedger, Value>;
}

/** Where the money of each mode goes. */
export const ledgerOfMode: Readonly<Record<ReceiptMode, MoneyLedger>> = {
  'Bank Transfer': 'tallyBankTransfer',
  UPI: 'tallyUpi',
  Cheque: 'tallyCheque',
  'Demand Draft': 'tallyDemandDraft',
  Cash: 'tallyCash',
  Card: 'tallyCard',
  Other: 'tallyOther',
};

/** Where each deduction goes. A rounding goes where that of an invoice goes. */
export const ledgerOfDeduction: Readonly<Record<DeductionKind, MoneyLedger | 'tallyRoundOff'>> = {
  'Income-tax TDS': 'tallyTds',
  'GST TDS': 'tallyGstTds',
  'Bank Charges': 'tallyBankCharges',
  Discount: 'tallyDiscount',
  Penalty: 'tallyPenalty',
  Rounding: 'tallyRoundOff',
};
