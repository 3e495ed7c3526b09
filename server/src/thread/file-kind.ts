/** Finds the kind of a file by the signature of its content if the kind has one, otherwise by the ending of its name. */
import type { FileKind } from '@vikray/contract/thread/attachment.ts';
import { fileTypeFromBuffer } from 'file-type';
import { fromBufferPromise } from 'yauzl';

const latin = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The kinds that have a signature in their first bytes. */
const signatures: readonly (readonly [FileKind, (bytes: Uint8Array) => boolean])[] = [
  ['PDF', (bytes) => latin(bytes, 0, 5) === '%PDF-'],
  ['JPEG', (bytes) => latin(bytes, 0, 3) === '\u00ff\u00d8\u00ff'],
  ['PNG', (bytes) => latin(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n'],
  ['WebP', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'],
  ['DWG', (bytes) => /^AC1\d{3}/.test(latin(bytes, 0, 6))],
  ['DXF', (bytes) => latin(bytes, 0, 18) === 'AutoCAD Binary DXF'],
  ['ZIP', (bytes) => ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(latin(bytes, 0, 4))],
];

/** The kinds that are ZIP archives inside, by the ending that file-type gives them for their contents. */
const archives: Readonly<Record<string, FileKind>> = { docx: 'DOCX', xlsx: 'XLSX', pptx: 'PPTX', odt: 'ODT', ods: 'ODS' };

/** The kinds that are plain text. */
const texts: Readonly<Record<string, FileKind>> = { csv: 'CSV', txt: 'TXT', dxf: 'DXF' };

/** The ending of a file name in lower case, without its dot; blank if there is none. */
export function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The kind of a file; nothing for an unknown kind, and for a file without the signature that its ending requires. */
export async function fileKindOf(bytes: Uint8Array, name: string): Promise<FileKind | undefined> {
  const ending = endingOf(name);
  const shown = signatures.find(([, isShown]) => isShown(bytes))?.[0];
  if (shown === 'ZIP') return archiveKindOf(bytes, ending);
  return shown ?? (isText(bytes) ? texts[ending] : undefined);
}

/** The kind of a ZIP archive; nothing for one of a kind that is not listed, such as a program or a document with macros. */
async function archiveKindOf(bytes: Uint8Array, ending: string): Promise<FileKind | undefined> {
  const contents = (await fileTypeFromBuffer(bytes))?.ext ?? '';
  if (await hasProgram(bytes)) return undefined;
  if (contents !== 'zip') return archives[contents];
  return Object.hasOwn(archives, ending) ? undefined : 'ZIP';
}

/** The parts of a program for phones, and of macros, which make an archive one of these whatever else it says. */
const programs = /^AndroidManifest\.xml$|(?:^|[/\\])vbaProject\.bin$/i;

/** Whether the contents that an archive lists name a program. Nothing is unpacked. One without a whole list is kept as it came. */
async function hasProgram({ buffer, byteOffset, byteLength }: Uint8Array): Promise<boolean> {
  try {
    // Names as bytes: a strange one must not end the search.
    const archive = await fromBufferPromise(Buffer.from(buffer, byteOffset, byteLength), { decodeStrings: false });
    for await (const { fileNameRaw } of archive.eachEntry()) if (programs.test(fileNameRaw.toString('latin1'))) return true;
    return false;
  } catch {
    return false;
  }
}

// eslint-disable-next-line no-control-regex -- text files contain tabs, line breaks, page breaks and the old end mark, and no other control character
const binary = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/;

function isText(bytes: Uint8Array): boolean {
  // UTF-16 starts with a mark. It has a zero byte in every Latin letter.
  const start = latin(bytes, 0, 2);
  return start === '\u00ff\u00fe' || start === '\u00fe\u00ff' || !hasBinary(bytes);
}

const stepBytes = 64 * 1024;

function hasBinary(bytes: Uint8Array): boolean {
  for (let from = 0; from < bytes.length; from += stepBytes) if (binary.test(latin(bytes, from, from + stepBytes))) return true;
  return false;
}
