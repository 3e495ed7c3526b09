import { customerPageMessages as say } from '@vikray/contract/quotation-links/customer-page-messages.ts';
import { howToPay, type HowToPay } from '@vikray/contract/money/how-to-pay.ts';
import { documentFileName, printableDocument } from '@vikray/contract/quotations/quotation-document.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { colourOfPicture, findImagesAt } from '../images/public.ts';
import { listLookup } from '../lookups/public.ts';
import type { App } from '../platform/http/app.ts';
import { sendPdf } from '../printing/public.ts';
import { findSentPaper, findSentSize, listQuotationLines, payableOf } from '../quotations/public.ts';
import { companyToPay } from '../money/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { EnteredAnswer } from './page/answer-part.ts';
import type { CustomerPage } from './page/page-frame.ts';
import { quotationPage } from './page/quotation-page.ts';
import { countAnswers } from './link-answer-store.ts';
import type { LinkRow } from './quotation-link-store.ts';
import { sendPage, sendSentence } from './send-page.ts';
import { linkStatusOf, type LinkStatus } from './link-status.ts';

/** What of a link is asked for; nothing for its page. */
export interface LinkQuery {
  readonly pdf?: string;
  readonly logo?: string;
  /** The number of a line. */
  readonly photo?: string;
}

/** Whether a picture is asked for. */
export function isForPicture({ pdf, logo, photo }: LinkQuery): boolean {
  return pdf === undefined && (logo !== undefined || photo !== undefined);
}

/** Shows the quotation of a link, or gives its PDF or a picture in it. Changes nothing. */
export async function showLink(
  { db, clock }: App,
  link: LinkRow,
  request: FastifyRequest<{ readonly Querystring: LinkQuery }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const status = await linkStatusOf(db, link, clock.now().toISOString());
  if (!status) return sendSentence(request, reply, 404, say.notValid);
  if (status.closed !== undefined) return sendSentence(request, reply, 410, status.closed);
  if (request.query.pdf !== undefined) return sendPaper(db, status, request, reply);
  if (isForPicture(request.query)) return sendPicture(db, status, request, reply);
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
): Promise<CustomerPage> {
  const { link, quotation, today, settled, changesEnded } = status;
  const isOpen = settled === undefined;
  const document = printableDocument(quotation, await listQuotationLines(db, quotation.quotationId));
  return quotationPage({
    document,
    colour: await colourOfLogo(db, document.issuer.image),
    sentence: notice,
    isOpen,
    takesChanges: changesEnded === undefined,
    lostReasons: isOpen ? await lostReasonsOf(db) : [],
    answerCount: isOpen ? await countAnswers(db, link.id) : 0,
    entered,
    unsent,
    isToBeNoted,
    pay: await howToPayFor(db, quotation, today),
  });
}

/** How the customer pays what they have accepted; undefined before, and where the company keeps no money here. The account is that of today. */
async function howToPayFor(db: Db, quotation: Quotation, today: string): Promise<HowToPay | undefined> {
  if (quotation.acceptedOn === '') return undefined;
  const company = await companyToPay(db, quotation.companyForId);
  const amount = company && (await payableOf(db, quotation, today));
  return company && amount !== undefined ? howToPay(company, { number: quotation.number, amount }) : undefined;
}

/** The colour of the issuing company, which its logo shows; undefined if it shows none. */
async function colourOfLogo(db: Db, address: string): Promise<string | undefined> {
  const logo = (await findImagesAt(db, [address])).get(address);
  return logo && colourOfPicture(logo);
}

/** The reasons for which a customer can decline. */
export async function lostReasonsOf(db: Db): Promise<string[]> {
  return (await listLookup(db, 'lost_reasons')).map(({ label }) => label);
}

/** Sends the PDF that was stored when the link was made. Browsers download it instead of showing it. */
async function sendPaper(db: Db, { quotation }: LinkStatus, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const size = await findSentSize(db, quotation.quotationId);
  if (size === undefined) return sendSentence(request, reply, 404, say.notValid);
  void reply.headers({
    'content-security-policy': 'sandbox',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  // A HEAD request is not limited, so it reads no file.
  const isHead = request.method === 'HEAD';
  const pdf = isHead ? undefined : await findSentPaper(db, quotation.quotationId);
  void reply.header('content-length', size);
  return sendPdf(reply, documentFileName(quotation.number, quotation.date), pdf && Buffer.from(pdf));
}

/**
 * Sends the logo, or the photo of a line by its number. An address names no picture itself, so that a link shows those of its quotation
 * alone.
 */
async function sendPicture(
  db: Db,
  { quotation }: LinkStatus,
  request: FastifyRequest<{ readonly Querystring: LinkQuery }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = await addressOfPicture(db, quotation, request.query.photo);
  const picture = (await findImagesAt(db, [address])).get(address);
  if (!picture) return sendSentence(request, reply, 404, say.notValid);
  return reply
    .type('image/jpeg')
    .headers({
      'cache-control': 'no-store',
      'content-disposition': 'inline',
      'content-security-policy': 'sandbox',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    .send(Buffer.from(picture));
}

/** The stored address of the photo of a line, or of the logo without its number; blank for none. */
async function addressOfPicture(db: Db, { quotationId, companyForImage }: Quotation, number: string | undefined): Promise<string> {
  if (number === undefined) return companyForImage;
  if (!/^[1-9]\d{0,3}$/.test(number)) return '';
  return (await listQuotationLines(db, quotationId))[Number(number) - 1]?.photo ?? '';
}
