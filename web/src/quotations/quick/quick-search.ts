import * as z from 'zod';
import { addressId } from '../../platform/address-id.ts';

/** Which quotation the page begins with a copy of. Invalid values count as absent. */
export const quickSearch = z.object({ copy: addressId });
