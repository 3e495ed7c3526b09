import * as z from 'zod';
import { id, instant } from '../platform/fields.ts';
import { period } from '../platform/period.ts';
import { row } from '../platform/wire.ts';
import { maskedKeys } from '../users/masked-details.ts';

/** What can be read: one masked field, the page with the masks and the other private details, or all of them at once. */
export const readFields = [...maskedKeys, 'masked', 'all'] as const;
export type ReadField = (typeof readFields)[number];

/** The same in words. */
export const readFieldLabels: Readonly<Record<ReadField, string>> = {
  pan: 'PAN',
  dl: 'Driving Licence',
  voterid: 'Voter ID',
  adhaar: 'Aadhaar',
  passport: 'Passport',
  rationcard: 'Ration Card',
  bankaccount: 'Account Number',
  masked: 'Masked details',
  all: 'All private details',
};

/** How something was read: on the page View User, by a program that calls GetUser with a login, or by one with this token. */
export const readingSource = { page: 'View User', program: 'Program', token: (name: string) => `Token ${name}` } as const;

/** One reading of private details. */
export const privateAccess = row({
  accessId: id,
  happenedAt: instant,
  /** Whose details were read. */
  userId: id,
  userName: z.string(),
  readerId: id,
  readerName: z.string(),
  field: z.enum(readFields),
  /** Where, or by which token. */
  place: z.string(),
});

export type PrivateAccess = z.output<typeof privateAccess>;

/** The filters of the private log. All that are given must match. */
export const privateAccessFilters = {
  userId: id.optional(),
  readerId: id.optional(),
  field: z.enum(readFields).optional(),
  ...period,
};
