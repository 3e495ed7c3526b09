const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const wanted = new Set(['\n', '\u200c', '\u200d']);

/**
 * Text whose every character is to be seen: spaces are spaces, and characters that only steer others are gone, but for the joiners of
 * Indian scripts.
 */
export function visible(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .replace(invisible, (character) => (wanted.has(character) ? character : ''));
}
