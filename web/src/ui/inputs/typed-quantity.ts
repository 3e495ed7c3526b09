/** Whole pieces as they are typed. A point or a sign stays for a check to refuse: dropped, it would make 15 pieces of 1.5. */

/** What stays of a typed quantity: digits, points and signs, at most `maxDigits` of them, without leading zeros. */
export function typedQuantity(text: string, maxDigits: number): string {
  return text
    .replace(/[^\d.-]/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxDigits);
}

/** Whether it can be read as pieces; nothing typed is none. */
export function isWhole(typed: string): boolean {
  return /^\d*$/.test(typed);
}
