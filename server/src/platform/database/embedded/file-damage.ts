import { closeSync, openSync, readSync, statSync } from 'node:fs';

const mark = 'SQLite format 3\0';
const headBytes = 100;

/**
 * The damage of a database file by its size and first bytes, as the end of a sentence. Undefined if it seems intact or does not exist.
 * SQLite itself takes an empty file for a new database.
 */
export function fileDamage(file: string): string | undefined {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return undefined;
  if (size === 0) return 'is empty';
  const head = headOf(file);
  if (head.length < headBytes || head.toString('latin1', 0, mark.length) !== mark) return 'is not a database';
  // Pages in the write-ahead log may not be in the file yet.
  const isLogEmpty = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0;
  const missing = bytesIn(head) - size;
  return isLogEmpty && missing > 0 ? `is truncated: ${missing.toLocaleString('en-IN')} bytes are missing at its end` : undefined;
}

/** The size according to the header of a database: page size times number of pages, if that number is valid. */
function bytesIn(head: Buffer): number {
  const stated = head.readUInt16BE(16);
  const isValid = head.readUInt32BE(24) === head.readUInt32BE(92);
  return isValid ? (stated === 1 ? 65_536 : stated) * head.readUInt32BE(28) : 0;
}

function headOf(file: string): Buffer {
  const head = Buffer.alloc(headBytes);
  const opened = openSync(file, 'r');
  try {
    return head.subarray(0, readSync(opened, head));
  } finally {
    closeSync(opened);
  }
}
