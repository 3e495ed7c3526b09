/** For each name in one record, the name that the same field has in another: `{ companyForName: 'companyName' }`. */
type Names = Readonly<Record<string, string>>;

/** Copies the named fields of a record under their new names. */
export function renamed<const S extends Names, R extends Readonly<Record<S[keyof S], unknown>>>(names: S, record: R) {
  const fields: Readonly<Record<string, unknown>> = record;
  // The type of each field follows from the names and cannot be inferred from a loop.
  return Object.fromEntries(Object.entries(names).map(([to, from]) => [to, fields[from]])) as { [K in keyof S]: R[S[K]] };
}

/** Copies them back under their first names. */
export function renamedBack<const S extends Names, R extends Readonly<Record<keyof S, unknown>>>(names: S, record: R) {
  const fields: Readonly<Record<string, unknown>> = record;
  const back = Object.fromEntries(Object.entries(names).map(([to, from]) => [from, fields[to]]));
  return back as { [K in keyof S as S[K]]: R[K] };
}
