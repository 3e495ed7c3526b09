import * as z from 'zod';

/** An id in the address of a page. Anything else counts as absent. */
export const addressId = z.coerce.number().int().min(1).optional().catch(undefined);

/** The search of a page that shows the record with this id. */
export const idSearch = z.object({ id: addressId });
