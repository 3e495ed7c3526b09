/**
 * Writes the rows of lists as JSON. Each row schema gets one function, which goes from the row to its text without the objects in between.
 * It knows the usual kinds of field and leaves the others to Zod. A row with a value that it does not expect is encoded by Zod as a whole,
 * so that Zod alone refuses rows.
 */
import { fieldNamesOf } from '@vikray/contract/platform/wire.ts';
import * as z from 'zod';

/** The JSON text of a value; undefined if Zod must decide. */
type Writer = (value: unknown) => string | undefined;

const writers = new WeakMap<z.ZodType, Writer>();

/** The row in wire names as JSON text, as `JSON.stringify(z.encode(schema, row))` writes it. Throws what that throws. */
export function rowText(schema: z.ZodType, row: unknown): string {
  let write = writers.get(schema);
  if (!write) writers.set(schema, (write = writerOf(schema)));
  return write(row) ?? JSON.stringify(z.encode(schema, row));
}

/** The parts of Zod's definitions that are read here. Zod publishes them, but only as a union of all kinds. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly coerce?: boolean;
  readonly checks?: readonly z.core.$ZodCheck[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly reverseTransform?: (value: unknown, payload?: unknown) => unknown;
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as Definition;

function writerOf(schema: z.ZodType): Writer {
  return recordWriter(schema) ?? plainWriter(schema) ?? codecWriter(schema) ?? byZod(schema);
}

function byZod(schema: z.ZodType): Writer {
  return (value) => {
    // A field may accept it that its record requires.
    if (value === undefined) return undefined;
    const { success, data } = z.safeEncode(schema, value);
    return success ? JSON.stringify(data) : undefined;
  };
}

/** What JSON escapes, and all surrogates, because it escapes lone ones. */
// eslint-disable-next-line no-control-regex -- JSON escapes the control characters
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/;

const writeText: Writer = (value) => {
  if (typeof value !== 'string') return undefined;
  return escaped.test(value) ? JSON.stringify(value) : `"${value}"`;
};

/** Writes a value whose text on the wire is its own. */
function plainWriter(schema: z.ZodType): Writer | undefined {
  const { type, entries, innerType, element, checks = [] } = definitionOf(schema);
  if (type === 'string' && checks.length === 0 && isPlain(schema)) return writeText;
  if (type === 'string' || type === 'number') return leafWriter(schema);
  if (checks.length > 0) return undefined;
  if (type === 'nullable' && innerType) return orNull(writerOf(innerType));
  if (type === 'array' && element) return arrayWriter(writerOf(element));
  if (type !== 'enum' || !entries) return undefined;
  const texts = new Map<unknown, string>(Object.values(entries).map((entry) => [entry, JSON.stringify(entry)]));
  return (value) => texts.get(value);
}

function leafWriter(schema: z.ZodType): Writer | undefined {
  const accepts = acceptance(schema);
  return accepts && ((value) => (accepts(value) ? leafText(value) : undefined));
}

const leafText: Writer = (value) => (typeof value === 'number' ? String(value) : value === null ? 'null' : writeText(value));

function orNull(write: Writer): Writer {
  return (value) => (value === null ? 'null' : write(value));
}

function arrayWriter(write: Writer): Writer {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    let text = '';
    for (const each of value) {
      const written = write(each);
      if (written === undefined) return undefined;
      text += text === '' ? written : `,${written}`;
    }
    return `[${text}]`;
  };
}

/** Writes a field with a form of its own on the wire, such as paise. */
function codecWriter(schema: z.ZodType): Writer | undefined {
  const { type, in: wire, out, reverseTransform: encode, checks = [] } = definitionOf(schema);
  // With a second parameter, the function could add issues.
  if (type !== 'pipe' || !wire || !out || !encode || encode.length !== 1 || checks.length > 0) return undefined;
  const [isValue, isOnWire] = [acceptance(out), acceptance(wire)];
  if (!isValue || !isOnWire) return undefined;
  return (value) => {
    if (!isValue(value)) return undefined;
    const encoded = encode(value);
    return isOnWire(encoded) ? leafText(encoded) : undefined;
  };
}

/** Whether a text or number has no format of its own but that of whole numbers, and is not made from other values. */
function isPlain(schema: z.ZodType): boolean {
  const { format, coerce } = definitionOf(schema);
  return !coerce && (format === undefined || format === 'safeint');
}

type Acceptance = (value: unknown) => boolean;

/** Whether a value surely passes a schema unchanged, for schemas of texts, numbers and null. Undefined for any other schema. */
function acceptance(schema: z.ZodType): Acceptance | undefined {
  const { type, format, innerType, options, checks = [] } = definitionOf(schema);
  if (!isPlain(schema)) return undefined;
  if (type === 'null') return (value) => value === null;
  if (type === 'string') return allOf([(value) => typeof value === 'string', ...checks.map(checkAcceptance)]);
  if (type === 'number') return allOf([format === 'safeint' ? Number.isSafeInteger : Number.isFinite, ...checks.map(checkAcceptance)]);
  if (checks.length > 0) return undefined;
  if (type === 'nullable' && innerType) return anyOf([(value) => value === null, acceptance(innerType)]);
  return type === 'union' && options ? anyOf(options.map(acceptance)) : undefined;
}

interface CheckDefinition {
  readonly check: string;
  readonly when?: unknown;
  readonly value?: number | bigint | Date;
  readonly inclusive?: boolean;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: RegExp;
}

function checkAcceptance(check: z.core.$ZodCheck): Acceptance | undefined {
  const { check: kind, value: bound, inclusive, maximum, format, pattern } = check._zod.def as CheckDefinition;
  if (kind === 'greater_than' && typeof bound === 'number' && inclusive) return (value) => Number(value) >= bound;
  if (kind === 'less_than' && typeof bound === 'number' && inclusive) return (value) => Number(value) <= bound;
  // Zod may count letters of two code units as one, which refuses less.
  if (kind === 'max_length' && maximum !== undefined) return (value) => String(value).length <= maximum;
  if (kind === 'string_format' && format === 'regex' && pattern && !pattern.global && !pattern.sticky)
    return (value) => pattern.test(String(value));
  return undefined;
}

function allOf(conditions: readonly (Acceptance | undefined)[]): Acceptance | undefined {
  return ifAllKnown(conditions, (all) => {
    const [first = () => true, second = () => true, third = () => true, ...rest] = all;
    if (rest.length > 0) return (value) => all.every((holds) => holds(value));
    return (value) => first(value) && second(value) && third(value);
  });
}

function anyOf(conditions: readonly (Acceptance | undefined)[]): Acceptance | undefined {
  return ifAllKnown(conditions, (all) => {
    const [first = () => false, ...rest] = all;
    return (value) => first(value) || rest.some((holds) => holds(value));
  });
}

/** Joins the conditions. Undefined if one of them is. */
function ifAllKnown(
  conditions: readonly (Acceptance | undefined)[],
  joined: (all: readonly Acceptance[]) => Acceptance,
): Acceptance | undefined {
  const all = conditions.filter((each) => each !== undefined);
  return all.length === conditions.length ? joined(all) : undefined;
}

/** Writes a record under its wire names. */
function recordWriter(schema: z.ZodType): Writer | undefined {
  const names = fieldNamesOf(schema);
  const wire = definitionOf(schema).in;
  const shape = wire && definitionOf(wire).shape;
  if (!names || !shape) return undefined;
  const parts = Object.entries(shape).map(([name, field]) => partOf(name, names.get(name) ?? name, field));
  // The first part has no comma before it, so it must be there.
  if (parts[0]?.isOptional !== false) return undefined;
  const lines = parts.flatMap(({ field, isOptional }, at) => [
    `const value${at} = row[${JSON.stringify(field)}];`,
    `const text${at} = ${isOptional ? `value${at} === undefined ? '' : ` : ''}write${at}(value${at});`,
    `if (text${at} === undefined) return undefined;`,
  ]);
  const texts = parts.map(({ name, isOptional }, at) => {
    const key = JSON.stringify(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`);
    return isOptional ? `(value${at} === undefined ? '' : ${key} + text${at})` : `${key} + text${at}`;
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- the names are those of the contract, written as texts
  const make = new Function(
    'writers',
    `const [${parts.map((_, at) => `write${at}`).join(', ')}] = writers; return (row) => { ${lines.join('\n')} return ${texts.join(' + ')} + '}'; };`,
  );
  const write = make(parts.map((part) => part.write)) as Writer;
  return (row) => (typeof row === 'object' && row !== null ? write(row) : undefined);
}

/** A field with its writer. Zod drops an optional field that is undefined. */
function partOf(name: string, field: string, schema: z.ZodType) {
  const { type, innerType, checks = [] } = definitionOf(schema);
  const isOptional = type === 'optional' && innerType?._zod.optin === undefined && checks.length === 0;
  return { name, field, isOptional, write: writerOf(isOptional && innerType ? innerType : schema) };
}
