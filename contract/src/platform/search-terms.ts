/** A search text: words in any order, each found anywhere in a record. Quotes keep a phrase together. */

/** The text for comparisons: compatibility forms unified, trimmed, inner spaces collapsed, lower case. */
export function comparable(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** A quoted phrase, or a word. A quote inside a word, as in `24"`, is an ordinary character. */
const term = /"([^"]+)"(?=\s|$)|(\S+)/g;

/** The words and phrases to find, without duplicates and without words that are part of another. Empty for blank text. */
export function searchTerms(typed: string): readonly string[] {
  const found = [...comparable(typed).matchAll(term)].map(([, phrase, word]) => (phrase ?? word ?? '').trim());
  const terms = [...new Set(found.filter((each) => each !== ''))];
  return terms.filter((each) => !terms.some((other) => other !== each && other.includes(each)));
}
