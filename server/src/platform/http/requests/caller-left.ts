import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

const signals = new WeakMap<Socket, AbortSignal>();

/** A signal that is aborted when the caller hangs up. All requests of a connection share it, so that there is only one listener. */
export function callerLeft({ raw: { socket } }: FastifyRequest): AbortSignal {
  const known = signals.get(socket);
  if (known) return known;
  const caller = new AbortController();
  if (socket.destroyed) caller.abort();
  else socket.once('close', () => caller.abort());
  signals.set(socket, caller.signal);
  return caller.signal;
}
