/** The SQL of papers as they were sent. Reading: findSentPaper, findSentSize, findSentHash. Writing: storeSentPaper, dropUnsentPaper. */
import '../quotations-tables.ts';
import { findFile, findFileSize, saveFile } from '../../files/public.ts';
import { updatesOne } from '../../platform/database/conditional-updates.ts';
import type { Db } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { isAnyRevision } from '../which-quotations.ts';

/** The PDF of a quotation as it was first sent; nothing when it was sent to no one. */
export async function findSentPaper(db: Db, quotationId: number): Promise<Uint8Array | undefined> {
  const hash = await findSentHash(db, quotationId);
  return hash === undefined ? undefined : findFile(db, hash);
}

/** The bytes of that PDF; nothing when the quotation was sent to no one. */
export async function findSentSize(db: Db, quotationId: number): Promise<number | undefined> {
  const hash = await findSentHash(db, quotationId);
  return hash === undefined ? undefined : findFileSize(db, hash);
}

/** The SHA-256 of that PDF; nothing when the quotation was sent to no one. */
export async function findSentHash(db: Db, quotationId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('quotations')
    .select('sent_pdf_hash')
    .where('id', '=', quotationId)
    .where(isAnyRevision)
    .executeTakeFirst();
  return row?.sent_pdf_hash ?? undefined;
}

/** Stores the PDF that is about to be sent, and returns the one to send: two that are sent at the same time both send the first. */
export async function storeSentPaper(db: Db, quotationId: number, pdf: Uint8Array, now: string): Promise<Uint8Array> {
  const isFirst = await inTransaction(db, async (tx) => {
    const hash = await saveFile(tx, pdf, 'application/pdf', now);
    return updatesOne(
      tx.updateTable('quotations').set({ sent_pdf_hash: hash }).where('id', '=', quotationId).where('sent_pdf_hash', 'is', null),
    );
  });
  return isFirst ? pdf : ((await findSentPaper(db, quotationId)) ?? pdf);
}

/** Removes the paper of a quotation without a link, all of whose mails have failed. */
export async function dropUnsentPaper(db: Db, quotationId: number): Promise<void> {
  await db
    .updateTable('quotations')
    .set({ sent_pdf_hash: null })
    .where('id', '=', quotationId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mail_log')
            .select('mail_log.id')
            .where('mail_log.quotation_id', '=', quotationId)
            .where('mail_log.result', '<>', 'failed'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('quotation_links').select('quotation_links.id').where('quotation_links.quotation_id', '=', quotationId)),
      ),
    )
    .execute();
}
