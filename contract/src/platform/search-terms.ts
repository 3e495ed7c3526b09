/** A search text: words in any order, each found anywhere in a record. Quotes keep a phrase together. */

/** The text for stored keys and comparisons: compatibility forms unified, trimmed, inner spaces collapsed, lower case. */
export function comparable(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Accents, and the nukta of the Indian scripts. Vowel signs stay, because they make another word. */
const marks = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc]/g;
/** A dot that is not between two digits: those of `A.B.C.` and `Pvt. Ltd.`, but not that of `12.50`. */
const dots = /(?<!\p{Nd})\.|\.(?!\p{Nd})/gu;
/** Also an acute accent that stands alone, which is typed for an apostrophe. */
const singleQuotes = /[‘’‚‛′ʼ`]| \u0301/g;
const doubleQuotes = /[“”„‟«»]|''/g;
/** A comparable text without anything to fold. */
const plain = /^[a-z0-9 ,@:;/()&+\-_₹]*$/;

/**
 * The text for searches, and for hints at likely duplicates: comparable, with one kind of quotes, without accents, nukta and the dots of
 * abbreviations. `Café A.B.C.` is `cafe abc`. A folded text stays as it is. Keys that are stored or hashed use `comparable` instead.
 */
export function folded(text: string): string {
  const key = comparable(text);
  if (plain.test(key)) return key;
  const unmarked = key.replace(singleQuotes, "'").normalize('NFD').replace(marks, '').normalize('NFC');
  return unmarked.replace(dots, '').replace(doubleQuotes, '"').replace(/ +/g, ' ').trim();
}

/** A quoted phrase, or a word. A quote inside a word, as in `24"`, is an ordinary character. */
const term = /"([^"]+)"(?=\s|$)|(\S+)/g;

/** The folded words and phrases to find, without duplicates and without words that are part of another. Empty for blank text. */
export function searchTerms(typed: string): readonly string[] {
  const terms = [...new Set(wordsOf(folded(typed)))];
  return terms.filter((each) => !terms.some((other) => other !== each && other.includes(each)));
}

/** The words and phrases of a text as they stand. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(term)].map(([, phrase, word]) => (phrase ?? word ?? '').trim()).filter((each) => each !== '');
}

/** The typed text without the quotes of a phrase. */
export function phraseOf(typed: string): string {
  const [only, ...others] = wordsOf(typed);
  return only === undefined || others.length > 0 ? typed : only;
}

/** A part of a text: where it begins, and where the rest begins. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a text as it is shown has a folded term for the first time; undefined if it does not. */
export function spanOf(text: string, wanted: string): Span | undefined {
  // Each sign with its marks is folded alone, so that the place in the folded text leads to that in the shown one.
  const places: Span[] = [];
  let key = '';
  for (const { 0: sign, index: start } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    const end = start + sign.length;
    const piece = sign === '.' && isBetweenDigits(text, start) ? '.' : /^\s+$/.test(sign) ? blankAfter(key) : folded(sign);
    for (let index = 0; index < piece.length; index++) places.push({ start, end });
    key += piece;
  }
  const at = wanted === '' ? -1 : key.indexOf(wanted);
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  return first && last && { start: first.start, end: last.end };
}

function isBetweenDigits(text: string, at: number): boolean {
  return /^\p{Nd}\.\p{Nd}/u.test(text.slice(at - 1));
}

function blankAfter(key: string): string {
  return key === '' || key.endsWith(' ') ? '' : ' ';
}
