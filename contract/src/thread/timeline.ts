import * as z from 'zod';
import { signedDecimal } from '../platform/decimal.ts';
import { id, instant, wholeNumber, yesOrNo } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';

/** The kinds of record that have a timeline. */
export const timelineRecords = ['customer', 'product', 'quotation', 'order', 'deal'] as const;
export type TimelineRecord = (typeof timelineRecords)[number];

/** The kinds of record to which notes and files are added. */
export const threadRecords = ['deal', 'customer', 'product', 'order'] as const;
export type ThreadRecord = (typeof threadRecords)[number];

/** The kinds of entry. `Call` comes with follow-ups. */
export const entryKinds = ['Change', 'Mail', 'Call', 'Note', 'File', 'Link', 'Stock', 'Money'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** How many entries a timeline shows at a time. */
export const entriesPerPage = 30;

/** The timeline to read. With `after`, the last entry shown, it continues with the next older one. */
export const wantedTimeline = body({
  record: z.enum(timelineRecords),
  recordId: id,
  kind: z.enum(entryKinds).optional(),
  after: id.optional(),
  pageSize: wholeNumber(1, 100).optional(),
});

/** One sentence of a timeline: `who` did `text`. `who` is blank if the text names the user. */
export const timelineEntry = row({
  entryId: id,
  at: instant,
  who: z.string(),
  kind: z.enum(entryKinds),
  text: z.string(),
  /** The record that was changed, or to which the note or file was added, with its name or number. */
  record: z.string(),
  recordId: id,
  recordName: z.string(),
  noteId: id.optional(),
  attachmentId: id.optional(),
  /** Where the file is downloaded from. */
  url: z.string().optional(),
  /** The small picture of the file, if it is a picture. */
  thumbnailUrl: z.string().optional(),
  /** Bytes. */
  size: z.int().optional(),
  /** The pieces that moved, and the stock after that, in hundredths. */
  quantity: signedDecimal().optional(),
  balance: signedDecimal().optional(),
  /** Whether the caller may withdraw the note or file. */
  mayWithdraw: yesOrNo.optional(),
});

export type TimelineEntry = z.output<typeof timelineEntry>;
