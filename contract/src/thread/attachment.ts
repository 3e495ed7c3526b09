import * as z from 'zod';
import { line } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { target } from './note.ts';
import { threadMessages as say } from './thread-messages.ts';

/** The kinds of file that can be attached, with the media type under which each is downloaded. */
export const fileKinds = {
  PDF: 'application/pdf',
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WebP: 'image/webp',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  PPTX: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ODT: 'application/vnd.oasis.opendocument.text',
  ODS: 'application/vnd.oasis.opendocument.spreadsheet',
  CSV: 'text/csv',
  TXT: 'text/plain',
  DWG: 'image/vnd.dwg',
  DXF: 'image/vnd.dxf',
  ZIP: 'application/zip',
} as const;
export type FileKind = keyof typeof fileKinds;

/** The endings of these kinds, for a file dialog. */
export const fileEndings = '.pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx,.pptx,.odt,.ods,.csv,.txt,.dwg,.dxf,.zip';

/** The largest file, in bytes. */
export const maxFileBytes = 10 * 1024 * 1024;

/** The most bytes that one user attaches within 24 hours, so that no one alone uses up the space of all. */
export const maxBytesADay = 200 * 1024 * 1024;

/** The most files of a record. */
export const maxFiles = 50;

/** The greatest length of a file name, in characters. A longer one is shortened before its ending. */
export const longestFileName = 200;

/** A file to add. Without a name, it has that of the uploaded file. */
export const newAttachment = body({
  ...target,
  name: line(1000).optional(),
  file: z.instanceof(Uint8Array, { error: say.chooseFile }),
});

/** A file in the audit log. */
export const attachment = row({ record: z.string(), name: z.string(), kind: z.string(), size: z.int() });

/** The address from which a file is downloaded. */
export function attachmentUrl(attachmentId: number): string {
  return `/api/attachments/${attachmentId}`;
}

/** The address of the small picture of a file. */
export function thumbnailUrl(attachmentId: number): string {
  return `${attachmentUrl(attachmentId)}/thumbnail`;
}
