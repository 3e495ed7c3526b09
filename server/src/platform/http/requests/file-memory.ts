/**
 * The memory for files that arrive. Few are in memory at a time, in buffers that are used again: V8 frees a large buffer long after its
 * last use.
 */
import type { FastifyRequest } from 'fastify';
import { FairQueue } from '../../threads/fair-queue.ts';
import { callerLeft } from './caller-left.ts';

const atOnce = 2;
/** A file that takes longer gives up its turn and goes on. So no one waits for a slow network, or while an import is checked. */
const longestTurnMs = 300;
/** Without files, the buffers are dropped after this time. */
const keptMs = 60_000;

const turns = new FairQueue({ atOnce });
/** Buffers that no request uses, the largest first. */
let free: Buffer[] = [];
let dropping: NodeJS.Timeout | undefined;

/** The buffer of one request. */
export class FileMemory {
  #buffer: Buffer | undefined;

  /** A buffer of at least this many bytes, with any contents. */
  take(bytes: number): Buffer {
    const place = free.findLastIndex(({ length }) => length >= bytes);
    const [known] = place < 0 ? [] : free.splice(place, 1);
    return (this.#buffer = known ?? Buffer.allocUnsafeSlow(bytes));
  }

  /** Lets other requests use the buffer. */
  give(): void {
    if (!this.#buffer) return;
    free = [...free, this.#buffer].toSorted((a, b) => b.length - a.length).slice(0, atOnce);
    clearTimeout(dropping);
    dropping = setTimeout(() => (free = []), keptMs).unref();
  }
}

/**
 * Runs a request that brings a file, when its turn has come; users take turns. The memory is for others once `run` has ended. Throws
 * CallerLeft if the caller hangs up before its turn, or what `run` throws.
 */
export async function withFileMemory<T>(request: FastifyRequest, run: (memory: FileMemory) => Promise<T>): Promise<T> {
  await turns.take(request.caller?.userId ?? request.ip, callerLeft(request));
  let isPassed = false;
  const pass = () => {
    if (!isPassed) turns.pass();
    isPassed = true;
  };
  const longest = setTimeout(pass, longestTurnMs);
  const memory = new FileMemory();
  try {
    return await run(memory);
  } finally {
    clearTimeout(longest);
    pass();
    memory.give();
  }
}
