/** Prints issued papers. The bytes of each copy are stored with its first print and never change. */
import { createHash } from 'node:crypto';
import { registeredPaper } from '@vikray/contract/consignments/registered-paper.ts';
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import { notServed } from '../platform/http/failures.ts';
import type { Db } from '../platform/database/tables.ts';
import { contentFrom, paperFacts } from './paper-facts.ts';
import { findPaper, findPaperFile, freezeContent, storePaperFile, type StoredPaper } from './paper-file-store.ts';

/** The copies that can be asked for. */
export const copies = ['1', '2', '3', 'all'] as const;
export type Copy = (typeof copies)[number];

interface Print {
  readonly consignmentId: number;
  readonly paper: StoredPaper;
  readonly copy: Copy;
  readonly now: string;
  /** Draws a paper as a PDF. */
  readonly draw: (content: PrintablePaper) => Promise<Uint8Array>;
}

/** A file to send. */
interface PaperFile {
  readonly fileName: string;
  readonly pdf: Uint8Array;
}

/**
 * A copy of an issued paper. Copies of a void one say so, and those of a registered e-invoice have its QR code. Both are stored beside the
 * earlier copies.
 */
export async function printPaper(db: Db, { consignmentId, paper, copy, now, draw }: Print): Promise<PaperFile> {
  const { content, isFinal, stamp } = await contentOf(db, consignmentId, paper);
  const name = copy + stamp;
  const stored = isFinal ? await findPaperFile(db, paper.id, name) : undefined;
  if (stored) return { fileName: content.fileName, pdf: stored };
  const pdf = await draw(copiesOf(content, copy));
  return { fileName: content.fileName, pdf: isFinal ? await storePaperFile(db, paper.id, name, pdf, now) : pdf };
}

/** The contents of a copy of an issued paper, for a file with several papers. Its bytes are not stored. */
export async function copyOfPaper(db: Db, consignmentId: number, paper: StoredPaper, copy: Copy): Promise<PrintablePaper> {
  return copiesOf((await contentOf(db, consignmentId, paper)).content, copy);
}

/** The first copy of the invoice that was issued for a consignment; nothing if there is none. */
export async function invoiceCopy(db: Db, consignmentId: number, now: string, draw: Print['draw']): Promise<PaperFile | undefined> {
  const paper = await findPaper(db, { consignmentId, kind: 'invoice' });
  return paper?.state === 'Issued' ? printPaper(db, { consignmentId, paper, copy: '1', now, draw }) : undefined;
}

interface Content {
  readonly content: PrintablePaper;
  /** Whether its bytes are stored. */
  readonly isFinal: boolean;
  /** What is stamped on it since its first print, as part of the name of the file. */
  readonly stamp: string;
}

/** The contents of a paper. An invoice that waits for its IRN is no invoice yet, so nothing of it is frozen. */
async function contentOf(db: Db, consignmentId: number, paper: StoredPaper): Promise<Content> {
  const isOpen = paper.kind === 'invoice' && paper.state === 'Issued';
  if (paper.content && !isOpen) return finalContent(paper.content, paper);
  const facts = await paperFacts(db, consignmentId);
  if (!facts) throw notServed();
  const waits = isOpen && facts.details.irnMissing === 'Yes';
  const made = paper.content ?? contentFrom(facts, paper);
  const frozen = waits ? made : await freezeContent(db, paper.id, made);
  if (!isOpen) return finalContent(frozen, paper);
  const content = registeredPaper(frozen, facts.details);
  return { content, isFinal: !waits, stamp: stampOf(content) };
}

/** The contents of a paper that can no longer be stamped. */
function finalContent(content: PrintablePaper, { state }: StoredPaper): Content {
  return state === 'Void'
    ? { content: { ...content, watermark: 'VOID' }, isFinal: true, stamp: ' VOID' }
    : { content, isFinal: true, stamp: '' };
}

/** The registration as part of the name of a file: another one has another name. */
function stampOf({ registration }: PrintablePaper): string {
  return registration ? ` IRN ${createHash('sha256').update(JSON.stringify(registration)).digest('hex').slice(0, 16)}` : '';
}

/** The pages of one copy, or of all. A paper has two or three. */
function copiesOf(content: PrintablePaper, copy: Copy): PrintablePaper {
  if (copy === 'all') return content;
  const mark = content.copies[Number(copy) - 1];
  if (mark === undefined) throw notServed();
  return { ...content, copies: [mark] };
}
