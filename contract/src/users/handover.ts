import * as z from 'zod';
import { row } from '../platform/wire.ts';

/** The open deals of a user: how many there are, and how many of them are enquiries, have a next date, and wait for an approval. */
export const handover = row({ openDeals: z.int(), enquiries: z.int(), followUps: z.int(), pendingQuotations: z.int() });

export type Handover = z.output<typeof handover>;
