import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visit } from '../handler.ts';
import type { App } from './app.ts';

const browserCookieSeconds = 90 * 24 * 3600;

/** The session token that the browser sent; nothing without one. */
export function sessionToken(app: App, request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(app, 'session')];
}

/** What login and logout may do with the connection. The cookies are out of reach of scripts and of other sites. */
export function visitOf(app: App, request: FastifyRequest, reply: FastifyReply): Visit {
  const [session, browser] = [cookieName(app, 'session'), cookieName(app, 'browser')];
  const options = { httpOnly: true, sameSite: 'strict', path: '/', secure: isSecured(app) } as const;
  return {
    address: request.ip,
    token: sessionToken(app, request),
    browserToken: request.cookies[browser],
    setSession(token) {
      void reply.setCookie(session, token, { ...options, maxAge: Math.floor(app.config.sessionMaxMs / 1000) });
    },
    setBrowser(token) {
      void reply.setCookie(browser, token, { ...options, maxAge: browserCookieSeconds });
    },
    clearSession() {
      void reply.clearCookie(session, options);
    },
  };
}

/** By this prefix browsers take the cookie from the panel's own host and over TLS only: no neighbour below the same domain can plant one. */
function cookieName(app: App, kind: 'session' | 'browser'): string {
  return `${isSecured(app) ? '__Host-' : ''}vikray_${kind}`;
}

function isSecured({ config }: App): boolean {
  return config.publicUrl?.protocol === 'https:';
}
