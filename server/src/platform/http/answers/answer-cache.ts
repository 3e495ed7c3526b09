/**
 * The answers of reads as bytes, each cached until something changes that it was read from. Rights are checked for every request before the
 * cache is asked.
 */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TrackedRead, SnapshotId } from '../../database/changes/change-tracker.ts';
import { jsonType } from '../content-headers.ts';

const maxBytes = 8_000_000;
/** A larger answer would drive out too many others. */
const maxBytesOfOne = 200_000;
const maxKeyLength = 1000;

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

/** Caches the answers that were used last, by the whole request. */
export class AnswerCache {
  readonly #answers = new Map<string, TrackedRead<Body>>();
  #bytes = 0;

  /** The answer of a key, if nothing has changed since it was read. */
  find(key: string, snapshot: SnapshotId): Body | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    this.#remove(key, answer);
    if (!answer.isCurrent(snapshot)) return undefined;
    this.#add(key, answer);
    return answer.value;
  }

  store(key: string, answer: TrackedRead<Body>): void {
    if (key.length > maxKeyLength || answer.value.bytes.length > maxBytesOfOne) return;
    const earlier = this.#answers.get(key);
    if (earlier) this.#remove(key, earlier);
    this.#add(key, answer);
    for (const [oldest, each] of this.#answers) {
      if (this.#bytes <= maxBytes) break;
      this.#remove(oldest, each);
    }
  }

  #add(key: string, answer: TrackedRead<Body>): void {
    this.#answers.set(key, answer);
    this.#bytes += answer.value.bytes.length;
  }

  #remove(key: string, answer: TrackedRead<Body>): void {
    this.#answers.delete(key);
    this.#bytes -= answer.value.bytes.length;
  }
}
