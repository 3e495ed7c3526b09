import * as z from 'zod';

/** Work that waits for the user: how much, in words, and the page where it waits. */
export const notification = z.object({ text: z.string(), count: z.int(), page: z.string() });

export type Notification = z.output<typeof notification>;
