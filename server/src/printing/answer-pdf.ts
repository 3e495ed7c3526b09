import { picturesOf, type Printable } from '@vikray/contract/printing/printable-paper.ts';
import { printingMessages as say } from '@vikray/contract/printing/printing-messages.ts';
import { whyUnprintable } from '@vikray/contract/printing/unprintable-texts.ts';
import { unprintable } from '@vikray/contract/printing/unprintable.ts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findImagesAt } from '../images/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { App } from '../platform/http/app.ts';
import { callerLeft } from '../platform/http/requests/caller-left.ts';
import { RequestFailure } from '../platform/http/failures.ts';
import type { SignedIn } from '../platform/identity.ts';
import { QueueFull } from '../platform/threads/fair-queue.ts';
import { pdfThreads, type DrawTask } from './pdf-threads.ts';

/** A document with its pictures, or several that become one file, ready to draw. */
export async function drawTask(db: Db, document: DrawTask['document'], createdAt: Date): Promise<DrawTask> {
  return { document, pictures: await findImagesAt(db, [document].flat().flatMap(picturesOf)), createdAt };
}

const retryAfterSeconds = 5;

interface PdfRequest {
  readonly request: FastifyRequest;
  readonly user: SignedIn;
  /** Loads the document when its queue slot comes up, so that a request that waits, is refused or is dropped reads nothing. Throws refusals. */
  readonly load: () => Promise<Printable | readonly Printable[]>;
}

/** Answers with a document as a PDF file under its own name. Refuses what `drawnPdf` refuses. */
export async function answerPdf(app: App, { reply, ...wanted }: PdfRequest & { readonly reply: FastifyReply }): Promise<FastifyReply> {
  const { pdf, fileName } = await drawnPdf(app, wanted);
  return sendPdf(reply, fileName, pdf);
}

/** A document as a PDF file with its name. Refuses a document with characters that no font has. */
export async function drawnPdf(
  { helpers, db, clock }: App,
  { request, user, load }: PdfRequest,
): Promise<{ readonly pdf: Uint8Array; readonly fileName: string }> {
  let fileName = '';
  const prepare = async () => {
    const document = await load();
    const documents = [document].flat();
    const refused = documents.map(whyUnprintable).find((each) => each !== undefined);
    if (refused) throw new RequestFailure(409, unprintable, refused);
    fileName = documents[0]?.fileName ?? '';
    return drawTask(db, document, clock.now());
  };
  const caller = { userId: user.userId, left: callerLeft(request) };
  const pdf = await helpers.teamOf(pdfThreads).run(caller, prepare).catch(askToWait);
  return { pdf, fileName };
}

/** Sends a PDF as a download of this name. The answer to a HEAD request needs no bytes. */
export function sendPdf(reply: FastifyReply, fileName: string, pdf: Uint8Array | undefined): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', contentDisposition(fileName))
    .header('cache-control', 'no-store')
    .send(pdf);
}

function askToWait(error: unknown): never {
  throw error instanceof QueueFull ? new RequestFailure(429, 'TooManyPdfs', say.tooManyPdfs, undefined, retryAfterSeconds) : error;
}
