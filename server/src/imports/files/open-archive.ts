import { fileMessages as say } from '@vikray/contract/platform/file-messages.ts';
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { FileProblem } from './file-problem.ts';
import type { GivenFile } from './given-file.ts';

/** A workbook usually has a few dozen parts. */
const maxParts = 5000;
/** The most bytes of all parts together. A workbook of 1,00,000 rows has about 150 MB. */
const maxUnpackedBytes = 512 * 1024 * 1024;

/** A ZIP archive whose parts can be read one by one. */
export interface Archive {
  /** The size of a part in bytes; undefined if there is no such part. */
  sizeOf(name: string): number | undefined;
  /** The bytes of a part, unpacked while they are read. Fails if there are more bytes than the archive says. */
  piecesOf(name: string): Promise<AsyncIterable<Uint8Array>>;
  close(): void;
}

/**
 * Opens an archive by its directory. The stated sizes are checked before anything is unpacked; too large an archive is refused with a
 * FileProblem.
 */
export async function openArchive({ content }: GivenFile): Promise<Archive> {
  const options = { autoClose: false };
  const archive = 'path' in content ? await openPromise(content.path, options) : await fromBufferPromise(asBuffer(content.bytes), options);
  try {
    const entries = await entriesOf(archive);
    return {
      sizeOf: (name) => entries.get(name)?.uncompressedSize,
      async piecesOf(name) {
        const entry = entries.get(name);
        if (!entry?.canDecodeFileData()) throw new FileProblem(say.brokenWorkbook);
        return archive.openReadStreamPromise(entry);
      },
      close: () => archive.close(),
    };
  } catch (error) {
    archive.close();
    throw error;
  }
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

async function entriesOf(archive: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpackedBytes = 0;
  for await (const entry of archive.eachEntry()) {
    unpackedBytes += entry.uncompressedSize;
    if (unpackedBytes > maxUnpackedBytes || entries.size >= maxParts) throw new FileProblem(say.workbookTooLarge);
    // If two parts have the same name, programs disagree on which one counts.
    if (entries.has(entry.fileName)) throw new FileProblem(say.brokenWorkbook);
    entries.set(entry.fileName, entry);
  }
  return entries;
}
