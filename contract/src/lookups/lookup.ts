import * as z from 'zod';

/** An entry of a lookup list, as selects take it. */
export const lookupEntry = z.object({ label: z.string(), value: z.int() });

export type LookupEntry = z.output<typeof lookupEntry>;

/** India's id in the country list, where it is also the 101st entry; the default of every address. */
export const indiaId = 101;
