import type { PrintableDocument } from '@vikray/contract/printing/printable-document.ts';
import { printingMessages as say } from '@vikray/contract/printing/printing-messages.ts';
import { whyUnprintable } from '@vikray/contract/printing/unprintable-texts.ts';
import { unprintable } from '@vikray/contract/printing/unprintable.ts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findImagesAt } from '../images/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { App } from '../platform/http/app.ts';
import { callerLeft } from '../platform/http/caller-left.ts';
import { RequestFailure } from '../platform/http/failures.ts';
import type { SignedIn } from '../platform/identity.ts';
import { QueueFull } from '../platform/threads/fair-queue.ts';
import { pdfThreads, type DrawTask } from './pdf-threads.ts';

/** A document with its pictures, ready to draw. */
export async function drawTask(db: Db, document: PrintableDocument, createdAt: Date): Promise<DrawTask> {
  const addresses = [document.issuer.image, ...document.lines.map((line) => line.photo)];
  return { document, pictures: await findImagesAt(db, addresses), createdAt };
}

const retryAfterSeconds = 5;

interface PdfRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly user: SignedIn;
  /** Loads the document when its turn comes, so that a request that waits, is refused or is dropped reads nothing. Throws its refusals. */
  readonly load: () => Promise<PrintableDocument>;
}

/** Answers with a document as a PDF file under its own name. Refuses a document with characters that no font has. */
export async function answerPdf({ helpers, db, clock }: App, { request, reply, user, load }: PdfRequest): Promise<FastifyReply> {
  let fileName = '';
  const prepare = async () => {
    const document = await load();
    const refused = whyUnprintable(document);
    if (refused) throw new RequestFailure(409, unprintable, refused);
    fileName = document.fileName;
    return drawTask(db, document, clock.now());
  };
  const caller = { userId: user.userId, left: callerLeft(request) };
  const pdf = await helpers.teamOf(pdfThreads).run(caller, prepare).catch(askToWait);
  return sendPdf(reply, fileName, pdf);
}

/** Sends a PDF as a download of this name. */
export function sendPdf(reply: FastifyReply, fileName: string, pdf: Uint8Array): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', contentDisposition(fileName))
    .header('cache-control', 'no-store')
    .send(pdf);
}

function askToWait(error: unknown): never {
  throw error instanceof QueueFull ? new RequestFailure(429, 'TooManyPdfs', say.tooManyPdfs, undefined, retryAfterSeconds) : error;
}
