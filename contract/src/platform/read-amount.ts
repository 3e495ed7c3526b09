/** The signs of the rupee before an amount, and what follows it on bills. */
const before = /^(?:₹|Rs\.?|INR)\s*/i;
const after = /\s*(?:\/[-=]|\/\p{Pd})?\s*(?:only\.?|Rs\.?|INR)?$/iu;

/** Longer than any amount with its signs. */
const longest = 40;

const plain = /^\d+(?:\.\d*)?$/;
/** An amount in groups, as India or the West write them: the last group has three digits. */
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/**
 * An amount without its signs and commas: `₹1,15,432.10`, `Rs.115432.1` and `1,15,432/-`. A text that could be read in two ways stays
 * unchanged, and the checks refuse it: `12499,50` with a decimal comma must not become a hundred times as much.
 */
export function readAmount(text: string): string {
  if (text.length > longest) return text;
  const figures = text.trim().replace(before, '').replace(after, '');
  if (plain.test(figures)) return figures;
  return grouped.test(figures) ? figures.replaceAll(',', '') : text;
}

/** A percentage without its sign: `12.5 %` is 12.5. Anything else stays unchanged. */
export function readPercent(text: string): string {
  if (text.length > longest) return text;
  const figures = text.trim().replace(/\s*%$/, '');
  return plain.test(figures) ? figures : text;
}
