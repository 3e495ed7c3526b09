/**
 * Refuses JSON bodies that no form of the panel sends: excessive ones before they are parsed, because a megabyte of brackets takes a
 * hundred times as long to parse as a megabyte of text, and those that name a key twice, of which programs take different ones.
 */
import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestFailure } from '../failures.ts';

/** No form of the panel nests deeper than its lists of lines. */
const maxDepth = 20;
/** Ten times the values of the longest dispatch. */
const maxValues = 20_000;

/** Accepts JSON bodies. */
export function takeJson(server: FastifyInstance): void {
  server.removeContentTypeParser(['application/json', 'text/plain']);
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, body: string) => {
    const { depth, values, keys } = measure(body);
    if (depth > maxDepth || values > maxValues) throw new RequestFailure(413, 'BodyTooLarge', requestMessages.bodyTooLarge);
    const value = await new Promise<unknown>((resolve, reject) => {
      void parse(request, body, (error, parsed: unknown) => (error ? reject(error) : resolve(parsed)));
    });
    if (keysIn(value) !== keys) throw new RequestFailure(400, 'MalformedJson', requestMessages.keyTwice);
    return value;
  });
}

/** How deep JSON nests, and how many values and keys it has as written. */
function measure(json: string): { readonly depth: number; readonly values: number; readonly keys: number } {
  let [level, depth, values, keys] = [0, 0, 1, 0];
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '"') at = endOfText(json, at);
    else if (character === '[' || character === '{') {
      level += 1;
      depth = Math.max(depth, level);
      values += 1;
    } else if (character === ']' || character === '}') level -= 1;
    else if (character === ',') values += 1;
    else if (character === ':') keys += 1;
  }
  return { depth, values, keys };
}

/** The position of the quotation mark that ends the text that begins at `start`. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}

/** The keys of all objects in a parsed value. A parser keeps one of those that are written twice. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: unknown[] = Object.values(value);
  return parts.reduce((sum: number, part) => sum + keysIn(part), Array.isArray(value) ? 0 : parts.length);
}
