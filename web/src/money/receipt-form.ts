/** A receipt as entered, and the request that it becomes. */
import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { newReceipt, receiptRules } from '@vikray/contract/money/receipt.ts';
import { deductionKinds, type DeductionKind, type ReceiptMode } from '@vikray/contract/money/receipt-words.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { parseDecimal } from '@vikray/contract/platform/decimal.ts';
import * as z from 'zod';
import type { Choice } from '../ui/inputs/SearchSelect.tsx';

/** The amounts for bills and deals, as typed, by `bill 12` or `deal 3`. */
export type TypedMarks = Readonly<Record<string, string>>;

export interface ReceiptForm {
  readonly customer: Choice | undefined;
  readonly companyId: number | undefined;
  /** In rupees, as typed. */
  readonly amount: string;
  readonly mode: ReceiptMode;
  readonly reference: string;
  readonly chequeDate: string | undefined;
  readonly bank: string;
  readonly receivedOn: string;
  readonly remark: string;
  /** What the payer kept back, in rupees as typed. */
  readonly deductions: Readonly<Partial<Record<DeductionKind, string>>>;
  readonly marks: TypedMarks;
}

/** A receipt of today with nothing entered. */
export function emptyReceipt(today: string): ReceiptForm {
  return {
    customer: undefined,
    companyId: undefined,
    amount: '',
    mode: 'Bank Transfer',
    reference: '',
    chequeDate: undefined,
    bank: '',
    receivedOn: today,
    remark: '',
    deductions: {},
    marks: {},
  };
}

const paise = (typed: string | undefined) => parseDecimal(typed ?? '') ?? 0;

/** What came, with what was kept back, in paise. */
export function receivedOf({ amount, deductions }: Pick<ReceiptForm, 'amount' | 'deductions'>): number {
  return paise(amount) + Object.values(deductions).reduce((sum, typed) => sum + paise(typed), 0);
}

/** The key of a mark among the typed ones. */
export const markKey = {
  bill: (billId: number) => `bill ${billId}`,
  deal: (dealId: number) => `deal ${dealId}`,
};

/** The marks that have an amount. */
export function marksOf(typed: TypedMarks): NonNullable<InputOf<'AddReceipt'>['marks']> {
  return Object.entries(typed).flatMap(([key, text]) => {
    const [kind, id] = key.split(' ');
    const amount = paise(text);
    if (amount === 0) return [];
    return [kind === 'bill' ? { billId: Number(id), amount } : { dealId: Number(id), amount }];
  });
}

/** The request of the form, whose amounts the checks have read. */
export function receiptOf(form: ReceiptForm): InputOf<'AddReceipt'> {
  const { customer, companyId = 0, mode, reference, chequeDate, bank, receivedOn, remark } = form;
  const deductions = deductionKinds.map((kind) => ({ kind, amount: paise(form.deductions[kind]) })).filter(({ amount }) => amount > 0);
  const marks = marksOf(form.marks);
  return {
    customerId: customer?.value ?? 0,
    companyId,
    amount: paise(form.amount),
    mode,
    reference,
    ...(mode === 'Cheque' && { chequeDate: chequeDate ?? '', bank }),
    receivedOn,
    remark,
    ...(deductions.length > 0 && { deductions }),
    ...(marks.length > 0 && { marks }),
  };
}

const { customerId: neededCustomer, companyId: neededCompany, amount, mode, reference, receivedOn } = newReceipt.fields;
const needed = z.object({ customerId: neededCustomer, companyId: neededCompany, amount, mode, reference, receivedOn });

/** The first thing to correct, in the order of the contract. */
export function receiptFailure(form: ReceiptForm): FailedCheck | undefined {
  const request = receiptOf(form);
  const entered = { ...request, customerId: form.customer?.value, companyId: form.companyId, amount: form.amount };
  const failed = firstMessage(entered, needed) ?? firstMessage(request, ...receiptRules);
  if (failed) return failed;
  const marked = (request.marks ?? []).reduce((sum, mark) => sum + mark.amount, 0);
  return marked > receivedOf(form) ? { field: 'marks', message: say.markedTooMuch } : undefined;
}
