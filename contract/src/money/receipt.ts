/** A receipt: money that came from a customer, with what the payer kept back and what each part of it is meant for. Amounts in paise. */
import * as z from 'zod';
import { date, optionalDate } from '../platform/dates.ts';
import { decimal } from '../platform/decimal.ts';
import { day, id, instant, line, paragraph, requiredId, yesOrNo } from '../platform/fields.ts';
import { expectedVersion } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { chequeStates } from './cheque-state.ts';
import { moneyMessages as say } from './money-messages.ts';
import { deductionKinds, receiptModes, referencedModes } from './receipt-words.ts';

/** The largest receipt: ₹10,00,00,00,000. */
const mostReceived = 10_00_00_00_000_00;

const amount = decimal(say.enterAmount, mostReceived);
const positive = amount.refine((paise) => paise > 0, { error: say.enterAmount });

/** What a part of a receipt is meant for: a bill, or a deal. */
const mark = body({ billId: id.optional(), dealId: id.optional(), amount: positive });
/** The parts of a receipt that are meant for something. */
export const marks = z.array(mark).max(200);

/** A mark names a bill or a deal, not both. */
export const oneTargetEach = z
  .object({ marks: z.array(z.object({ billId: z.number().optional(), dealId: z.number().optional() })).optional() })
  .refine(({ marks: all = [] }) => all.every(({ billId, dealId }) => (billId === undefined) !== (dealId === undefined)), {
    path: ['marks'],
    error: say.oneTarget,
  });

const deduction = body({ kind: z.enum(deductionKinds), amount: positive, remark: line(200).optional() });

/** The fields in the order of their checks; those that depend on others follow in the rules. */
export const newReceipt = body({
  customerId: requiredId(say.selectCustomer),
  companyId: requiredId(say.selectCompany),
  amount,
  mode: z.enum(receiptModes, { error: say.selectMode }),
  reference: line(40).optional(),
  chequeDate: optionalDate,
  bank: line(60).optional(),
  receivedOn: date(say.checkReceiptDate),
  remark: paragraph(500).optional(),
  deductions: z.array(deduction).max(20).optional(),
  marks: marks.optional(),
});
export type NewReceipt = z.output<typeof newReceipt>;

/** Modes whose payments have a reference ask for it. */
export const referenceOfMode = z
  .object({ mode: z.enum(receiptModes), reference: z.string().optional() })
  .refine(({ mode, reference = '' }) => !referencedModes.has(mode) || reference !== '', {
    path: ['reference'],
    error: say.enterReference,
  });

/** The checks over several fields, in their order. */
export const receiptRules = [
  z
    .object({ amount: z.number(), deductions: z.array(z.unknown()).optional() })
    .refine(({ amount: paise, deductions = [] }) => paise > 0 || deductions.length > 0, { path: ['amount'], error: say.enterAmount }),
  referenceOfMode,
  z
    .object({ mode: z.enum(receiptModes), chequeDate: z.string().nullish() })
    .refine(({ mode, chequeDate }) => mode !== 'Cheque' || Boolean(chequeDate), { path: ['chequeDate'], error: say.enterChequeDate }),
  z
    .object({ deductions: z.array(z.object({ kind: z.string(), amount: z.number() })).optional() })
    .refine(({ deductions = [] }) => deductions.every(({ kind, amount: paise }) => kind !== 'Rounding' || paise <= 10_00), {
      path: ['deductions'],
      error: say.roundingTooLarge,
    }),
  oneTargetEach,
];

/** The dates of a cheque as they become known. Those left out stay, blank ones are taken out. */
export const chequeChange = body({
  receiptId: id,
  ...expectedVersion,
  depositedOn: optionalDate,
  clearedOn: optionalDate,
  bouncedOn: optionalDate,
  bounceReason: line(200).optional(),
});

/** A receipt in an answer. */
export const receipt = row({
  receiptId: id,
  number: z.string(),
  amount: decimal(),
  mode: z.enum(receiptModes),
  receivedOn: day,
  companyId: id,
  companyForName: z.string(),
  customerId: id,
  companyName: z.string(),
  /** What the payer kept back; it counts as received. */
  deducted: decimal(),
  /** Both together: what counts as received. */
  received: decimal(),
  /** What of amount and deductions has a mark. */
  marked: decimal(),
  reference: z.string(),
  chequeDate: day,
  bank: z.string(),
  remark: z.string(),
  /** Blank unless it is a cheque or void. */
  chequeState: z.enum(['', ...chequeStates]),
  depositedOn: day,
  clearedOn: day,
  bouncedOn: day,
  bounceReason: z.string(),
  isVoid: yesOrNo,
  voidReason: z.string(),
  updatedBy: z.string(),
  updatedOn: instant,
  version: z.int(),
});
export type Receipt = z.output<typeof receipt>;

/** What a receipt is meant for, part by part. */
export const answeredMark = row({
  billId: id.nullable(),
  dealId: id.nullable(),
  /** The number of the invoice or of the deal. */
  number: z.string(),
  amount: decimal(),
});

/** What the payer kept back, with the certificate that proves it. */
export const answeredDeduction = row({
  deductionId: id,
  kind: z.enum(deductionKinds),
  amount: decimal(),
  remark: z.string(),
  certificate: z.string(),
  certifiedOn: day,
});
