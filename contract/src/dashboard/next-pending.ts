import * as z from 'zod';

/** What waits for approval. */
export const pendingKinds = ['customer', 'product', 'quotation'] as const;
export type PendingKind = (typeof pendingKinds)[number];

/**
 * The next record that waits, its place among all that wait, the longest first, and how many those are; both counted to 1,001, which stands
 * for more.
 */
export const nextPending = z.object({ id: z.int(), position: z.int(), total: z.int() });
export type NextPending = z.output<typeof nextPending>;
