/** The SQL of money papers as they were first printed: printOnce. */
import './money-tables.ts';
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import { findFile, saveFile } from '../files/public.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';

interface Print {
  readonly kind: Tables['money_papers']['kind'];
  readonly recordId: number;
  readonly isVoid: boolean;
  readonly now: string;
  /** The contents of a paper that is printed for the first time. */
  readonly make: () => Promise<PrintablePaper>;
  /** Draws a paper as a PDF. */
  readonly draw: (content: PrintablePaper) => Promise<Uint8Array>;
}

/** A file to send. */
export interface PrintedPaper {
  readonly fileName: string;
  readonly pdf: Uint8Array;
}

/** A paper as it was first printed, to the byte. One that has become void since says so across its contents of then (GTX-32). */
export async function printOnce(db: Db, { kind, recordId, isVoid, now, make, draw }: Print): Promise<PrintedPaper> {
  const mark = isVoid ? 'VOID' : '';
  const known = await findPrinted(db, kind, recordId, mark);
  if (known) return known;
  const first = isVoid ? ((await findContent(db, kind, recordId)) ?? (await make())) : await make();
  const content: PrintablePaper = { ...first, watermark: mark };
  const pdf = await draw(content);
  await inTransaction(db, async (tx) => {
    const hash = await saveFile(tx, pdf, 'application/pdf', now);
    await tx
      .insertInto('money_papers')
      .values({ kind, record_id: recordId, mark, content: JSON.stringify(content), file_hash: hash, created_at: now })
      .onConflict((conflict) => conflict.columns(['kind', 'record_id', 'mark']).doNothing())
      .execute();
  });
  // Two simultaneous prints both have the bytes of the first.
  return (await findPrinted(db, kind, recordId, mark)) ?? { fileName: content.fileName, pdf };
}

async function findPrinted(db: Db, kind: Print['kind'], recordId: number, mark: '' | 'VOID'): Promise<PrintedPaper | undefined> {
  const row = await db
    .selectFrom('money_papers')
    .select(['content', 'file_hash'])
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('mark', '=', mark)
    .executeTakeFirst();
  const pdf = row && (await findFile(db, row.file_hash));
  return row && pdf && { fileName: readContent(row.content).fileName, pdf };
}

async function findContent(db: Db, kind: Print['kind'], recordId: number): Promise<PrintablePaper | undefined> {
  const row = await db
    .selectFrom('money_papers')
    .select('content')
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('mark', '=', '')
    .executeTakeFirst();
  return row && readContent(row.content);
}

function readContent(stored: string): PrintablePaper {
  // Only printOnce writes it.
  return JSON.parse(stored) as PrintablePaper;
}
