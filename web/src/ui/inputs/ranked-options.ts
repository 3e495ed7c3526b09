import { rankOf } from '@vikray/contract/platform/ranking.ts';
import type { SelectProps } from 'antd';

interface Labelled {
  readonly label?: unknown;
}

const ranked = (typed: string, { label }: Labelled) => rankOf(typed, typeof label === 'string' ? label : '') ?? Infinity;

/** Keeps the options whose label contains every typed word, best match first, so that Enter takes the best. */
export const rankedSearch = {
  filterOption: (typed: string, option?: Labelled) => ranked(typed, option ?? {}) < Infinity,
  filterSort: (one: Labelled, other: Labelled, { searchValue }: { searchValue: string }) =>
    ranked(searchValue, one) - ranked(searchValue, other),
} satisfies SelectProps['showSearch'];

/**
 * A number as an option's value. The select marks the option whose value begins with the typed text; the line break prevents that, because
 * no one can type it.
 */
export function optionKey(value: number): string {
  return `\n${value}`;
}
