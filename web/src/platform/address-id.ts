import * as z from 'zod';

/** An id in the address of a page. Anything else counts as absent. */
export const addressId = z.coerce.number().int().min(1).optional().catch(undefined);

/** A text in the address of a page, to begin a form with. Anything else counts as absent. */
export const addressText = z.coerce.string().trim().min(1).max(200).optional().catch(undefined);

/** The search of a page that shows the record with this id. */
export const idSearch = z.object({ id: addressId });
