/** `/q/{token}`: the page by which a customer reads a quotation and answers it. The only address that shows a record without a login. */
import { customerPageMessages as say } from '@vikray/contract/quotation-links/customer-page-messages.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../platform/database/errors.ts';
import { drainBody } from '../platform/http/requests/drain-body.ts';
import type { App } from '../platform/http/app.ts';
import { networkOf } from '../platform/http/requests/network.ts';
import { RequestPacer } from '../platform/http/requests/request-pacer.ts';
import { operationOf } from '../platform/log.ts';
import { hashToken } from '../session/public.ts';
import { countAttempt, type AttemptKind } from './link-attempt-store.ts';
import { postAnswer } from './post-answer.ts';
import { recordOpening } from './record-opening.ts';
import { findLinkByToken, type LinkRow } from './quotation-link-store.ts';
import { sendSentence } from './send-page.ts';
import { isForPicture, showLink, type LinkQuery } from './show-link.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The link of a request to `/q/`; null elsewhere. */
    quotationLink: LinkRow | null;
  }
}

/** The longest answer in any script, with every character escaped. */
const maxBytes = 48 * 1024;

/** Behind https, browsers use https alone for a year, as for the panel. */
const oneYear = 'max-age=31536000; includeSubDomains';

interface ByToken {
  readonly Params: { readonly token: string };
  readonly Querystring: LinkQuery & { readonly opened?: string };
}

/** Serves the page, its pictures, its PDF and its answers, if links have an address. Anyone who knows the token may use it. */
export async function customerLinkRoute(server: FastifyInstance, app: App): Promise<void> {
  const { linkUrl } = app.config;
  if (!linkUrl) return;
  server.decorateRequest('quotationLink', null);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
  server.setErrorHandler(answerTrouble);
  if (linkUrl.protocol === 'https:')
    server.addHook('onRequest', async (_request, reply) => void reply.header('strict-transport-security', oneYear));

  const now = () => app.clock.now().toISOString();
  const pacer = new RequestPacer();
  /** Finds the link before a body is read. Refuses unknown tokens, and more requests than the limits allow. */
  const admit = async (request: FastifyRequest<ByToken>, reply: FastifyReply) => {
    await pacer.admit(request.ip, false);
    await app.refreshSettings();
    const link = await findLinkByToken(app.db, hashToken(request.params.token));
    const [kind, subject] = attemptOf(request, link);
    const isWithin = kind === undefined || (await countAttempt(app.db, kind, subject, now()));
    if (!isWithin) {
      request.log.warn({ operation: operationOf(request), code: 'TooManyRequests', address: request.ip }, 'request refused');
      return sendSentence(request, reply, 429, say.tooMany);
    }
    if (!link) return sendSentence(request, reply, 404, say.notValid);
    request.quotationLink = link;
    return undefined;
  };

  server.get<ByToken>('/q/:token', { onRequest: admit }, async (request, reply) => showLink(app, linkOf(request), request, reply));
  server.post<ByToken>('/q/:token', { onRequest: admit, bodyLimit: maxBytes }, async (request, reply) => {
    if (request.query.opened === undefined) return postAnswer(app, linkOf(request), request, reply);
    await recordOpening(app.db, linkOf(request), now());
    return reply.status(204).header('cache-control', 'no-store').send();
  });
}

/** What a request counts as. A HEAD request, and the note that the page is open, are not limited. */
function attemptOf(request: FastifyRequest<ByToken>, link: LinkRow | undefined): readonly [kind: AttemptKind | undefined, subject: string] {
  if (!link) return ['unknown', networkOf(request.ip)];
  const isNote = request.method === 'POST' && request.query.opened !== undefined;
  if (request.method === 'HEAD' || isNote) return [undefined, ''];
  if (request.method === 'POST') return ['answer', String(link.id)];
  return [isForPicture(request.query) ? 'picture' : 'view', String(link.id)];
}

function linkOf({ quotationLink }: FastifyRequest): LinkRow {
  if (!quotationLink) throw new Error('The link was not looked up');
  return quotationLink;
}

/** Answers with a page that says what went wrong. The log has the error, but nothing from the request. */
function answerTrouble(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  drainBody(request.raw);
  void reply.removeHeader('connection');
  const status = isUnavailable(error) ? 503 : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ err: error, operation: operationOf(request) }, 'request failed');
  void sendSentence(request, reply, status, status === 413 ? say.tooLarge : say.somethingWentWrong);
}
