/** Writes a ZIP archive while its parts arrive. Packing runs outside the main thread, so that it does not delay other requests. */
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file in a ZIP archive. */
export interface ZipPart {
  /** The path within the archive; plain ASCII. */
  readonly name: string;
  readonly content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

const deflated = 8;
const noBytes = new Uint8Array();
/** A fixed time, so that the same rows give the same file. No one needs the real one. */
const noTime = '1980-01-01T00:00:00';

/**
 * Writes the archive in pieces, at most 4 GB. fflate writes the structure of the archive. Node packs the parts, because fflate would do so
 * on the main thread and take three times as long.
 */
export async function* zipBytes(parts: Iterable<ZipPart> | AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  for await (const { name, content } of parts) {
    const part: ZipInputFile = { filename: name, compression: deflated, size: 0, crc: 0, mtime: noTime };
    zip.add(part);
    for await (const piece of packed(content, part)) {
      part.ondata?.(null, piece, false);
      yield* written.splice(0);
    }
    part.ondata?.(null, noBytes, true);
  }
  zip.end();
  yield* written;
}

/** The packed bytes of a part. Its size and checksum are computed on the way. */
async function* packed(content: ZipPart['content'], part: ZipInputFile): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      part.crc = crc32(bytes, part.crc);
      part.size += bytes.length;
      yield bytes;
    }
  }
  // A failure of the content reaches the reader of the packed pieces, and a reader who stops ends the content.
  yield* pipeline(Readable.from(counted(), { objectMode: false }), createDeflateRaw(), () => {});
}
