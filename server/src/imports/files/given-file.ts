/** Files for the server to read. They are read as streams, possibly more than once. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { digestOf } from '../../platform/digest.ts';

/** A file with its name and its bytes, in memory or on the disk. */
export interface GivenFile {
  readonly name: string;
  readonly content: { readonly bytes: Uint8Array } | { readonly path: string };
}

/** A file in memory. */
export function fileOfBytes(name: string, bytes: Uint8Array): GivenFile {
  return { name, content: { bytes } };
}

/** A file on the disk. */
export function fileAt(path: string, name: string): GivenFile {
  return { name, content: { path } };
}

/** The bytes of a file in pieces, from its beginning. */
export function piecesOf({ content }: GivenFile): AsyncIterable<Uint8Array> {
  return 'path' in content ? createReadStream(content.path) : Readable.from(slices(content.bytes));
}

/** A parser takes a millisecond or two for a slice. */
const sliceBytes = 16 * 1024;

function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += sliceBytes) yield bytes.subarray(start, start + sliceBytes);
}

/** The SHA-256 of the file's bytes. */
export async function hashOf(file: GivenFile): Promise<string> {
  if ('bytes' in file.content) return (await digestOf(file.content.bytes)).toString('hex');
  const hash = createHash('sha256');
  for await (const bytes of piecesOf(file)) hash.update(bytes);
  return hash.digest('hex');
}
