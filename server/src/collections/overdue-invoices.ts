import { maxMailFiles, maxMailFileBytes } from '@vikray/contract/follow-ups/follow-up.ts';
import { invoiceCopy } from '../consignments/public.ts';
import type { PaperAndLink } from '../follow-ups/public.ts';
import type { AccountBalance } from '../money/public.ts';
import type { Context } from '../platform/handler.ts';
import { drawPaper } from '../printing/public.ts';

/** Copies of the overdue invoices that were issued here, as attachments. Refuses too many of them, and none. */
export async function overdueInvoices(context: Context<'SendReminder'>, { bills }: AccountBalance): Promise<PaperAndLink['pdf']> {
  const { db, now, fail } = context;
  const files: { filename: string; contentType: string; content: Uint8Array }[] = [];
  // Bills of consignments have the even numbers.
  const consignments = bills.filter(({ billId }) => billId % 2 === 0).map(({ billId }) => billId / 2);
  if (consignments.length > maxMailFiles) throw fail('TooManyBills');
  for (const consignmentId of consignments) {
    const invoice = await invoiceCopy(db, consignmentId, now, async (content) => drawPaper(context, content));
    if (invoice) files.push({ filename: invoice.fileName, contentType: 'application/pdf', content: invoice.pdf });
  }
  if (files.length === 0) throw fail('NoBillIssued');
  if (files.reduce((sum, { content }) => sum + content.byteLength, 0) > maxMailFileBytes) throw fail('FilesTooLarge');
  return files;
}
