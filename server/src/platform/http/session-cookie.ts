import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visit } from '../handler.ts';
import type { App } from './app.ts';

/** The session token that the browser sent; nothing without one. */
export function sessionToken(app: App, request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(app)];
}

/** What login and logout may do with the connection. The cookie is out of reach of scripts and of other sites. */
export function visitOf(app: App, request: FastifyRequest, reply: FastifyReply): Visit {
  const name = cookieName(app);
  const options = { httpOnly: true, sameSite: 'strict', path: '/', secure: isSecured(app) } as const;
  return {
    address: request.ip,
    token: sessionToken(app, request),
    setSession(token) {
      void reply.setCookie(name, token, { ...options, maxAge: Math.floor(app.config.sessionMaxMs / 1000) });
    },
    clearSession() {
      void reply.clearCookie(name, options);
    },
  };
}

/** By this prefix browsers take the cookie from the panel's own host and over TLS only: no neighbour below the same domain can plant one. */
function cookieName(app: App): string {
  return isSecured(app) ? '__Host-vikray_session' : 'vikray_session';
}

function isSecured({ config }: App): boolean {
  return config.publicUrl?.protocol === 'https:';
}
