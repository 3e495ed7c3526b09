/** Typed quantities of whole pieces. A point or a sign is kept for a check to refuse: without the point, 1.5 would become 15 pieces. */

/**
 * The number in a typed or pasted quantity, with its point and sign, without leading zeros. Undefined for what would become another number:
 * more than one of them, as in `1E+03`, `2 x 3` or two cells, a decimal comma, and more than `maxDigits` digits.
 */
export function typedQuantity(text: string, maxDigits: number): string | undefined {
  if (/,\d{1,2}(?![\d,])/.test(text)) return undefined;
  const plain = text
    .replaceAll(',', '')
    .replace(/(?<!\d)\s+/g, '')
    .replace('−', '-');
  const [number = '', ...others] = plain.match(/[.-]*\d[\d.-]*/g) ?? plain.match(/[.-]+/g) ?? [];
  if (others.length > 0 || number.replace(/\D/g, '').length > maxDigits) return undefined;
  return number.replace(/^0+(?=\d)/, '');
}

/** Whether the text is a whole number of pieces. An empty text counts as one. */
export function isWhole(typed: string): boolean {
  return /^\d*$/.test(typed);
}
