/**
 * The answers that a page needs when it opens, in one response. Each operation runs as if the browser had called it: with the same checks
 * of login, right and input. Those that are refused are left out, and the page calls them itself.
 */
import { operations } from '@vikray/contract/operations.ts';
import { readsInFrame, readsOfPage, type PageRead } from '@vikray/contract/page-reads.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { App } from '../app.ts';
import { jsonType } from '../content-headers.ts';
import { demandLogin } from '../requests/demand-login.ts';
import { readQuery } from '../requests/read-query.ts';

/** The address of the answers for the page at an address (path and query). The browser builds the same one. */
export function pageAnswersAddress(page: string): string {
  return `/api/page-answers?page=${encodeURIComponent(page)}`;
}

/** `frame=No` leaves out the answers for the frame around every page. */
const keys = z.object({ page: z.unknown().optional(), frame: z.enum(['No']).optional() });

/** Registers the route below /api. */
export function pageAnswersRoute(api: FastifyInstance, app: App): void {
  api.get('/page-answers', async (request, reply) => {
    const { userId, loginType } = await demandLogin(app, request);
    const { page, frame } = readQuery(keys, request.query);
    const readsOf = frame === 'No' ? readsInFrame : readsOfPage;
    const reads = readsOf(isPath(page) ? page : '/', { userId, isAdministrator: loginType === 'Administrator' });
    const answers = await Promise.all(reads.map((read) => answerOf(api, request, read)));
    return reply
      .header('cache-control', 'no-store')
      .type(jsonType)
      .send(`{"data":[${answers.filter((answer) => answer !== undefined).join(',')}]}`);
  });
}

function isPath(page: unknown): page is string {
  return typeof page === 'string' && page.startsWith('/') && !page.startsWith('//');
}

/** The answer of an operation with its name and input, as text; undefined if it is refused. */
async function answerOf(api: FastifyInstance, request: FastifyRequest, { name, input }: PageRead): Promise<string | undefined> {
  const { method } = operations[name];
  const { authorization, cookie, host } = request.headers;
  const reply = await api.inject({
    method,
    url: `/api/${name}`,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(cookie !== undefined && { cookie }),
      ...(host !== undefined && { host }),
    },
    remoteAddress: request.ip,
    ...(method === 'GET' ? { query: textsOf(input) } : { payload: input }),
  });
  return reply.statusCode === 200 ? `{"name":"${name}","input":${JSON.stringify(input)},"answer":${reply.payload}}` : undefined;
}

function textsOf(input: PageRead['input']): Record<string, string> {
  return Object.fromEntries(Object.entries(input).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]])));
}
