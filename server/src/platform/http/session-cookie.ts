import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visit } from '../handler.ts';
import type { App } from './app.ts';

const cookieName = 'vikray_session';

/** The session token that the browser sent; nothing without one. */
export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName];
}

/** What login and logout may do with the connection. The cookie is out of reach of scripts and of other sites. */
export function visitOf(app: App, request: FastifyRequest, reply: FastifyReply): Visit {
  const options = { httpOnly: true, sameSite: 'strict', path: '/', secure: app.config.publicUrl?.protocol === 'https:' } as const;
  return {
    address: request.ip,
    token: sessionToken(request),
    setSession(token) {
      void reply.setCookie(cookieName, token, { ...options, maxAge: Math.floor(app.config.sessionMaxMs / 1000) });
    },
    clearSession() {
      void reply.clearCookie(cookieName, options);
    },
  };
}
