import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { longestPauseMs, type LongReads } from '../database/long-reads.ts';
import type { Db } from '../database/tables.ts';
import type { TaskCaller } from '../threads/helper-team.ts';

/** What is sent keeps a place, and the database from tidying up behind it; so even a slow reader has an end. */
const longestMs = 30 * 60_000;

/**
 * What `bytesOf` reads from a database as it stands at one moment, as a stream that begins when its turn has come. No more is read than the
 * receiver takes; reading ends when they hang up, or take nothing for two minutes. Throws QueueFull, CallerLeft.
 */
export async function streamLong(
  reads: LongReads,
  { userId, left }: TaskCaller,
  reply: FastifyReply,
  bytesOf: (db: Db) => AsyncIterable<string | Uint8Array>,
): Promise<Readable> {
  const body = new PassThrough();
  const begun = Promise.withResolvers<void>();
  // A failure is told to whoever reads the body, and nobody may yet.
  body.on('error', () => {});
  reply.raw.setTimeout(longestPauseMs, () => reply.raw.destroy());
  const signal = AbortSignal.any([left, AbortSignal.timeout(longestMs)]);
  const send = async (db: Db) => {
    begun.resolve();
    await pipeline(bytesOf(db), body, { signal });
  };
  reads.run('file', { userId, left: signal }, send).catch((error: unknown) => {
    begun.reject(error);
    body.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  await begun.promise;
  return body;
}
