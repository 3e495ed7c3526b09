/** The fields that carry GST in requests and answers. */
import * as z from 'zod';
import { line } from '../platform/fields.ts';
import { gstCategories } from './gst-category.ts';
import { normalGstin } from './normal-gstin.ts';

/** A GSTIN in a request, in capitals and without blanks; may be blank. Nothing else is checked: hints say what looks wrong. */
export const typedGstin = line(40).overwrite(normalGstin).max(20).nullish();

/** A chosen GST category in a request; blank while it follows from GSTIN and country. */
export const chosenCategory = z.enum(['', ...gstCategories]).nullish();
