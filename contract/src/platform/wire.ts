/**
 * Wire names in one place: the code says companyName, the network says fld_companyname.
 *
 * - `row`, for answers: companyName is fld_companyname.
 * - `body`, for requests: companyName is companyname.
 * - `pascal`, for ids and counts: customerId is CustomerId.
 *
 * A record is declared once, with Zod fields and any irregular names.
 */
import * as z from 'zod';

type Style = 'row' | 'body' | 'pascal';

const wireName: Record<Style, (key: string) => string> = {
  row: (key) => `fld_${key.toLowerCase()}`,
  body: (key) => key.toLowerCase(),
  pascal: (key) => key.charAt(0).toUpperCase() + key.slice(1),
};

type RegularName<St extends Style, K extends string> = St extends 'row'
  ? `fld_${Lowercase<K>}`
  : St extends 'body'
    ? Lowercase<K>
    : Capitalize<K>;

type WireName<St extends Style, K extends string, N> = K extends keyof N
  ? N[K] extends string
    ? N[K]
    : N[K] extends readonly string[]
      ? N[K][number]
      : RegularName<St, K>
  : RegularName<St, K>;

type WireShape<St extends Style, S extends z.ZodRawShape, N> = {
  -readonly [K in keyof S & string as WireName<St, K, N>]: S[K];
};

/** One or more other names for a field. It is written under each name and read from the first. */
type IrregularNames<S> = { readonly [K in keyof S]?: string | readonly [string, ...string[]] };
type Domain<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;

/** A codec between the wire object and the record in the code. `fields` are the Zod fields of its declaration. */
export type RecordCodec<St extends Style = Style, S extends z.ZodRawShape = z.ZodRawShape, N = object> = z.ZodCodec<
  z.ZodObject<WireShape<St, S, N>>,
  z.ZodCustom<Domain<S>, Domain<S>>
> & { readonly fields: S };

/** The field names of every record by wire name. The key is the wire object, which survives .optional() and other wrappers. */
const fieldNames = new WeakMap<object, ReadonlyMap<string, string>>();

type Renaming = readonly (readonly [from: string, to: string])[];

/** Copies properties to new names; absent keys stay absent. */
function rename(pairs: Renaming, source: Record<string, unknown>): Record<string, unknown> {
  const target: Record<string, unknown> = {};
  for (const [from, to] of pairs) {
    const value = source[from];
    if (value !== undefined) target[to] = value;
  }
  return target;
}

function record<St extends Style, S extends z.ZodRawShape, const N extends IrregularNames<S>>(
  style: St,
  fields: S,
  irregular: N,
): RecordCodec<St, S, N> {
  const given: IrregularNames<z.ZodRawShape> = irregular;
  const namesOf = (key: string) => [given[key] ?? wireName[style](key)].flat();
  const toWire: Renaming = Object.keys(fields).flatMap((key) => namesOf(key).map((name) => [key, name] as const));
  const toField: Renaming = Object.keys(fields).map((key) => [namesOf(key)[0] ?? key, key] as const);
  const names = new Map(toWire.map(([key, name]) => [name, key]));
  if (names.size !== toWire.length) throw new Error(`Two fields share a wire name: ${[...names.keys()].join(', ')}`);
  for (const key of Object.keys(given)) {
    if (!(key in fields)) throw new Error(`A wire name is given for an unknown field: ${key}`);
  }

  const wire = z.object(rename(toWire, fields) as z.ZodRawShape);
  fieldNames.set(wire, names);
  const codec = z.codec(wire, z.custom<Record<string, unknown>>(), {
    decode: (value) => rename(toField, value),
    encode: (value) => rename(toWire, value),
  });
  // The types of the renamed keys follow from the style and cannot be inferred from a loop.
  return Object.assign(codec, { fields }) as unknown as RecordCodec<St, S, N>;
}

type None = Record<never, never>;

/** Declares a record in answers: fld_ and lower case, except for irregular names. */
export function row<S extends z.ZodRawShape, const N extends IrregularNames<S> = None>(fields: S, irregular: N = {} as N) {
  return record('row', fields, irregular);
}

/** Declares a record in requests: lower case, except for irregular names. */
export function body<S extends z.ZodRawShape, const N extends IrregularNames<S> = None>(fields: S, irregular: N = {} as N) {
  return record('body', fields, irregular);
}

/** Declares a record with capitalised names, such as { CustomerId } or the dashboard counts. */
export function pascal<S extends z.ZodRawShape, const N extends IrregularNames<S> = None>(fields: S, irregular: N = {} as N) {
  return record('pascal', fields, irregular);
}

/** The well-formed fields of a record in a request, even if the record as a whole is not well-formed. */
export function wellFormedFields<C extends RecordCodec>(codec: C, value: Readonly<Record<string, unknown>>) {
  const names = fieldNames.get(codec.in) ?? new Map<string, string>();
  const found = [...names].flatMap(([name, field]) => {
    const schema = codec.fields[field];
    const read = schema && z.safeParse(schema, value[name]);
    return read?.success ? [[field, read.data] as const] : [];
  });
  // Each field was read by its own part of the codec.
  return Object.fromEntries(found) as Partial<z.output<C>>;
}

interface SchemaDefinition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Record<PropertyKey, z.core.$ZodType>;
}

/** The path of a failed check in the code's names: `contacts.0.officeEmail` for `contacts.0.officeemail`. */
export function fieldPath(schema: z.core.$ZodType, path: readonly PropertyKey[]): PropertyKey[] {
  const [head, ...rest] = path;
  if (head === undefined) return [];
  // Zod publishes the definitions, but only as a union of all schema kinds.
  const definition = schema._zod.def as SchemaDefinition;
  if (definition.innerType) return fieldPath(definition.innerType, path);
  if (definition.in) return fieldPath(definition.in, path);
  if (definition.element) return [head, ...fieldPath(definition.element, rest)];
  if (definition.shape) {
    const name = fieldNames.get(schema)?.get(String(head)) ?? head;
    const child = definition.shape[head];
    return child ? [name, ...fieldPath(child, rest)] : [name, ...rest];
  }
  return [...path];
}

/** The JSON Schema of the wire format of requests and answers. */
export function wireSchema(schema: z.core.$ZodType) {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' });
}
