/** SQLite's write-ahead log as a file: https://www.sqlite.org/fileformat2.html#walformat */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const headBytes = 32;
const frameHeadBytes = 24;
const framesAtATime = 1000;
const pieceBytes = 4_000_000;

/** The head of one log. Logs follow each other in the same file; each restart changes the salts. */
export interface LogHead {
  readonly bytes: Buffer;
  readonly pageBytes: number;
  /** Counts up by one at each restart. */
  readonly salt: number;
}

type Sums = readonly [number, number];

/** The head of the log in a file; undefined when the file has no log yet. */
export function readHead(file: string): LogHead | undefined {
  const bytes = readAt(file, 0, headBytes);
  if (bytes.length < headBytes) return undefined;
  return { bytes, pageBytes: bytes.readUInt32BE(8), salt: bytes.readUInt32BE(16) };
}

/**
 * The byte position after the last complete transaction of this log. `from` is 0 or an earlier result, and is returned when nothing was
 * committed since.
 */
export function committedEnd(file: string, head: LogHead, from: number): number {
  const frameBytes = frameHeadBytes + head.pageBytes;
  let at = Math.max(from, headBytes);
  let sums: Sums = at === headBytes ? sumsAt(head.bytes, 24) : sumsAt(readAt(file, at - frameBytes + 16, 8), 0);
  let committed = from;
  for (;;) {
    const read = readAt(file, at, framesAtATime * frameBytes);
    for (let start = 0; start < framesAtATime * frameBytes; start += frameBytes) {
      const frame = read.subarray(start, start + frameBytes);
      if (frame.length < frameBytes || !isOfLog(frame, head)) return committed;
      sums = addSums(head, addSums(head, sums, frame.subarray(0, 8)), frame.subarray(frameHeadBytes));
      const [one, other] = sumsAt(frame, 16);
      if (sums[0] !== one || sums[1] !== other) return committed;
      at += frameBytes;
      if (frame.readUInt32BE(4) !== 0) committed = at;
    }
  }
}

/** A part of the file, in pieces. */
export function* piecesOf(file: string, from: number, to: number): Generator<Buffer> {
  for (let at = from; at < to; at += pieceBytes) yield readAt(file, at, Math.min(pieceBytes, to - at));
}

/** Whether a frame of this log is at a position, even if the file already holds a later log. */
export function hasFrameAt(file: string, head: LogHead, at: number): boolean {
  return isOfLog(readAt(file, at, frameHeadBytes), head);
}

/** The number of frames in a log of the given size. */
export function framesIn(bytes: number, pageBytes: number): number {
  return (bytes - headBytes) / (frameHeadBytes + pageBytes);
}

function isOfLog(frame: Buffer, head: LogHead): boolean {
  return frame.length >= frameHeadBytes && frame.subarray(8, 16).equals(head.bytes.subarray(16, 24));
}

/** The log's checksum, over words in the byte order that its first bytes give. */
function addSums({ bytes }: LogHead, [one, other]: Sums, over: Buffer): Sums {
  const isBigEndian = (bytes.readUInt32BE(0) & 1) === 1;
  const word = (at: number) => (isBigEndian ? over.readUInt32BE(at) : over.readUInt32LE(at));
  for (let at = 0; at < over.length; at += 8) {
    one = (one + word(at) + other) >>> 0;
    other = (other + word(at + 4) + one) >>> 0;
  }
  return [one, other];
}

function sumsAt(bytes: Buffer, at: number): Sums {
  return [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
}

/** SQLite holds no locks on this file, so closing it here releases none. */
function readAt(file: string, at: number, length: number): Buffer {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, fstatSync(opened).size - at)));
    return bytes.subarray(0, readSync(opened, bytes, 0, bytes.length, at));
  } finally {
    closeSync(opened);
  }
}
