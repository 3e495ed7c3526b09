import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { longestPauseMs, type LongReads } from '../../database/lists/long-reads.ts';
import type { Db } from '../../database/tables.ts';
import { minuteMs } from '../../durations.ts';
import type { TaskCaller } from '../../threads/helper-team.ts';

/** The longest time for sending. A read occupies a place and prevents the database from cleaning up, so even slow ones must end. */
const longestMs = 30 * minuteMs;

/**
 * Streams what `bytesOf` reads from the state of the database at one moment. The stream begins in its turn and reads only as fast as the
 * receiver. It ends if the receiver hangs up or takes nothing for two minutes. Throws QueueFull, CallerLeft.
 */
export async function streamLong(
  reads: LongReads,
  { userId, left }: TaskCaller,
  reply: FastifyReply,
  bytesOf: (db: Db) => AsyncIterable<string | Uint8Array>,
): Promise<Readable> {
  const body = new PassThrough();
  const begun = Promise.withResolvers<void>();
  // The reader of the body gets the failure, but there may be none yet.
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
