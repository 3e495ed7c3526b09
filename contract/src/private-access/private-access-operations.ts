import { list } from '../platform/declare-list.ts';
import { privateAccessCsv } from './private-access-csv.ts';
import { privateAccess, privateAccessFilters } from './private-access.ts';

/** The operations on the private log, by name. */
export const privateAccessOperations = {
  /** Who read which private field of whom, and when, newest first. */
  GetPrivateAccess: list({
    right: 'Administrator',
    row: privateAccess,
    sorts: ['happenedAt'],
    filters: privateAccessFilters,
    csv: privateAccessCsv,
  }),
  /** The same for the user's own details. */
  GetOwnPrivateAccess: list({ right: 'signed-in', row: privateAccess, sorts: ['happenedAt'], csv: privateAccessCsv }),
};
