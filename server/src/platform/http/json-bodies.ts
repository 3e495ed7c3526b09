/** JSON bodies are measured before parsing, because a megabyte of brackets takes a hundred times as long to parse as a megabyte of text. */
import { messages } from '@vikray/contract/platform/messages.ts';
import type { FastifyInstance } from 'fastify';
import { RequestFailure } from './failures.ts';

/** No form of the panel nests deeper than its lists of lines. */
const maxDepth = 20;
/** Ten times the values of the longest dispatch. */
const maxValues = 20_000;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d];

/** Whether JSON nests deeper, or holds more values, than any request of the panel. Counts the brackets and commas outside texts. */
function isTooMuchJson(bytes: Uint8Array): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at++) {
    const code = bytes[at];
    if (code === quote) at = endOfText(bytes, at);
    else if (code === openList || code === openObject) {
      depth += 1;
      values += 1;
      if (depth > maxDepth) return true;
    } else if (code === closeList || code === closeObject) depth -= 1;
    else if (code === comma) values += 1;
    if (values > maxValues) return true;
  }
  return false;
}

/** The end of the text that begins at this quotation mark. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at++) {
    const code = bytes[at];
    if (code === quote) return at;
    if (code === backslash) at += 1;
  }
  return bytes.length;
}

/** Accepts JSON bodies, and refuses excessive ones before they are parsed. */
export function takeJson(server: FastifyInstance): void {
  server.removeContentTypeParser(['application/json', 'text/plain']);
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Fastify passes bytes because of `parseAs`.
    const bytes = body as Buffer;
    if (isTooMuchJson(bytes)) done(new RequestFailure(413, 'BodyTooLarge', messages.bodyTooLarge), undefined);
    else void parse(request, bytes.toString(), done);
  });
}
