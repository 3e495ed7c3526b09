/** The table of issued documents: the first and the last number of each series. */

/** A number that was used in the month. */
export interface IssuedNumber {
  readonly kind: 'invoice' | 'challan' | 'credit note';
  readonly number: string;
  readonly isCancelled: boolean;
}

const natures = {
  invoice: 'Invoices for outward supply',
  challan: 'Delivery Challan in other cases',
  'credit note': 'Credit Note',
} as const;

/** One row for each series. Numbers that differ only in the digits at their end are of one series. */
export function documentRows(numbers: readonly IssuedNumber[]): string[][] {
  const series = new Map<string, IssuedNumber[]>();
  for (const each of numbers) {
    const key = `${natures[each.kind]}|${each.number.replace(/\d+$/, '')}`;
    const before = series.get(key);
    if (before) before.push(each);
    else series.set(key, [each]);
  }
  return [...series].map(([key, issued]) => {
    const sorted = issued.toSorted((one, other) => lastDigits(one.number) - lastDigits(other.number));
    const cancelled = issued.filter(({ isCancelled }) => isCancelled).length;
    const [nature = ''] = key.split('|');
    return [nature, sorted[0]?.number ?? '', sorted.at(-1)?.number ?? '', String(issued.length), String(cancelled)];
  });
}

function lastDigits(number: string): number {
  return Number(/\d+$/.exec(number)?.[0] ?? 0);
}
