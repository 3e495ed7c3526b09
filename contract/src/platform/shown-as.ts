/**
 * How to show the value of a field on a page that shows records field by field: 1050 of a decimal is 10.50. Declared with the field; the
 * audit log reads it.
 */
import type * as z from 'zod';

/** The value of a `private` field is hidden: the page shows only that it exists and whether it has changed. */
export type ShownAs = 'hundredths' | 'date' | 'instant' | 'private';

const declared = new WeakMap<z.core.$ZodType, ShownAs>();

/** Declares how to show the values of a field. */
export function shownAs<T extends z.core.$ZodType>(kind: ShownAs, field: T): T {
  declared.set(field, kind);
  return field;
}

/** How to show the values of a field, even if it is optional. */
export function kindOf(field: z.core.$ZodType | undefined): ShownAs | undefined {
  if (field === undefined) return undefined;
  // Zod publishes the definitions, but only as a union of all schema kinds.
  return declared.get(field) ?? kindOf((field._zod.def as { readonly innerType?: z.core.$ZodType }).innerType);
}
