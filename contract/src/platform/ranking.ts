/**
 * How well a record matches what the user typed, the same in every picker. From best to worst: the whole name, the beginning of the name,
 * the beginning of a word of the name, any part of the name, any other text. Several words match as well as the worst of them.
 */
import { folded, phraseOf, searchTerms, spanOf } from './search-terms.ts';

/** How well a name matches a search; the lowest is the best. See `rankOf`. */
export const ranks = { whole: 0, begins: 1, word: 2, part: 3, other: 4 } as const;
export type Rank = (typeof ranks)[keyof typeof ranks];

/** The characters that separate words of a name, besides blanks. The server's SQL replaces each with a blank. */
export const wordBreaks = ['(', ')', '[', '-', '/', '.', ',', '&', '+', '"', "'"] as const;

/** How well a name with these other texts matches; undefined if a word is found nowhere. Blank text matches every name equally. */
export function rankOf(typed: string, name: string, others: readonly string[] = []): Rank | undefined {
  return rankingBy(typed)(name, others);
}

/** `rankOf` for many names: the typed text is read once. */
function rankingBy(typed: string): (name: string, others: readonly string[]) => Rank | undefined {
  const phrase = phraseOf(folded(typed));
  const terms = searchTerms(typed);
  return (name, others) => {
    const key = folded(name);
    if (key === phrase) return ranks.whole;
    if (key.startsWith(phrase)) return ranks.begins;
    if (terms.every((term) => key.includes(term))) {
      const words = ` ${wordBreaks.reduce((text, mark) => text.replaceAll(mark, ' '), key)}`;
      return terms.every((term) => beginsWord(term, key, words)) ? ranks.word : ranks.part;
    }
    const texts = [key, ...others.map(folded)];
    return terms.every((term) => texts.some((text) => text.includes(term))) ? ranks.other : undefined;
  };
}

function beginsWord(term: string, key: string, words: string): boolean {
  return key.startsWith(term) || key.includes(` ${term}`) || words.includes(` ${term}`);
}

/** The matching records, best first. Equal matches keep their order. */
export function bestFirst<Record>(
  records: readonly Record[],
  typed: string,
  textsOf: (record: Record) => readonly [name: string, ...others: string[]],
): Record[] {
  const rank = rankingBy(typed);
  const ranked = records.flatMap((record) => {
    const [name, ...others] = textsOf(record);
    const found = rank(name, others);
    return found === undefined ? [] : [{ record, rank: found }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ record }) => record);
}

/** A piece of a text around a match. */
export interface Excerpt {
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

const maxAround = 30;

/** The text around the first typed word that the name lacks. Undefined if the name has all words, or if no text has the word. */
export function excerptOf(typed: string, name: string, others: readonly string[]): Excerpt | undefined {
  const missing = searchTerms(typed).find((term) => !folded(name).includes(term));
  if (missing === undefined) return undefined;
  for (const other of others) {
    const text = other.normalize('NFKC').replace(/\s+/g, ' ').trim();
    const span = spanOf(text, missing);
    if (!span) continue;
    const { start, end } = span;
    return { before: shortened(text.slice(0, start), 'end'), found: text.slice(start, end), after: shortened(text.slice(end), 'start') };
  }
  return undefined;
}

/** The first or last words of a text. */
function shortened(text: string, nearest: 'start' | 'end'): string {
  if (text.length <= maxAround) return text;
  if (nearest === 'start') return `${text.slice(0, maxAround).replace(/\s\S*$/, '')}…`;
  return `…${text.slice(-maxAround).replace(/^\S*\s/, '')}`;
}
