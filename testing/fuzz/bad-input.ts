/** Wrong requests for any operation, made from the JSON schema of its input, so that new operations are tested automatically. */
import type * as z from 'zod';
import { alternatives, choicesOf, itemsOf, schemaOf, type JsonSchema } from './input-schema.ts';

type Wire = Record<string, unknown>;
type Path = readonly (string | number)[];

/** Good values for keys whose type does not determine one. */
const knownValues: Readonly<Record<string, unknown>> = {
  country: 101,
  state: 4008,
  city: 133504,
  solution: 'Hospital Solution',
  content: '{}',
  productids: [1],
  dispatchids: [1],
  names: ['Teak Chair'],
  rows: [{}],
  marks: [{ billid: 1, amount: '1.00' }],
  // The parts of a payment plan sum to this.
  percent: '100.00',
  deductions: [{ kind: 'GST TDS', amount: '1.00' }],
  rights: ['Add Tax'],
};

/** One of these suits every other field; the first that the contract accepts is used. */
const likelyValues = [
  1,
  'Asha Rao',
  'Mr. Asha Rao',
  '9876543210',
  '411004',
  'office@akshar.example.in',
  'https://akshar.example.in',
  '2026-11-20',
  '2026-2027',
  '18.00',
  '27AAPFU0939F1ZV',
  'AAPFU0939F',
  '234567890124',
  'HDFC0000001',
  'A1',
  '0a'.repeat(32),
  0,
  true,
  [],
  {},
];

function assign(root: Wire, path: Path, value: unknown): Wire {
  const [head, ...rest] = path;
  if (head === undefined) throw new Error('A path has at least one part');
  const copy: Wire = { ...root };
  const inner = copy[head];
  if (rest.length === 0) copy[head] = value;
  else if (Array.isArray(inner))
    copy[head] = inner.map((item: Wire, index) => (index === rest[0] ? assign(item, rest.slice(1), value) : item));
  else copy[head] = assign((inner ?? {}) as Wire, rest, value);
  return copy;
}

function isAccepted(input: z.ZodType, root: Wire, path: Path): boolean {
  const issues = input.safeParse(root).error?.issues ?? [];
  return !issues.some((issue) => path.every((part, index) => issue.path[index] === part));
}

function fill(input: z.ZodType, schema: JsonSchema, root: Wire, path: Path): Wire {
  let filled = root;
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const here = [...path, key];
    const item = itemsOf(property);
    if (item?.properties) {
      filled = fill(input, item, assign(filled, here, [{}]), [...here, 0]);
      continue;
    }
    const values = [knownValues[key], ...choicesOf(property), ...likelyValues];
    const good = values.find((value) => value !== undefined && isAccepted(input, assign(filled, here, value), here));
    if (good !== undefined) filled = assign(filled, here, good);
  }
  return filled;
}

/** A request that the contract accepts, with every key for which a good value is known. */
export function goodInput(input: z.ZodType): Wire {
  return fill(input, schemaOf(input), {}, []);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Whether a schema accepts any value of this kind. */
function takesKind(schema: JsonSchema, value: unknown): boolean {
  return alternatives(schema).some((option) => {
    const choices = choicesOf(option).map(kindOf);
    const kinds = choices.length > 0 ? choices : [option.type ?? kindOf(value)].flat();
    return kinds.includes(kindOf(value)) || (kindOf(value) === 'integer' && kinds.includes('number'));
  });
}

const ofEveryKind = [5, 5.5, 'text', ['text'], { a: 1 }, null, true];
/** Longer than any text that the panel stores. */
const longText = 'x'.repeat(100_000);
const oddValues = [
  '',
  'a\u0000b',
  'a\ud800b',
  "'; drop table users; -- %_\\",
  '1e3',
  '9007199254740993',
  -1,
  0,
  1.5,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  null,
  [],
];

/** The trials of one key, each in a request that is otherwise good. */
export interface Trials {
  /** Must be refused: missing, of another kind, too long. */
  readonly wrong: readonly Wire[];
  /** Of the right kind, but strange: refused or harmless. */
  readonly odd: readonly Wire[];
}

/** The requests with which to test an operation, by key. */
export function trialsOf(input: z.ZodType): Trials[] {
  const good = goodInput(input);
  return trialsBelow(schemaOf(input), good, good, []);
}

function trialsBelow(schema: JsonSchema, root: Wire, own: Wire, path: Path): Trials[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const here = [...path, key];
    const put = (value: unknown) => assign(root, here, value);
    const missing = schema.required?.includes(key) ? [put(undefined)] : [];
    const wrong = [...missing, ...ofEveryKind.filter((value) => !takesKind(property, value)).map(put), put(longText)];
    const odd = oddValues.filter((value) => takesKind(property, value)).map(put);
    const [item, inner] = [itemsOf(property), own[key]];
    const nested = item?.properties && Array.isArray(inner) ? trialsBelow(item, root, inner[0] as Wire, [...here, 0]) : [];
    return [{ wrong, odd }, ...nested];
  });
}
