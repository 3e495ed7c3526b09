/** An amount in the words of an Indian invoice: lakh and crore, rupees and paise. */

const upToNineteen = [
  'Zero One Two Three Four Five Six Seven Eight Nine Ten',
  'Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen',
]
  .join(' ')
  .split(' ');
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

const steps = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function numberInWords(number: number): string {
  if (number < 20) return upToNineteen[number] ?? '';
  if (number < 100) return [tens[Math.floor(number / 10)] ?? '', ...(number % 10 > 0 ? [numberInWords(number % 10)] : [])].join('-');
  const [size, name] = steps.find(([least]) => number >= least) ?? [100, 'Hundred'];
  const rest = number % size;
  return [numberInWords(Math.floor(number / size)), name, ...(rest > 0 ? [numberInWords(rest)] : [])].join(' ');
}

/**
 * An amount in paise, such as `Rupees Twelve Lakh Thirty-Four Thousand Five Hundred and Fifty Paise Only`. Paise of 0 are left out. Not for
 * negative amounts.
 */
export function amountInWords(paise: number): string {
  const part = paise % 100;
  return ['Rupees', numberInWords(Math.floor(paise / 100)), ...(part > 0 ? ['and', numberInWords(part), 'Paise'] : []), 'Only'].join(' ');
}
