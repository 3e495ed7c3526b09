import * as z from 'zod';
import { id, instant, line } from '../platform/fields.ts';
import { period } from '../platform/period.ts';
import { row } from '../platform/wire.ts';

/** The kinds of record that the audit log covers, in the order of the menus. */
export const recordKinds = [
  'customer',
  'product',
  'purchase',
  'stock count',
  'deal',
  'quotation',
  'approval limit',
  'order',
  'dispatch',
  'consignment',
  'receipt',
  'refund',
  'credit note',
  'bill',
  'return',
  'note',
  'file',
  'user',
  'user rights',
  'token',
  'company',
  'tax',
  'term',
  'mail template',
  'sales call',
  'brochure request',
  'import',
  'setting',
  'export',
  'backup',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The kinds of record whose history shows entries of the log. */
export type SubjectKind = RecordKind;

/** One change of one record. */
export const auditEntry = row({
  auditId: id,
  happenedAt: instant,
  /** Null for work that no user started. */
  userId: id.nullable(),
  /** The name of the user, with that of their token if a program did it; or the name of the work. */
  userName: z.string(),
  operation: z.string(),
  record: z.string(),
  recordId: id,
  /** The record's name or number; blank if it has none. */
  recordName: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});

export type AuditEntry = z.output<typeof auditEntry>;

/** `Refused` is an attempt after too many failed ones: its password is not checked. */
export const loginActions = ['Login', 'Failed', 'Refused', 'Logout'] as const;
export type LoginAction = (typeof loginActions)[number];

/** A login, a failed attempt or a logout. */
export const loginEvent = row({
  eventId: id,
  happenedAt: instant,
  action: z.enum(loginActions),
  mobile: z.string(),
  /** Blank when no user has that number. */
  userName: z.string(),
  /** The network address of the browser. */
  address: z.string(),
});

export type LoginEvent = z.output<typeof loginEvent>;

/** The filters of the audit log. All that are given must match. */
export const auditFilters = {
  userId: id.optional(),
  record: line(40).optional(),
  recordId: id.optional(),
  operation: line(60).optional(),
  ...period,
};
/** The filters of the logins. All that are given must match. */
export const loginFilters = { userId: id.optional(), action: z.enum(loginActions).optional(), ...period };
