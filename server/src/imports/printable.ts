/** A text of a file as a sentence can quote it: in one line, without characters that no text column can hold. */
export function printable(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed();
}
