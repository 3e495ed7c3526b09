/**
 * The memory for files that arrive. They come one after another, in buffers that are reused: V8 frees a large buffer long after its last
 * use.
 */
import type { FastifyRequest } from 'fastify';
import { FairQueue } from '../../threads/fair-queue.ts';
import { callerLeft } from './caller-left.ts';

const atOnce = 1;
/** A file that takes longer releases its slot and goes on. So no one waits for a slow network, or while an import is checked. */
const longestSlotMs = 300;
/** Buffers that no file has used for this long are dropped. */
const idleMs = 60_000;

const slots = new FairQueue({ atOnce });
/** Buffers that no request uses, the largest first. */
let free: Buffer[] = [];
let dropping: NodeJS.Timeout | undefined;

/** The buffer of one request. */
export class FileMemory {
  #buffer: Buffer | undefined;

  /** A buffer of at least this many bytes, with any contents. */
  take(bytes: number): Buffer {
    const index = free.findLastIndex(({ length }) => length >= bytes);
    const [known] = index < 0 ? [] : free.splice(index, 1);
    return (this.#buffer = known ?? Buffer.allocUnsafeSlow(bytes));
  }

  /** Lets other requests use the buffer. */
  give(): void {
    if (!this.#buffer) return;
    free = [...free, this.#buffer].toSorted((a, b) => b.length - a.length).slice(0, atOnce);
    clearTimeout(dropping);
    dropping = setTimeout(() => (free = []), idleMs).unref();
  }
}

/**
 * Runs a request that brings a file when a slot is free; users are served round robin. Its memory is reused once `run` has ended. Throws
 * CallerLeft if the caller hangs up before, or what `run` throws.
 */
export async function withFileMemory<T>(request: FastifyRequest, run: (memory: FileMemory) => Promise<T>): Promise<T> {
  await slots.acquire(request.caller?.userId ?? request.ip, callerLeft(request));
  let hasSlot = true;
  const release = () => {
    if (hasSlot) slots.release();
    hasSlot = false;
  };
  const longest = setTimeout(release, longestSlotMs);
  const memory = new FileMemory();
  try {
    return await run(memory);
  } finally {
    clearTimeout(longest);
    release();
    memory.give();
  }
}
