/** The SQL of the papers of changes. Reading: findDocuments, findChangePaper. Writing: storeChangePaper. */
import './order-changes-tables.ts';
import type { PrintableDocument } from '@vikray/contract/printing/printable-document.ts';
import { findFile, saveFile } from '../files/public.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';

/** The kinds of paper that a change has. */
export type ChangePaperKind = Tables['order_change_papers']['kind'];

/** What an order printed with the contents of a change that a later one has replaced. */
export interface FrozenDocuments {
  readonly changeId: number;
  readonly order: PrintableDocument;
  readonly proforma: PrintableDocument;
}

/** The frozen documents of an order at a change, 0 for the order as it was placed; nothing while these contents count, or never did. */
export async function findDocuments(db: Db, orderId: number, change: number): Promise<FrozenDocuments | undefined> {
  const row = await db
    .selectFrom('order_changes')
    .select(['id', 'order_document', 'proforma_document'])
    .where('order_id', '=', orderId)
    .where('number', '=', change)
    .executeTakeFirst();
  if (!row || row.order_document === null || row.proforma_document === null) return undefined;
  // Only freezeDocuments writes them.
  const read = (text: string) => JSON.parse(text) as PrintableDocument;
  return { changeId: row.id, order: read(row.order_document), proforma: read(row.proforma_document) };
}

/** The bytes of a paper as it was first printed; nothing if it has not been. */
export async function findChangePaper(db: Db, changeId: number, kind: ChangePaperKind): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('order_change_papers')
    .select('file_hash')
    .where('change_id', '=', changeId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && findFile(db, row.file_hash);
}

/** Stores the bytes of a paper unless it has some already, and returns the stored ones. */
export async function storeChangePaper(db: Db, changeId: number, kind: ChangePaperKind, pdf: Uint8Array, now: string): Promise<Uint8Array> {
  await inTransaction(db, async (tx) => {
    const hash = await saveFile(tx, pdf, 'application/pdf', now);
    await tx
      .insertInto('order_change_papers')
      .values({ change_id: changeId, kind, file_hash: hash })
      .onConflict((conflict) => conflict.columns(['change_id', 'kind']).doNothing())
      .execute();
  });
  return (await findChangePaper(db, changeId, kind)) ?? pdf;
}
