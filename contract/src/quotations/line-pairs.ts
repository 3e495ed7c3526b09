import type { QuotationProduct } from './quotation.ts';

/** A line before and after. One of the two is absent when the line was added or removed. */
export interface LinePair {
  readonly before?: QuotationProduct;
  readonly after?: QuotationProduct;
}

type Key = (line: QuotationProduct) => string;

/** What two lines have in common to be the same line, the closest likeness first (REV-25). A moved line is alike in everything. */
const likenesses: readonly Key[] = [
  ({ productId, rate, quantity, name, description }) => JSON.stringify([productId, rate, quantity, name, description]),
  ({ productId, rate }) => `${productId} ${rate}`,
  ({ productId }) => String(productId),
];

/** The places of lines by what they have in common, each list in the order of the lines. */
function placesBy(key: Key, lines: readonly QuotationProduct[], isMatched: (place: number) => boolean): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, line] of lines.entries()) {
    if (isMatched(place)) continue;
    const alike = places.get(key(line));
    if (alike) alike.push(place);
    else places.set(key(line), [place]);
  }
  return places;
}

/** For each matched line of the older list its place in the newer one, by its place in the older one. */
function matches(older: readonly QuotationProduct[], newer: readonly QuotationProduct[]): ReadonlyMap<number, number> {
  const placeAfter = new Map<number, number>();
  const taken = new Set<number>();
  for (const likeness of likenesses) {
    const waiting = placesBy(likeness, newer, (place) => taken.has(place));
    for (const [key, places] of placesBy(likeness, older, (place) => placeAfter.has(place))) {
      for (const [index, match] of (waiting.get(key) ?? []).entries()) {
        const place = places[index];
        if (place === undefined) break;
        placeAfter.set(place, match);
        taken.add(match);
      }
    }
  }
  return placeAfter;
}

/**
 * Pairs the lines of two revisions, in the order of the newer one. A removed line comes after the line that it followed. Its time grows
 * with the number of lines, also if they are all of one product.
 */
export function linePairs(older: readonly QuotationProduct[], newer: readonly QuotationProduct[]): LinePair[] {
  const placeAfter = matches(older, newer);
  const removedAt: LinePair[][] = [[], ...newer.map(() => [])];
  const pairs: LinePair[] = newer.map((after) => ({ after }));
  let place = -1;
  for (const [index, before] of older.entries()) {
    const match = placeAfter.get(index);
    const after = match === undefined ? undefined : newer[match];
    if (match === undefined || after === undefined) {
      removedAt[place + 1]?.push({ before });
    } else {
      pairs[match] = { before, after };
      place = match;
    }
  }
  return removedAt.flatMap((removed, index) => {
    const pair = pairs[index - 1];
    return pair ? [pair, ...removed] : removed;
  });
}
