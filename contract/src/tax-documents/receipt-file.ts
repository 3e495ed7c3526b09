/** What the file of receipts for Tally holds and leaves out, in one sentence, before anyone takes it (PAY-24). */

/** How many vouchers a period has, by kind, and what it leaves out. */
export interface ReceiptFileCounts {
  readonly receipts: number;
  readonly bounces: number;
  readonly refunds: number;
  readonly creditNotes: number;
  readonly voidReceipts: number;
  readonly voidCreditNotes: number;
  readonly charges: number;
  /** Credit notes whose invoices have no voucher either: their tax is not decided, or not allowed. */
  readonly withoutVoucher: number;
}

const held = [
  ['receipts', '1 receipt', 'receipts'],
  ['bounces', '1 bounced cheque', 'bounced cheques'],
  ['refunds', '1 refund', 'refunds'],
  ['creditNotes', '1 credit note', 'credit notes'],
] as const satisfies readonly (readonly [keyof ReceiptFileCounts, string, string])[];

const leftOut = [
  ['voidReceipts', '1 void receipt', 'void receipts'],
  ['voidCreditNotes', '1 void credit note', 'void credit notes'],
  ['charges', '1 charge, which is no invoice', 'charges, which are no invoices'],
  ['withoutVoucher', '1 credit note for an invoice without a decided tax', 'credit notes for invoices without a decided tax'],
] as const satisfies readonly (readonly [keyof ReceiptFileCounts, string, string])[];

function words(counts: ReceiptFileCounts, kinds: typeof held | typeof leftOut): string[] {
  return kinds.flatMap(([key, one, many]) => (counts[key] === 0 ? [] : [counts[key] === 1 ? one : `${counts[key]} ${many}`]));
}

function listed(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

/** `The file holds 3 receipts and 1 refund. Left out: 1 void receipt.` */
export function receiptFileHolds(counts: ReceiptFileCounts): string {
  const [inside, outside] = [words(counts, held), words(counts, leftOut)];
  const holds = inside.length === 0 ? 'The file would hold no voucher.' : `The file holds ${listed(inside)}.`;
  return outside.length === 0 ? holds : `${holds} Left out: ${listed(outside)}.`;
}
