import { customerPageMessages as say } from '@vikray/contract/quotation-links/customer-page-messages.ts';
import { documentFileName, printableDocument } from '@vikray/contract/quotations/quotation-document.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listLookup } from '../lookups/public.ts';
import type { App } from '../platform/http/app.ts';
import { sendPdf } from '../printing/public.ts';
import { findSentPaper, listQuotationLines } from '../quotations/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { EnteredAnswer } from './page/answer-part.ts';
import { quotationPage } from './page/quotation-page.ts';
import { countAnswers } from './link-answer-store.ts';
import type { LinkRow } from './quotation-link-store.ts';
import { sendPage, sendSentence } from './send-page.ts';
import { linkStatusOf, type LinkStatus } from './link-status.ts';

/** Shows the quotation of a link, or gives its PDF. Changes nothing. */
export async function showLink(
  { db, clock }: App,
  link: LinkRow,
  request: FastifyRequest<{ readonly Querystring: { readonly pdf?: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const status = await linkStatusOf(db, link, clock.now().toISOString());
  if (!status) return sendSentence(request, reply, 404, say.notValid);
  if (status.closed !== undefined) return sendSentence(request, reply, 410, status.closed);
  if (request.query.pdf !== undefined) return sendPaper(db, status, request, reply);
  return sendPage(request, reply, 200, await pageOf(db, status, { isToBeNoted: link.opened_at === null }));
}

interface Shown {
  /** The sentence above the quotation; that of its state if absent. */
  readonly notice?: string;
  readonly entered?: EnteredAnswer;
  /** What the customer wrote in a refused answer. */
  readonly unsent?: string;
  readonly isToBeNoted?: boolean;
}

/** The page of a link that opens its quotation. */
export async function pageOf(
  db: Db,
  status: LinkStatus,
  { notice = status.notice, entered, unsent = '', isToBeNoted }: Shown = {},
): Promise<string> {
  const { link, quotation, settled, changesEnded } = status;
  const isOpen = settled === undefined;
  return quotationPage({
    document: printableDocument(quotation, await listQuotationLines(db, quotation.quotationId)),
    sentence: notice,
    isOpen,
    takesChanges: changesEnded === undefined,
    lostReasons: isOpen ? await lostReasonsOf(db) : [],
    answerCount: isOpen ? await countAnswers(db, link.id) : 0,
    entered,
    unsent,
    isToBeNoted,
  });
}

/** The reasons for which a customer can decline. */
export async function lostReasonsOf(db: Db): Promise<string[]> {
  return (await listLookup(db, 'lost_reasons')).map(({ label }) => label);
}

/** Sends the PDF that was stored when the link was made. Browsers download it instead of showing it. */
async function sendPaper(db: Db, { quotation }: LinkStatus, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const pdf = await findSentPaper(db, quotation.quotationId);
  if (!pdf) return sendSentence(request, reply, 404, say.notValid);
  void reply.headers({
    'content-security-policy': 'sandbox',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  return sendPdf(reply, documentFileName(quotation.number, quotation.date), Buffer.from(pdf));
}
