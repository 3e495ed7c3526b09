import { searchTerms, spanOf } from '@vikray/contract/platform/search-terms.ts';

/** A text with what was typed underlined. */
export function Underlined({ text, typed }: { readonly text: string; readonly typed: string }) {
  const pieces = piecesOf(text, typed);
  return pieces.map(({ at, piece, isHit }) => (isHit ? <u key={at}>{piece}</u> : piece));
}

interface Piece {
  readonly at: number;
  readonly piece: string;
  readonly isHit: boolean;
}

function piecesOf(text: string, typed: string): Piece[] {
  const hits = new Set<number>();
  for (const term of searchTerms(typed)) {
    const { start, end } = spanOf(text, term) ?? { start: 0, end: 0 };
    for (let index = start; index < end; index++) hits.add(index);
  }
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length;) {
    const isHit = hits.has(from);
    let to = from + 1;
    while (to < text.length && hits.has(to) === isHit) to += 1;
    pieces.push({ at: from, piece: text.slice(from, to), isHit });
    from = to;
  }
  return pieces;
}
