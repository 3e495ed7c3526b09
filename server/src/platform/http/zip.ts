/** A ZIP archive written while its parts come in. Packing happens outside of the main thread, so other requests get their turn. */
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipPart {
  /** The path within the archive; plain ASCII. */
  readonly name: string;
  readonly content: Iterable<string> | AsyncIterable<string>;
}

/** What is known of a part once it is written. */
interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly sums: Buffer;
}

const versionNeeded = 20;
/** The sums follow the content, as they are not known before it. */
const sumsFollow = 0x0008;
const deflated = 8;
/** 1 January 1980: the archive's own time is of no use to anybody, and so the same rows give the same file. */
const noTime = Buffer.from([0, 0, 0x21, 0]);

/** Writes the archive in pieces. At most 4 GB. */
export async function* zipBytes(parts: readonly ZipPart[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const nameBytes = Buffer.from(name);
    const sums = { crc: 0, packed: 0, size: 0 };
    const head = record(0x04034b50, [], sharedHead(Buffer.alloc(12)), uint16(nameBytes.length, 0), nameBytes);
    yield head;
    for await (const piece of packed(content, sums)) {
      sums.packed += piece.length;
      yield piece;
    }
    const told = uint32(sums.crc, sums.packed, sums.size);
    const tail = record(0x08074b50, [], told);
    yield tail;
    written.push({ name: nameBytes, offset, sums: told });
    offset += head.length + sums.packed + tail.length;
  }
  const entries = written.map((part) =>
    record(0x02014b50, [versionNeeded], sharedHead(part.sums), uint16(part.name.length, 0, 0, 0, 0), uint32(0, part.offset), part.name),
  );
  const directory = Buffer.concat(entries);
  yield directory;
  yield record(0x06054b50, [0, 0, written.length, written.length], uint32(directory.length, offset), uint16(0));
}

async function* packed(content: ZipPart['content'], sums: { crc: number; size: number }): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      yield bytes;
    }
  }
  // A failure of the content reaches the reader of the packed pieces, and a reader who leaves ends the content.
  yield* pipeline(Readable.from(counted(), { objectMode: false }), createDeflateRaw(), () => {});
}

/** What the head of a part and its entry in the directory have in common. */
function sharedHead(sums: Buffer): Buffer {
  return Buffer.concat([uint16(versionNeeded, sumsFollow, deflated), noTime, sums]);
}

function record(signature: number, numbers: readonly number[], ...rest: readonly Buffer[]): Buffer {
  return Buffer.concat([uint32(signature), uint16(...numbers), ...rest]);
}

function uint16(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16LE(number, index * 2);
  return bytes;
}

function uint32(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * 4);
  return bytes;
}
