import * as z from 'zod';
import { isDate } from './dates.ts';
import { fieldMessages } from './messages.ts';

/** A day in India. */
const day = z
  .string()
  .regex(/^2\d{3}-\d{2}-\d{2}$/, { error: fieldMessages.notADate, abort: true })
  .refine(isDate, { error: fieldMessages.notADate })
  .optional();

/** Filters of a list for its first and last day, both included. */
export const period = { from: day, to: day };
