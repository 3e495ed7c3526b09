/** Reads the JSON schema of an operation's input, for tests that make requests from it. */
import { wireSchema } from '@vikray/contract/platform/wire.ts';
import type * as z from 'zod';

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** The JSON schema of an operation's input as it travels. */
export function schemaOf(input: z.ZodType): JsonSchema {
  // JSON Schema as Zod writes it; only the keywords named above are read.
  return wireSchema(input) as JsonSchema;
}

/** The schemas of which a value must match one. */
export function alternatives(schema: JsonSchema): readonly JsonSchema[] {
  return schema.anyOf ? schema.anyOf.flatMap(alternatives) : [schema];
}

/** The schema of a list's items; undefined for other values. */
export function itemsOf(schema: JsonSchema): JsonSchema | undefined {
  return alternatives(schema).find((option) => option.items)?.items;
}

/** The enumerated values of a schema; empty when it accepts any value of a kind. */
export function choicesOf(schema: JsonSchema): unknown[] {
  return alternatives(schema).flatMap((option) => (option.const === undefined ? (option.enum ?? []) : [option.const]));
}
