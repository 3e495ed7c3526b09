import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { idleTimeoutMs, type LongReads } from '../../database/lists/long-reads.ts';
import type { Db } from '../../database/tables.ts';
import { minuteMs } from '../../durations.ts';
import type { TaskCaller } from '../../threads/helper-team.ts';

/** The longest time for sending. A read occupies a slot and prevents the database from cleaning up, so even slow ones must end. */
const longestMs = 30 * minuteMs;

/** A receiver is checked again after this many bytes: about a thousand rows. */
const bytesBetweenChecks = 128 * 1024;

/** The receiver of a long answer. */
export interface Receiver extends TaskCaller {
  /** Checks them again. Fails once their session has ended or their right has been taken away. */
  readonly admitAgain: () => Promise<unknown>;
}

/**
 * Streams what `bytesOf` reads from one snapshot of the database. The stream waits in the queue of long reads and reads only as fast as the
 * receiver. It breaks off if the receiver hangs up, reads nothing for two minutes, or loses the right. Throws QueueFull, CallerLeft, and
 * the failure of `admitAgain` before the first byte.
 */
export async function streamLong(
  reads: LongReads,
  { userId, left, admitAgain }: Receiver,
  reply: FastifyReply,
  bytesOf: (db: Db) => AsyncIterable<string | Uint8Array>,
): Promise<Readable> {
  const body = new PassThrough();
  const begun = Promise.withResolvers<void>();
  // The reader of the body gets the failure, but there may be none yet.
  body.on('error', () => {});
  reply.raw.setTimeout(idleTimeoutMs, () => reply.raw.destroy());
  const signal = AbortSignal.any([left, AbortSignal.timeout(longestMs)]);
  const send = async (db: Db) => {
    await admitAgain();
    begun.resolve();
    await pipeline(whileAdmitted(bytesOf(db), admitAgain), body, { signal });
  };
  reads.run('file', { userId, left: signal }, send).catch((error: unknown) => {
    begun.reject(error);
    body.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  await begun.promise;
  return body;
}

async function* whileAdmitted(parts: AsyncIterable<string | Uint8Array>, admitAgain: Receiver['admitAgain']) {
  let unchecked = 0;
  for await (const part of parts) {
    unchecked += part.length;
    if (unchecked >= bytesBetweenChecks) {
      unchecked = 0;
      await admitAgain();
    }
    yield part;
  }
}
