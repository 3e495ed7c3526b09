import * as z from 'zod';

/** Work that waits for the user: how much, in words, and the page where it waits, with the search or order that brings it up there. */
export const notification = z.object({
  text: z.string(),
  /** Counted to 1,000; 1,001 stands for more. */
  count: z.int(),
  page: z.string(),
  /** No work that waits, but something wrong with the panel itself, which an Administrator must see to. */
  isAlarm: z.boolean().optional(),
  search: z.string().optional(),
  sort: z.string().optional(),
  order: z.enum(['asc', 'desc']).optional(),
});

export type Notification = z.output<typeof notification>;
