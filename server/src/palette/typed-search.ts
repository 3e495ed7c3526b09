import { leastForAnyPart } from '@vikray/contract/palette/found-record.ts';
import { comparable, folded, phraseOf } from '@vikray/contract/platform/search-terms.ts';
import { sql, type RawBuilder } from 'kysely';
import { lastFour } from '../platform/database/last-four.ts';
import type { Db } from '../platform/database/tables.ts';

/** What a user has typed, as the stores compare it. */
export interface TypedSearch {
  /** In lower case, as names and codes are compared. */
  readonly text: string;
  /** As search texts are. */
  readonly folded: string;
  /** As numbers of documents are written. */
  readonly number: string;
  /** The digits of a mobile number, or of its beginning; undefined if other characters were typed. */
  readonly mobile: string | undefined;
  /** The end of a document's number, as `/0148`; undefined if other characters than digits were typed. */
  readonly serial: string | undefined;
  /** What the record must contain; undefined if so little was typed that only beginnings count. */
  readonly containing: string | undefined;
}

/** A mobile number in groups, with or without the country code. */
const mobile = /^(?:\+91)?[\d -]{3,16}$/;
const serial = /^\d{3,7}$/;

/** Reads what was typed; undefined if it is blank. */
export function readTyped(search: string): TypedSearch | undefined {
  const text = phraseOf(comparable(search));
  if (text === '') return undefined;
  const digits = text.replace(/^\+91/, '').replace(/\D/g, '');
  return {
    text,
    folded: phraseOf(folded(search)),
    number: text.toUpperCase(),
    mobile: mobile.test(text) && digits.length >= leastForAnyPart ? digits : undefined,
    serial: serial.test(text) ? text.padStart(4, '0') : undefined,
    containing: [...folded(search)].length >= leastForAnyPart ? search : undefined,
  };
}

/** Whether the number in a column ends with the typed serial. Its last four characters are in an index. */
export function hasSerial(db: Db, column: string, { serial: typed }: TypedSearch): readonly RawBuilder<boolean>[] {
  if (typed === undefined) return [];
  return [sql<boolean>`(${lastFour(db, column)} = ${typed.slice(-4)} and ${sql.ref(column)} like ${`%/${typed}`})`];
}
