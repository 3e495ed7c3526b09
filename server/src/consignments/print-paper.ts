/** Prints issued papers. The bytes of each copy are kept with its first print, and never differ later. */
import { deliveryChallan } from '@vikray/contract/consignments/delivery-challan.ts';
import { taxInvoice } from '@vikray/contract/consignments/tax-invoice.ts';
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../platform/http/app.ts';
import { notServed } from '../platform/http/failures.ts';
import type { SignedIn } from '../platform/identity.ts';
import { drawnPdf } from '../printing/public.ts';
import { paperFacts } from './paper-facts.ts';
import { findPaperFile, keepContent, keepPaperFile, type StoredPaper } from './paper-file-store.ts';

/** The copies that can be asked for. */
export const copies = ['1', '2', '3', 'all'] as const;
export type Copy = (typeof copies)[number];

interface Print {
  readonly request: FastifyRequest;
  readonly user: SignedIn;
  readonly consignmentId: number;
  readonly paper: StoredPaper;
  readonly copy: Copy;
}

/** A file to send. */
interface PaperFile {
  readonly fileName: string;
  readonly pdf: Uint8Array;
}

/** A copy of an issued paper. Copies of a void one say so; they are kept beside those from before. */
export async function printPaper(app: App, { request, user, consignmentId, paper, copy }: Print): Promise<PaperFile> {
  const { db, clock } = app;
  const { content, isFinal } = await contentOf(app, consignmentId, paper);
  const name = paper.state === 'Void' ? `${copy} VOID` : copy;
  const kept = isFinal ? await findPaperFile(db, paper.id, name) : undefined;
  if (kept) return { fileName: content.fileName, pdf: kept };
  const printed = { ...copiesOf(content, copy), overprint: paper.state === 'Void' ? 'VOID' : '' } as const;
  const { pdf, fileName } = await drawnPdf(app, { request, user, load: async () => printed });
  return { fileName, pdf: isFinal ? await keepPaperFile(db, paper.id, name, pdf, clock.now().toISOString()) : pdf };
}

/** What a paper says. An invoice that still waits for its IRN is no invoice, so it is not kept. */
async function contentOf(app: App, consignmentId: number, paper: StoredPaper) {
  if (paper.content) return { content: paper.content, isFinal: true };
  const facts = await paperFacts(app.db, consignmentId);
  if (!facts) throw notServed();
  const make = paper.kind === 'invoice' ? taxInvoice : deliveryChallan;
  const content = make({ ...facts, number: paper.number, date: paper.date });
  const waits = paper.kind === 'invoice' && paper.state === 'Issued' && facts.company?.eInvoices === 'Yes' && facts.details.irn === '';
  return waits ? { content, isFinal: false } : { content: await keepContent(app.db, paper.id, content), isFinal: true };
}

/** The pages of one copy, or of all. A paper has two or three. */
function copiesOf(content: PrintablePaper, copy: Copy): PrintablePaper {
  if (copy === 'all') return content;
  const mark = content.copies[Number(copy) - 1];
  if (mark === undefined) throw notServed();
  return { ...content, copies: [mark] };
}
