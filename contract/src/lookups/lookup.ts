import * as z from 'zod';

/** An entry of a lookup list, in the form that selects use. */
export const lookupEntry = z.object({ label: z.string(), value: z.int() });

export type LookupEntry = z.output<typeof lookupEntry>;

/** The id of India, which is also the 101st entry of the country list; the default of every address. */
export const indiaId = 101;
