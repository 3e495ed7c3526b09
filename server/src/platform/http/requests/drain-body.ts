/**
 * Reads bodies that were refused by their head. Closing the connection would cut off the answer, so they are read to the end. All of them
 * together are read so slowly that even a flood of them hardly affects other requests.
 */
import type { IncomingMessage } from 'node:http';

/** A piece has up to 64 KB: 16 MB a second. */
const pieceEveryMs = 4;
/** By then, even a slow sender has had the time to read the answer. */
const maxMs = 5000;

const waiting: IncomingMessage[] = [];
let timer: NodeJS.Timeout | undefined;

function readNext(): void {
  let body = waiting.shift();
  // A body that has arrived whole only needs to be forgotten.
  for (; body?.complete; body = waiting.shift()) body.resume();
  body?.resume();
  timer = waiting.length > 0 ? setTimeout(readNext, pieceEveryMs) : undefined;
}

/** Reads and drops the rest of a body that no one reads any more, for some seconds. */
export function drainBody(body: IncomingMessage): void {
  if (body.complete || body.readableFlowing === true) return;
  const closing = setTimeout(() => {
    // Its connection may already carry another request.
    if (body.complete) body.resume();
    else body.destroy();
  }, maxMs);
  const stop = (): void => clearTimeout(closing);
  body
    .on('end', stop)
    .on('close', stop)
    .on('error', () => {});
  body.on('data', () => {
    body.pause();
    waiting.push(body);
    timer ??= setTimeout(readNext, pieceEveryMs);
  });
  // A body that was read in part is paused.
  body.resume();
}
