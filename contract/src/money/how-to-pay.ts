/**
 * How a customer pays: the amount, the account, and a QR code that their UPI app reads (PAY-20). The panel takes no payment and claims
 * none.
 */
import type { Company } from '../companies/company.ts';
import { formatDecimal, formatRupees } from '../platform/decimal.ts';
import { filledTexts, type LabelledText } from '../printing/printable-document.ts';
import { howToPayMessages as say } from './how-to-pay-messages.ts';
import { amountWhen, type PaymentPlan } from './payment-plan.ts';

/** Above this amount, UPI takes no payment to most accounts, in paise. A setting changes it. */
const usualMostByUpi = 1_00_000_00;

/** Where the customer pays. */
export type PayTo = Pick<Company, 'companyName' | 'bankName' | 'accountNumber' | 'branch' | 'ifsc' | 'swiftCode' | 'upiId'> & {
  readonly mostByUpi?: number;
};

/** What is paid for, and how much, in paise. */
export interface Payable {
  /** The number of the document, by which the payment is found again. */
  readonly number: string;
  readonly amount: number;
}

/** How a customer pays. */
export interface HowToPay {
  /** The amount as printed; blank for nothing to pay. */
  readonly amount: string;
  /** The account, line by line. */
  readonly account: readonly LabelledText[];
  /** The address that a UPI app opens, also as a QR code; blank for none. */
  readonly upi: string;
}

/** The account of a company, without what is blank. */
export function accountTexts({
  bankName,
  branch,
  accountNumber,
  ifsc,
  swiftCode,
  upiId,
}: Omit<PayTo, 'companyName' | 'mostByUpi'>): LabelledText[] {
  return filledTexts([
    { label: say.bank, text: [bankName, branch].filter(Boolean).join(', ') },
    { label: say.account, text: accountNumber },
    { label: say.ifsc, text: ifsc },
    { label: say.swift, text: swiftCode },
    { label: say.upiId, text: upiId },
  ]);
}

/** How a customer pays an amount to a company. Never fails. */
export function howToPay(payTo: PayTo, { number, amount }: Payable): HowToPay {
  return {
    amount: amount > 0 ? formatRupees(amount) : '',
    account: accountTexts(payTo),
    upi: payTo.upiId !== '' && amount > 0 && amount <= (payTo.mostByUpi ?? usualMostByUpi) ? upiAddress(payTo, { number, amount }) : '',
  };
}

/** The address of a UPI payment. What a text says cannot add to it. */
function upiAddress({ upiId, companyName }: Pick<PayTo, 'upiId' | 'companyName'>, { number, amount }: Payable): string {
  const values = { pn: companyName, am: formatDecimal(amount), cu: 'INR', tn: number, tr: number };
  const [name = '', ...bank] = upiId.split('@');
  const payee = [name, bank.join('@')].map(encodeURIComponent).join('@');
  return `upi://pay?pa=${payee}&${Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;
}

/**
 * What is asked of a customer now: the part of the plan that comes with the order while that has not been settled, then what is left of the
 * whole. What was received settles it, and what was credited.
 */
export function payableNow(plan: PaymentPlan, { asked, settled }: { readonly asked: number; readonly settled: number }): number {
  const withOrder = amountWhen(plan, 'Order', asked);
  return Math.max(0, (settled < withOrder ? withOrder : asked) - settled);
}
