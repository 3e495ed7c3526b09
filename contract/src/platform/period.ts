import * as z from 'zod';
import { existingDate } from './dates.ts';

/** A day in India. */
const day = existingDate(z.string()).optional();

/** Filters of a list for its first and last day, both included. */
export const period = { from: day, to: day };
