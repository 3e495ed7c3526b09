/** The pieces of Tally's XML. */

// Everything that XML 1.0 does not allow, and halves of surrogate pairs.
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text for content and attributes: special characters escaped, forbidden ones left out, on one line. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** An element with a text. */
export function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

/** An element with elements inside. */
export function group(name: string, inner: readonly string[]): string {
  return `<${name}>${inner.join('')}</${name}>`;
}
