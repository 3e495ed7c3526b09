/** What the audit log stores of money that has no list of its own. */
import * as z from 'zod';
import { decimal } from '../platform/decimal.ts';
import { day } from '../platform/fields.ts';

/** Money that was paid back. */
export const refundRecord = { number: z.string(), amount: decimal(), mode: z.string(), paidOn: day, reason: z.string() };

/** A bill: a charge, or a change of the day on which it is due. */
export const billRecord = { number: z.string(), amount: decimal(), date: day, dueOn: day, reason: z.string() };
