/**
 * What a field's value is, beyond its type, where a page shows any record field by field: `1050` of a decimal is 10.50. Declared with the
 * field, read by the audit log.
 */
import type * as z from 'zod';

/** `private`: nobody reads it there, only that it is given and whether it has changed. */
export type ShownAs = 'hundredths' | 'date' | 'moment' | 'private';

const declared = new WeakMap<z.core.$ZodType, ShownAs>();

/** Declares what the values of a field are. */
export function shownAs<T extends z.core.$ZodType>(kind: ShownAs, field: T): T {
  declared.set(field, kind);
  return field;
}

/** What the values of a field were declared to be, optional ones too. */
export function kindOf(field: z.core.$ZodType | undefined): ShownAs | undefined {
  if (field === undefined) return undefined;
  // Zod publishes the definitions, but only as a union of all schema kinds.
  return declared.get(field) ?? kindOf((field._zod.def as { readonly innerType?: z.core.$ZodType }).innerType);
}
