/**
 * The answers of lists as bytes, each kept until something changes that it was read from. A page that several users look at, or that one
 * looks at again, is neither read nor encoded again. Rights are checked for every request before.
 */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kept, Moment } from '../../database/changes/changes.ts';
import { jsonType } from '../content-headers.ts';

const maxBytes = 8_000_000;
/** A larger answer would drive out too many others. */
const maxBytesOfOne = 200_000;
const maxAddress = 1000;

/** The body of an answer with its entity tag. Equal bodies have equal tags, in every process. */
export interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** The body of a JSON text. */
export function bodyOf(text: string): Body {
  const bytes = Buffer.from(text);
  return { bytes, etag: `"${hash('sha1', bytes, 'base64url')}"` };
}

/** Sends a body, or only 304 if the caller has it already. */
export function sendBody({ bytes, etag }: Body, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isGet = request.method !== 'POST';
  if (isGet) void reply.header('etag', etag);
  if (isGet && hasTag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.type(jsonType).send(bytes);
}

function hasTag(known: string | undefined, etag: string): boolean {
  return known !== undefined && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Keeps the answers that were asked for last, by their whole address. */
export class KeptAnswers {
  readonly #answers = new Map<string, Kept<Body>>();
  #bytes = 0;

  /** The answer of an address, if it is still true at this moment. */
  find(address: string, moment: Moment): Body | undefined {
    const answer = this.#answers.get(address);
    if (!answer) return undefined;
    this.#forget(address, answer);
    if (!answer.isCurrent(moment)) return undefined;
    this.#remember(address, answer);
    return answer.value;
  }

  keep(address: string, answer: Kept<Body>): void {
    if (address.length > maxAddress || answer.value.bytes.length > maxBytesOfOne) return;
    const earlier = this.#answers.get(address);
    if (earlier) this.#forget(address, earlier);
    this.#remember(address, answer);
    for (const [oldest, each] of this.#answers) {
      if (this.#bytes <= maxBytes) break;
      this.#forget(oldest, each);
    }
  }

  #remember(address: string, answer: Kept<Body>): void {
    this.#answers.set(address, answer);
    this.#bytes += answer.value.bytes.length;
  }

  #forget(address: string, answer: Kept<Body>): void {
    this.#answers.delete(address);
    this.#bytes -= answer.value.bytes.length;
  }
}
