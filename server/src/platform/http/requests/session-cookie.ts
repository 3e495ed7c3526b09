import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visit } from '../../handler.ts';
import type { App } from '../app.ts';
import { bearerToken } from './bearer-token.ts';

const browserCookieSeconds = 400 * 24 * 3600;
const longestUserAgent = 500;

/** The session token from the browser; undefined without one. A program's request has none, whatever cookies come with it. */
export function sessionToken(app: App, request: FastifyRequest): string | undefined {
  return bearerToken(request) === undefined ? request.cookies[sessionCookieName(app)] : undefined;
}

/** The access to the connection for login and logout. Scripts and other sites cannot read the cookies. */
export function visitOf(app: App, request: FastifyRequest, reply: FastifyReply): Visit {
  const [session, browser] = [cookieName(app, 'session'), cookieName(app, 'browser')];
  const options = { httpOnly: true, sameSite: 'strict', path: '/', secure: isSecured(app) } as const;
  return {
    address: request.ip,
    token: sessionToken(app, request),
    browserToken: request.cookies[browser],
    userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent),
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

/** The name of the cookie with the session. */
export function sessionCookieName(app: App): string {
  return cookieName(app, 'session');
}

/** With this prefix, browsers accept the cookie only from the panel's own host over TLS. Other hosts of the domain cannot set it. */
function cookieName(app: App, kind: 'session' | 'browser'): string {
  return `${isSecured(app) ? '__Host-' : ''}vikray_${kind}`;
}

function isSecured({ config }: App): boolean {
  return config.publicUrl?.protocol === 'https:';
}
