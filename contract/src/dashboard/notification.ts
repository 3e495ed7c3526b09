import * as z from 'zod';
import { instant } from '../platform/fields.ts';

/**
 * An entry of the bell. Waiting work says how much there is, and names the page that lists it, with the search or order that shows it
 * first. A personal notice names the page of its record.
 */
export const notification = z.object({
  text: z.string(),
  /** Stops at 1,001, which means `1,000+`. */
  count: z.int(),
  page: z.string(),
  /** A problem of the panel itself, which an Administrator must solve, rather than waiting work. */
  isAlarm: z.boolean().optional(),
  search: z.string().optional(),
  sort: z.string().optional(),
  order: z.enum(['asc', 'desc']).optional(),
  /** The number of the record that the page shows. */
  id: z.int().optional(),
  /** Only of a personal notice, like the following keys. */
  noticeid: z.int().optional(),
  at: instant.optional(),
  /** Until it is dismissed. Dismissed notices are not answered. */
  unread: z.literal(true).optional(),
});

export type Notification = z.output<typeof notification>;
