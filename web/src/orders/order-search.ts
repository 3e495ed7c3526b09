import * as z from 'zod';
import { idSearch } from '../platform/address-id.ts';

/** The order of a page, and whether its changes are open. Invalid values count as absent. */
export const orderSearch = idSearch.extend({ changes: z.coerce.number().pipe(z.literal(1)).optional().catch(undefined) });
