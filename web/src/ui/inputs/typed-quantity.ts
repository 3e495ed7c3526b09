/** Typed quantities of whole pieces. A point or a sign is kept for a check to refuse: without the point, 1.5 would become 15 pieces. */

/** The part of a typed quantity that is kept: at most `maxDigits` digits, points and signs, without leading zeros. */
export function typedQuantity(text: string, maxDigits: number): string {
  return text
    .replace(/[^\d.-]/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxDigits);
}

/** Whether the text is a whole number of pieces. An empty text counts as one. */
export function isWhole(typed: string): boolean {
  return /^\d*$/.test(typed);
}
