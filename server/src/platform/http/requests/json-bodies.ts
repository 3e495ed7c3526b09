/**
 * JSON bodies are measured while they arrive, because a megabyte of brackets takes a hundred times as long to parse as a megabyte of text.
 * An excessive one is refused as soon as it exceeds a limit, and the rest is dropped. So is one that names a key twice, of which programs
 * take different ones.
 */
import type { IncomingMessage } from 'node:http';
import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestFailure } from '../failures.ts';

/** No form of the panel nests deeper than its lists of lines. */
const maxDepth = 20;
/** Ten times the values of the longest dispatch. */
const maxValues = 20_000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/** Counts the brackets, commas and colons of JSON that lie outside its texts, piece by piece. */
class JsonMeasure {
  /** The keys of all objects, as written. */
  keys = 0;
  #depth = 0;
  #values = 1;
  #isInText = false;
  #isEscaped = false;

  /** Whether the JSON up to the end of this piece nests deeper, or holds more values, than any request of the panel. */
  isTooMuchWith(piece: Uint8Array): boolean {
    for (let at = this.#endOfText(piece, 0); at < piece.length; at++) {
      const code = piece[at];
      if (code === quote) {
        this.#isInText = true;
        at = this.#endOfText(piece, at + 1) - 1;
      } else if (code === openList || code === openObject) {
        this.#depth += 1;
        this.#values += 1;
        if (this.#depth > maxDepth) return true;
      } else if (code === closeList || code === closeObject) this.#depth -= 1;
      else if (code === comma) this.#values += 1;
      else if (code === colon) this.keys += 1;
      if (this.#values > maxValues) return true;
    }
    return false;
  }

  /** The position after the text that continues at `start`; `start` itself outside texts. */
  #endOfText(piece: Uint8Array, start: number): number {
    let at = start;
    while (this.#isInText && at < piece.length) {
      const code = piece[at++];
      if (this.#isEscaped) this.#isEscaped = false;
      else if (code === backslash) this.#isEscaped = true;
      else if (code === quote) this.#isInText = false;
    }
    return at;
  }
}

interface MeasuredBody {
  readonly bytes: Buffer;
  readonly keys: number;
}

/** Reads a body of at most `maxBytes`. Stops reading when it is too large. */
function readMeasured(body: IncomingMessage, maxBytes: number): Promise<MeasuredBody> {
  return new Promise((resolve, reject) => {
    const measure = new JsonMeasure();
    const pieces: Buffer[] = [];
    let bytes = 0;
    const stop = (settle: () => void) => {
      body.off('data', take).off('end', end).off('error', fail).pause();
      settle();
    };
    const take = (piece: Buffer) => {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes > maxBytes || measure.isTooMuchWith(piece)) stop(() => reject(tooLarge()));
    };
    const end = () => stop(() => resolve({ bytes: Buffer.concat(pieces), keys: measure.keys }));
    const fail = (error: Error) => stop(() => reject(error));
    body.on('data', take).on('end', end).on('error', fail).resume();
  });
}

function tooLarge(): RequestFailure {
  return new RequestFailure(413, 'BodyTooLarge', requestMessages.bodyTooLarge);
}

/** The keys of all objects in a parsed value. A parser keeps one of those that are written twice. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: unknown[] = Object.values(value);
  return parts.reduce((sum: number, part) => sum + keysIn(part), Array.isArray(value) ? 0 : parts.length);
}

/** Accepts JSON bodies, refuses excessive ones before they are parsed, and those that name a key twice. */
export function takeJson(server: FastifyInstance): void {
  server.removeContentTypeParser(['application/json', 'text/plain']);
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', async (request: FastifyRequest, body: IncomingMessage) => {
    const maxBytes = request.routeOptions.bodyLimit ?? server.initialConfig.bodyLimit ?? 0;
    if (Number(request.headers['content-length']) > maxBytes) throw tooLarge();
    const { bytes, keys } = await readMeasured(body, maxBytes);
    const value = await new Promise<unknown>((resolve, reject) => {
      void parse(request, bytes.toString(), (error, parsed: unknown) => (error ? reject(error) : resolve(parsed)));
    });
    if (keysIn(value) !== keys) throw new RequestFailure(400, 'MalformedJson', requestMessages.keyTwice);
    return value;
  });
}
