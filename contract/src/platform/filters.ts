/**
 * Filters of lists. A list declares each once, with its kind and its label; the input of the operation, the address of the page and the
 * control on the screen follow. A value that cannot be read is refused with a sentence that names the filter.
 */
import * as z from 'zod';
import { decimal } from './decimal.ts';
import { line, requiredId } from './fields.ts';
import { filterMessages as say } from './filter-messages.ts';
import { isDayOrWord } from './relative-days.ts';

/** The kinds of record that a filter can choose. */
export type FilteredRecord = 'customer' | 'product' | 'user' | 'issuer' | 'supplier' | 'state' | 'industry' | 'category';

/** What a filter chooses: a word, a record, an amount, a text, or the first or last day of a period. */
export type FilterKind = 'word' | FilteredRecord | 'stateName' | 'amount' | 'text' | 'firstDay' | 'lastDay';

/** A filter. `value` is its field in the operation. */
export interface Filter<V extends z.ZodType = z.ZodType> {
  readonly kind: FilterKind;
  readonly label: string;
  readonly value: V;
  /** The words to choose from. */
  readonly words?: readonly string[];
  /** For the first day of a period: the filter with its last day. */
  readonly until?: string;
}

/** The filters of a list by field. Each is written in lower case on the wire and in the address. */
export type Filters = Readonly<Record<string, Filter>>;

/** One of some words. */
export function word<const W extends readonly [string, ...string[]]>(label: string, words: W) {
  return { kind: 'word', label, words, value: z.enum(words, { error: say.notOffered(label) }) } as const;
}

/** A record by its id. */
export function record<K extends FilteredRecord>(label: string, kind: K) {
  return { kind, label, value: requiredId(say.notOffered(label)) } as const;
}

/** An entry of a lookup list by its id or its name. */
export function recordOrName<K extends FilteredRecord>(label: string, kind: K) {
  const error = { error: say.notOffered(label) };
  return { kind, label, value: z.union([requiredId(say.notOffered(label)), line(200).min(1, error)], error) } as const;
}

/** The name of a state. */
export function stateName(label: string) {
  return { ...text(label), kind: 'stateName' } as const;
}

/** A text that must be the whole of a value. */
export function text(label: string) {
  return { kind: 'text', label, value: line(200).min(1) } as const;
}

/** An amount in rupees, in paise in the code. */
export function amount(label: string) {
  return { kind: 'amount', label, value: decimal(say.notAnAmount(label)) } as const;
}

const day = (label: string) => z.string({ error: say.notADay(label) }).refine(isDayOrWord, { error: say.notADay(label) });

/** The first day of a period, whose last day is the filter `until`. */
export function firstDay<U extends string>(label: string, until: U) {
  return { kind: 'firstDay', label, until, value: day(label) } as const;
}

/** The last day of a period. */
export function lastDay(label: string) {
  return { kind: 'lastDay', label, value: day(label) } as const;
}

/** The filters `from` and `to`, both included. */
export function periodOf(label: string) {
  return { from: firstDay(label, 'to'), to: lastDay(label) } as const;
}

/** The fields of an operation for its filters. */
export function fieldsOf<F extends Filters>(filters: F): { readonly [K in keyof F]: z.ZodOptional<F[K]['value']> } {
  // The keys and values are those of the declaration.
  return Object.fromEntries(Object.entries(filters).map(([name, { value }]) => [name, value.optional()])) as never;
}

/** The chosen values of filters. Absent ones match everything. */
export type FilterValues<F extends Filters> = { readonly [K in keyof F]?: z.output<F[K]['value']> | undefined };

/** The name of a filter on the wire and in the address. */
export function wireNameOf(field: string): string {
  return field.toLowerCase();
}
