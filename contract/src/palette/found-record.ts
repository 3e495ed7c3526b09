import * as z from 'zod';
import { id, searchWords } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';

/** The kinds of record that the palette finds, in the order of their groups. */
export const foundKinds = ['customer', 'product', 'quotation', 'order', 'deal', 'dispatch', 'user', 'note', 'file'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** What can be done with a found record beside opening it, where the user has the right and its state allows it. */
export const foundActions = ['PDF', 'Copy', 'Edit', 'Revise', 'Follow up', 'Dispatch'] as const;
export type FoundAction = (typeof foundActions)[number];

/** At most so many records of a kind. */
export const mostOfKind = 5;
/** At most so many of all kinds together. */
export const mostFound = 30;

/** From this many characters on, a search finds any part of a record. A shorter one finds only beginnings. */
export const leastForAnyPart = 3;

/** Kinds as text, with commas between them, as an address carries them. */
const kindList = z.codec(z.string().max(200), z.array(z.enum(foundKinds)), {
  decode: (text) => text.split(',') as FoundKind[],
  encode: (kinds) => kinds.join(','),
});

/** What to find. Without kinds, all that the user may see. */
export const wantedRecords = body({ search: searchWords(100).optional(), kinds: kindList.optional() });

/** A record as the palette shows it. */
export const foundRecord = row({
  kind: z.enum(foundKinds),
  id,
  title: z.string(),
  /** What tells it from others of a similar title. */
  note: z.string(),
  /** Blank for a kind without a status. */
  shownStatus: z.string(),
  /** The address that shows it, without the leading slash. */
  page: z.string(),
  actions: z.array(z.enum(foundActions)),
  /** The deal of a quotation. */
  dealId: id.optional(),
});

export type FoundRecord = z.output<typeof foundRecord>;
