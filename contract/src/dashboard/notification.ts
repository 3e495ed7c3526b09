import * as z from 'zod';

/** Work for the user: how much there is, in words, and the page that lists it, with the search or order that shows it first. */
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
});

export type Notification = z.output<typeof notification>;
