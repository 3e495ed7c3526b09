/**
 * Laws of the palette. The server decides what is found: only kinds whose list the user may view, and notes and files only with their
 * record. A search that answers titles of other records leaks them, as it did for years in other panels.
 */
import { rows } from '../platform/answers.ts';
import { read } from '../platform/declare-call.ts';
import { foundRecord, wantedRecords } from './found-record.ts';

/** The operations of the palette, by name. */
export const paletteOperations = {
  /**
   * The records that fit a search: first those with exactly this number, code, mobile or name, then those that begin with it, then those
   * that contain it. The newest come first among equals.
   */
  FindRecords: read({ right: 'signed-in', input: wantedRecords, answer: rows(foundRecord) }),
};
