/** The SQL of printed papers. Reading: findPaper, findPaperFile. Writing: freezeContent, storeFinalContent, storePaperFile. */
import './consignments-tables.ts';
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import { findFile, saveFile } from '../files/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';

/** An issued paper. It has contents from its first print on. */
export interface StoredPaper {
  readonly id: number;
  readonly kind: 'invoice' | 'challan';
  readonly number: string;
  readonly date: string;
  readonly state: 'Issued' | 'Void';
  readonly content: PrintablePaper | undefined;
}

interface Wanted {
  readonly consignmentId: number;
  readonly kind: 'invoice' | 'challan';
  /** A certain paper; absent for the last one. */
  readonly paperId?: number | undefined;
}

/** A paper of a consignment; nothing if it has none. */
export async function findPaper(db: Db, { consignmentId, kind, paperId }: Wanted): Promise<StoredPaper | undefined> {
  let query = db.selectFrom('papers').selectAll().where('consignment_id', '=', consignmentId).where('kind', '=', kind);
  if (paperId !== undefined) query = query.where('id', '=', paperId);
  const row = await query.orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (!row) return undefined;
  const { id, number, issued_on: date, state, content } = row;
  return { id, kind, number, date, state, content: readContent(content) };
}

function readContent(stored: string | null): PrintablePaper | undefined {
  // Only freezeContent and storeFinalContent write it.
  return stored === null ? undefined : (JSON.parse(stored) as PrintablePaper);
}

/** Freezes the contents of a paper and returns the frozen ones: two simultaneous prints both have the contents of the first. */
export async function freezeContent(db: Db, paperId: number, content: PrintablePaper): Promise<PrintablePaper> {
  await db
    .updateTable('papers')
    .set({ content: JSON.stringify(content) })
    .where('id', '=', paperId)
    .where('content', 'is', null)
    .execute();
  const stored = await db.selectFrom('papers').select('content').where('id', '=', paperId).executeTakeFirst();
  return readContent(stored?.content ?? null) ?? content;
}

/** Stores the final contents of a paper that is voided, printed or not: later changes belong to the next paper. */
export async function storeFinalContent(db: Db, paperId: number, content: PrintablePaper): Promise<void> {
  await db
    .updateTable('papers')
    .set({ content: JSON.stringify(content) })
    .where('id', '=', paperId)
    .execute();
}

/** The bytes of a copy as it was first printed; nothing if it has not been. */
export async function findPaperFile(db: Db, paperId: number, copy: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('paper_files')
    .select('file_hash')
    .where('paper_id', '=', paperId)
    .where('copy', '=', copy)
    .executeTakeFirst();
  return row && findFile(db, row.file_hash);
}

/** Stores the bytes of a copy unless it has some already, and returns the stored ones. */
export async function storePaperFile(db: Db, paperId: number, copy: string, pdf: Uint8Array, now: string): Promise<Uint8Array> {
  await inTransaction(db, async (tx) => {
    const hash = await saveFile(tx, pdf, 'application/pdf', now);
    await tx
      .insertInto('paper_files')
      .values({ paper_id: paperId, copy, file_hash: hash })
      .onConflict((conflict) => conflict.columns(['paper_id', 'copy']).doNothing())
      .execute();
  });
  return (await findPaperFile(db, paperId, copy)) ?? pdf;
}
