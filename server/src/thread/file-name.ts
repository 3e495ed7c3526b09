import { longestFileName, type FileKind } from '@vikray/contract/thread/attachment.ts';
import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import { endingOf } from './file-kind.ts';

/** The endings of each kind; the first is added to a name that has none of them. */
const endings: Readonly<Record<FileKind, readonly [string, ...string[]]>> = {
  PDF: ['pdf'],
  JPEG: ['jpg', 'jpeg'],
  PNG: ['png'],
  WebP: ['webp'],
  DOCX: ['docx'],
  XLSX: ['xlsx'],
  PPTX: ['pptx'],
  ODT: ['odt'],
  ODS: ['ods'],
  CSV: ['csv'],
  TXT: ['txt'],
  DWG: ['dwg'],
  DXF: ['dxf'],
  ZIP: ['zip'],
};

// eslint-disable-next-line no-control-regex -- what a file name must not contain: control characters, and marks that change the direction of reading
const unwanted = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/g;

/** The name under which a file is stored and downloaded: without folders, of a reasonable length, and always with an ending of its kind. */
export function fileNameOf(given: string, kind: FileKind): string {
  const last = given.replace(unwanted, '').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(/^[.\s]+|[.\s]+$/g, '');
  const ending = endings[kind].includes(endingOf(name)) ? endingOf(name) : undefined;
  const stem = ending === undefined ? name : name.slice(0, -ending.length - 1);
  const shown = ending === undefined ? endings[kind][0] : name.slice(-ending.length);
  const room = longestFileName - shown.length - 1;
  return `${[...(stem || say.unnamed)].slice(0, room).join('').trim()}.${shown}`;
}
