/** Texts as a sentence lists them: `3 receipts, 1 refund and 2 credit notes`. */
export function listedWords(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
