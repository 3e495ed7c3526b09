/** What a user types to find something: words in any order, each found anywhere in a record; quotes keep a phrase together. */

/** A text as texts are compared: compatibility forms unified, trimmed, inner spaces collapsed, lower case. */
export function comparable(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** A quoted phrase, or a word. A quote inside a word, as in `24"`, is a letter like any other. */
const term = /"([^"]+)"(?=\s|$)|(\S+)/g;

/** The words and phrases to find, each once and none that is part of another. None for blank text. */
export function searchTerms(typed: string): readonly string[] {
  const said = [...comparable(typed).matchAll(term)].map(([, phrase, word]) => (phrase ?? word ?? '').trim());
  const terms = [...new Set(said.filter((each) => each !== ''))];
  return terms.filter((each) => !terms.some((other) => other !== each && other.includes(each)));
}
