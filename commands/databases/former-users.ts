/**
 * Users who were deleted after a backup was made. In the backup they are active, with their old passwords. A restore closes them, so that
 * no one who has left the office can log in, and lists them at the end.
 */
import { commandLine } from '../../server/src/platform/command-line.ts';
import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { closingStatement, listKnownUsers, recordClosedUsers, type ClosedUser, type KnownUser } from '../../server/src/users/public.ts';

/** The users of the database that is about to be replaced; undefined when there is no such database. */
export type PresentUsers = readonly KnownUser[] | undefined;

/** The statements that close former users, for a transaction of psql; blank when there are none. */
export function closingScript(present: PresentUsers): string {
  const statement = closingStatement(present ?? []);
  return statement === '' ? '' : `${statement};`;
}

/** Closes former users in a restored copy before it takes the place of the database. */
export async function closeFormerUsers(restored: Db, present: PresentUsers): Promise<void> {
  const statement = closingStatement(present ?? []);
  if (statement !== '') await sql.raw(statement).execute(restored);
}

/** Writes the closed users into the audit log of the restored database. Returns the lines to print about former users. */
export async function linesOnFormerUsers(restored: Db, present: PresentUsers, now: Date): Promise<string[]> {
  const closed = await recordClosedUsers(restored, now.toISOString());
  return [
    ...(closed.length > 0 ? [closedFormerUsers(closed)] : []),
    ...((await isOfSameOffice(restored, present)) ? [] : [unknownFormerUsers]),
  ];
}

/** Whether the replaced database has every user of the backup. Only then does it show whom the office has deleted since. */
async function isOfSameOffice(restored: Db, present: PresentUsers): Promise<boolean> {
  const people = new Set(present?.map(asPerson));
  return (await listKnownUsers(restored)).every((user) => people.has(asPerson(user)));
}

function asPerson({ id, createdAt }: KnownUser): string {
  return `${id} ${createdAt}`;
}

function closedFormerUsers(closed: readonly ClosedUser[]): string {
  return [
    'These users had been deleted. They are back in the user list, but they cannot log in:',
    ...closed.map(({ name, officeMobile }) => `  ${name}, ${officeMobile}`),
    `Delete them again. To let one of them in, use Reset Password in the user list, or ${commandLine('reset-password')}.`,
  ].join('\n');
}

const unknownFormerUsers =
  'Users who were deleted after this backup was made are active again, with their old passwords. Check the user list and delete everyone who has left.';
