import { creditNoteMessages as say } from '@vikray/contract/credit-notes/credit-note-messages.ts';
import { lastDayOfCredit } from '@vikray/contract/credit-notes/last-day-of-credit.ts';

interface Credited {
  readonly consignment: { readonly invoiceDate: string; readonly irn: string };
  readonly company: { readonly eInvoices: 'Yes' | 'No' };
}

/** What is worth a second look once a credit note is stored; it blocks nothing (PAY-14). */
export function creditNoteHints({ consignment, company }: Credited, date: string): { hints?: string[] } {
  const last = lastDayOfCredit(consignment.invoiceDate);
  const hints = [
    ...(date > last ? [say.hint.late(last)] : []),
    ...(company.eInvoices === 'Yes' && consignment.irn !== '' ? [say.hint.register] : []),
  ];
  return hints.length > 0 ? { hints } : {};
}
