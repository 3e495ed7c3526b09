/** The content of a form after someone else has changed the record that the user is editing. */
export interface MergedEdits<Form> {
  /** The record as it is now, with the user's own changes on it. */
  readonly form: Form;
  /** The fields that both users have changed differently. They hold what this user entered. */
  readonly changedByBoth: readonly (keyof Form & string)[];
}

/** Applies the user's changes, from `base` to `mine`, to the record as it is now. A field counts as a whole, even one with many lines. */
export function mergeEdits<Form extends object>(base: Form, mine: Form, now: Form): MergedEdits<Form> {
  // A form has no keys but its declared fields.
  const fields = Object.keys(now) as (keyof Form & string)[];
  const differ = (field: keyof Form, one: Form, other: Form) => !isSame(one[field], other[field]);
  const kept = fields.filter((field) => differ(field, base, mine));
  return {
    form: kept.reduce((form, field) => ({ ...form, [field]: mine[field] }), now),
    changedByBoth: kept.filter((field) => differ(field, base, now) && differ(field, mine, now)),
  };
}

/** Whether two values of a form look the same to the user. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
