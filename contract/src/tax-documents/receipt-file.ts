/** What the file of receipts for Tally holds and leaves out, in one sentence, before anyone takes it (PAY-24). */
import { listedWords } from '../platform/listed-words.ts';
import type { ReceiptFileCounts } from './receipt-file-operations.ts';

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

/** `The file holds 3 receipts and 1 refund. Left out: 1 void receipt.` */
export function receiptFileHolds(counts: ReceiptFileCounts): string {
  const [inside, outside] = [words(counts, held), words(counts, leftOut)];
  const holds = inside.length === 0 ? 'The file would hold no voucher.' : `The file holds ${listedWords(inside)}.`;
  return outside.length === 0 ? holds : `${holds} Left out: ${listedWords(outside)}.`;
}
