import { linkHistory } from '@vikray/contract/quotation-links/quotation-link-messages.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { sharedHistory } from '../quotations/public.ts';
import { byLink } from './answer-quotation.ts';
import { noteOpened, type LinkRow } from './quotation-link-store.ts';
import { linkStatusOf } from './link-status.ts';

/** Records that a customer has a link in sight: once, and only while it opens its quotation. */
export async function recordOpening(db: Db, link: LinkRow, now: string): Promise<void> {
  if (link.opened_at !== null) return;
  await inTransaction(db, async (tx) => {
    const status = await linkStatusOf(tx, link, now);
    if (!status || status.closed !== undefined || !(await noteOpened(tx, link.id, now))) return;
    const { quotationId, number } = status.quotation;
    const summary = linkHistory.opened(number);
    const relatedRecords = sharedHistory(status.quotation);
    const change = { record: 'quotation', id: quotationId, name: number, kind: 'Link', summary, relatedRecords } as const;
    await writeAudit(tx, 'OpenQuotation', byLink, now, [change]);
  });
}
