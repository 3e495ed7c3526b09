import { customerPageMessages as say } from '@vikray/contract/quotation-links/customer-page-messages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/http/app.ts';
import { networkOf } from '../platform/http/requests/network.ts';
import { answerQuotation } from './answer-quotation.ts';
import { isRepeat } from './is-repeat.ts';
import { findLink, type LinkRow } from './quotation-link-store.ts';
import { answeredAnchor } from './page/quotation-page.ts';
import { readAnswer, wordsIn } from './read-answer.ts';
import { sendPage, sendSentence } from './send-page.ts';
import { lostReasonsOf, pageOf } from './show-link.ts';
import { linkStatusOf, type LinkStatus } from './link-status.ts';

const longestBrowser = 300;

/** Takes an answer by a link. It then redirects the browser to the confirmation, so that a reload does not answer again. */
export async function postAnswer(app: App, link: LinkRow, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { db, clock, config } = app;
  const now = clock.now().toISOString();
  const entries = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const unsent = wordsIn(entries);
  const refuse = async (found: LinkStatus | undefined, notice = found?.settled) => {
    if (!found) return sendSentence(request, reply, 404, say.notValid, unsent);
    if (found.closed !== undefined) return sendSentence(request, reply, 410, found.closed, unsent);
    return sendPage(request, reply, 409, await pageOf(db, found, { unsent, ...(notice !== undefined && { notice }) }));
  };
  const status = await linkStatusOf(db, link, now);
  if (!status || status.closed !== undefined) return refuse(status);

  const given = readAnswer(entries, await lostReasonsOf(db));
  if (!('sentence' in given) && (await isRepeat(db, link.id, given))) return toPage(reply);
  if (status.settled !== undefined) return refuse(status);
  if ('sentence' in given) return sendPage(request, reply, 400, await pageOf(db, { ...status, notice: '' }, { entered: given }));
  const isChange = given.answer === 'Change';
  if (isChange && status.changesEnded !== undefined) return refuse(status, status.changesEnded);

  const browser = (request.headers['user-agent'] ?? '').slice(0, longestBrowser);
  const by = { address: networkOf(request.ip), browser };
  // Refused after all: the link was withdrawn, or the quotation answered, changed or ordered at the same time.
  if (!(await answerQuotation({ db, link, given, by, now, settings: config }))) {
    const found = await linkStatusOf(db, (await findLink(db, link.id)) ?? link, now);
    return refuse(found, found?.settled ?? (isChange ? found?.changesEnded : undefined));
  }
  return toPage(reply);
}

function toPage(reply: FastifyReply): FastifyReply {
  return reply
    .status(303)
    .headers({ location: `?#${answeredAnchor}`, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send();
}
