import * as z from 'zod';

/** The kinds of record that await approval. */
export const pendingKinds = ['customer', 'product', 'quotation'] as const;
export type PendingKind = (typeof pendingKinds)[number];

/**
 * The next record that awaits approval, its position in the queue (longest waiting first), and the length of the queue. Both numbers stop
 * at 1,001, which means `1,000+`.
 */
export const nextPending = z.object({ id: z.int(), position: z.int(), total: z.int() });
export type NextPending = z.output<typeof nextPending>;
