/**
 * Bodies that were refused by their head. They are read to their end, as closing the connection would cut the answer off; but all of them
 * together so slowly that a flood of them costs the other requests next to nothing.
 */
import type { IncomingMessage } from 'node:http';

/** A piece has up to 64 KB: 16 MB a second. */
const pieceEveryMs = 4;
/** Whoever has not sent all by then has had the time to read the answer. */
const mostMs = 5000;

const waiting: IncomingMessage[] = [];
let timer: NodeJS.Timeout | undefined;

function readNext(): void {
  waiting.shift()?.resume();
  timer = waiting.length > 0 ? setTimeout(readNext, pieceEveryMs) : undefined;
}

/** Drops what still comes of a body that nobody has begun to read, for some seconds. */
export function drainBody(body: IncomingMessage): void {
  if (body.complete || body.readableFlowing !== null) return;
  const { socket } = body;
  const closing = setTimeout(() => socket.destroy(), mostMs);
  body.on('close', () => clearTimeout(closing)).on('error', () => {});
  body.on('data', () => {
    body.pause();
    waiting.push(body);
    timer ??= setTimeout(readNext, pieceEveryMs);
  });
}
