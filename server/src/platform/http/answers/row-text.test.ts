import { operations } from '@vikray/contract/operations.ts';
import { row } from '@vikray/contract/platform/wire.ts';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { rowText } from './row-text.ts';

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('', '0', '12', '"', '\\', '\n', '\u007f', '\u2028', '₹ 12.50', '🪑', '\ud800', '\udfff'),
);
const numbers = fc.oneof(
  fc.integer({ min: 0, max: 99_999 }),
  fc.constantFrom(-1, -0, 0.5, 1e21, Number.NaN, Infinity, 2 ** 53, 9_999_999_999_999),
);
/** Values that no field expects, and those that another field does. */
const odd = fc.oneof(texts, numbers, fc.constantFrom(null, undefined, true, 5n, new Date(0)), fc.constant([]), fc.constant({}));

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly out?: z.ZodType;
}

/** Values of a schema as handlers return them; now and then an odd one. */
function valuesOf(schema: z.ZodType, oddWeight: number): Arbitrary<unknown> {
  // Zod publishes the definitions, but only as a union of all kinds.
  const { type, innerType, element, options, entries, values, out } = schema._zod.def as unknown as Definition;
  const within = (inner: z.ZodType) => valuesOf(inner, oddWeight);
  const usual = () => {
    // The contract gives every record its fields.
    if ('fields' in schema) return rowsOf(schema.fields as z.ZodRawShape, oddWeight);
    if (innerType) return fc.oneof({ weight: 3, arbitrary: within(innerType) }, fc.constant(type === 'nullable' ? null : undefined));
    if (element) return fc.array(within(element), { maxLength: 3 });
    if (options) return fc.oneof(...options.map(within));
    if (entries) return fc.constantFrom(...Object.values(entries));
    if (values) return fc.constantFrom(...values);
    if (out) return within(out);
    return type === 'number' ? fc.integer({ min: 1, max: 9999 }) : type === 'string' ? texts : odd;
  };
  return oddWeight === 0 ? usual() : fc.oneof({ weight: 1000, arbitrary: usual() }, { weight: oddWeight, arbitrary: odd });
}

function rowsOf(fields: z.ZodRawShape, oddWeight: number): Arbitrary<unknown> {
  const each = Object.entries(fields).map(([key, field]) => [key, valuesOf(field as z.ZodType, oddWeight)] as const);
  return fc.record({ ...Object.fromEntries(each), beside: fc.constant('not in the contract') });
}

/** What came of writing a row: its text, or the message that refuses it. */
function outcome(write: () => string): readonly [string, string] {
  try {
    return ['text', write()];
  } catch (error) {
    return ['refused', String(error)];
  }
}

const byZod = (schema: z.ZodType, value: unknown) => outcome(() => JSON.stringify(z.encode(schema, value)));

const lists = Object.entries(operations).flatMap(([name, operation]) =>
  operation.kind === 'list' ? [[name, operation.row] as const] : [],
);

test.each(lists)('the rows of %s are written, or refused, as Zod encodes them', (_name, schema: z.ZodType) => {
  const seen = new Set<string>();
  const same = (value: unknown) => {
    const expected = byZod(schema, value);
    seen.add(expected[0]);
    expect(outcome(() => rowText(schema, value))).toEqual(expected);
  };
  fc.assert(fc.property(valuesOf(schema, 0), same), { numRuns: 60, seed: 39 });
  fc.assert(fc.property(valuesOf(schema, 30), same), { numRuns: 60, seed: 39 });
  fc.assert(fc.property(odd, same), { numRuns: 30, seed: 39 });
  expect([...seen].toSorted()).toEqual(['refused', 'text']);
});

const kinds: Readonly<Record<string, z.ZodType>> = {
  trimmed: z.string().trim(),
  'of a format': z.email(),
  coerced: z.coerce.string(),
  refined: z.string().refine((text) => text !== 'no'),
  'at most 3 letters long': z.string().max(3),
  matching: z.string().regex(/^\d+$/),
  'matching from where it ended': z.string().regex(/\d/g),
  'above 3': z.number().gt(3),
  'a multiple of 2': z.int().multipleOf(2),
  'one of two texts': z.union([z.string().trim().max(2), z.string()]),
  preset: z.string().default('preset'),
  'optional with a preset': z.string().default('preset').optional(),
  'optional or null': z.string().nullish(),
  caught: z.string().catch('caught'),
  readonly: z.string().readonly(),
  anything: z.unknown(),
  'a list of at most one': z.array(z.string()).max(1),
  'an object': z.object({ a: z.int(), b: z.string().optional() }),
  'a refined record': row({ a: z.int() }).refine(({ a }) => a !== 3),
  'a record under two names': row({ a: z.int(), b: z.string().optional() }, { a: ['one', 'two'] }),
  'a record whose first field is optional': row({ a: z.int().optional(), b: z.string() }),
  'a codec that adds issues': z.codec(z.string(), z.string(), {
    decode: (text) => text,
    encode: (text, context) => {
      if (text === '') context.issues.push({ code: 'custom', input: text });
      return text;
    },
  }),
};

test.each(Object.entries(kinds))('a field that is %s is written, or refused, as Zod encodes it', (_kind, field) => {
  const schema = row({ id: z.int(), field });
  const given = fc.oneof(odd, fc.record({ a: fc.constantFrom(1, 3, 'x', undefined), b: fc.constantFrom('b', undefined) }), fc.array(texts));
  fc.assert(
    fc.property(given, (value) => {
      expect(outcome(() => rowText(schema, { id: 1, field: value }))).toEqual(byZod(schema, { id: 1, field: value }));
    }),
    { numRuns: 300, seed: 39 },
  );
});
