const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const wanted = new Set(['\n', '\u200c', '\u200d']);

/** A text without invisible characters, except for the joiners of Indian scripts. All kinds of space become plain spaces. */
export function visible(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .replace(invisible, (character) => (wanted.has(character) ? character : ''));
}
