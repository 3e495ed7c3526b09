/** Random requests, built from the schema of an operation, with arbitrary values in some places. */
import fc from 'fast-check';
import type * as z from 'zod';
import { goodInput } from './bad-input.ts';
import { alternatives, choicesOf, itemsOf, schemaOf, type JsonSchema } from './input-schema.ts';

type Wire = Record<string, unknown>;

/** Keys that every object inherits, or that would change every object. */
const inheritedKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'then', 'length'];

/** Texts that make a careless pattern backtrack for a long time. */
const tiringTexts = ['a', '1', ' ', '@', '.', '-', 'a@', '1,', '(', '/', 'a.', '  \n', '\u00df', '\u0915\u094d'].map(
  (part) => `${part.repeat(5000)}!`,
);

const injections = [
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_',
  '\\',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '=cmd()',
  '\r\nset-cookie: a=b',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '\ufeff',
];

const hugeNumbers = [2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, -1e308, 5e-324, -0, 0.1 + 0.2];
const hugeNumberTexts = ['9'.repeat(400), '1e400', '-1', '0x10', 'NaN', 'Infinity', '1_000', '٣', '1.005', '00', '+1'];

/** Nested far deeper than any form. */
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...injections),
  fc.constantFrom(...tiringTexts),
  fc.constantFrom(...hugeNumberTexts),
);
const anyNumber = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(...hugeNumbers));
const anything = fc.oneof(
  anyText,
  anyNumber,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(nested(50), nested(2000)),
);

/** Random values that a schema accepts: ids that may exist, amounts, and texts that forms use. */
function fitting(schema: JsonSchema, good: unknown): fc.Arbitrary<unknown> {
  const choices = choicesOf(schema);
  if (choices.length > 0) return fc.constantFrom(...choices);
  const item = itemsOf(schema);
  if (item?.properties) {
    const goodItem = Array.isArray(good) ? (good[0] as Wire) : {};
    return fc.array(objectOf(item, goodItem), { maxLength: 3 });
  }
  const kinds = new Set(alternatives(schema).flatMap((option) => option.type ?? []));
  const numbers = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: -10, max: 100_000 }));
  const texts = fc.oneof(
    numbers.map(String),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.integer({ min: 0, max: 10_000_000 }).map((paise) => (paise / 100).toFixed(2)),
  );
  if (kinds.has('string') && kinds.size > 1) return fc.oneof(numbers, texts);
  return kinds.has('integer') || kinds.has('number') ? numbers : texts;
}

function objectOf(schema: JsonSchema, good: Wire): fc.Arbitrary<Wire> {
  const fields = Object.entries(schema.properties ?? {}).map(([key, property]) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant([key, good[key]] as const) },
      { weight: 3, arbitrary: fitting(property, good[key]).map((value) => [key, value] as const) },
      { weight: 1, arbitrary: anything.map((value) => [key, value] as const) },
      { weight: 1, arbitrary: fc.constant([key, undefined] as const) },
    ),
  );
  const others = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...inheritedKeys), fc.string({ unit: 'binary', maxLength: 12 })), anything), {
    maxLength: 2,
  });
  // Built from entries, because an assignment to __proto__ would not create a key.
  return fc
    .tuple(fc.tuple(...fields), others)
    .map(([own, more]) => Object.fromEntries([...own, ...more].filter(([, value]) => value !== undefined)));
}

/** Random requests for an operation, most of them nearly right. */
export function fuzzedInput(input: z.ZodType): fc.Arbitrary<Wire> {
  return objectOf(schemaOf(input), goodInput(input));
}

/** The same request as a query, in which every value is text. */
export function asQuery(wire: Wire): Wire {
  return Object.fromEntries(Object.entries(wire).map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : value]));
}
