/** A text of a file as a sentence can quote it: short, in one line, without characters that text columns cannot store. */
export function printable(text: string): string {
  return text
    .slice(0, 400)
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed();
}
