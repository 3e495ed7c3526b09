/** Breaks texts into lines and fits them into their places, with the widths of whichever typeface draws them. */
import { mmPerPoint } from './printed-measures.ts';

export type Weight = 'regular' | 'semibold' | 'bold';

/** What has to be known of a typeface to set text in it. */
export interface Typeface {
  /** The width of a text without line breaks, in em. */
  widthOf(text: string, weight: Weight): number;
  /** The text with a stand-in for each character that the typeface lacks. */
  drawable(text: string): string;
}

/** A text as it is drawn: its lines and the size of its type. */
export interface SetText {
  readonly lines: readonly string[];
  readonly points: number;
}

/** A size of type, and how many lines there is room for in that size. */
export interface Attempt {
  readonly points: number;
  readonly lines: number;
}

const ellipsis = '…';
const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const wanted = new Set(['\n', '\u200c', '\u200d']);
const numberAndUnit = /(\d|×) (?=\d+ ?×|(?<=× )\d|×|(?:mm|cm|m|km|in|ft|kg|g|mg|l|L|ml|W|kW|V|kV|A|Hz|rpm|°C|%|pcs|nos|lakh|crore)(?![\p{L}\p{N}]))/gu;
const unbroken = '\u00a0';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Text whose every character is to be seen: spaces are spaces, and characters that only steer others are gone, but for the joiners of Indian scripts. */
function visible(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .replace(invisible, (character) => (wanted.has(character) ? character : ''));
}

/** Sets texts in a typeface. Widths are in mm. No text makes it fail. */
export class Setter {
  readonly #typeface: Typeface;

  constructor(typeface: Typeface) {
    this.#typeface = typeface;
  }

  /** One line, as it is. */
  line(text: string): string {
    return this.#typeface.drawable(visible(text).replaceAll('\n', ' ')).trim();
  }

  /** The lines of a text; blank ones are left out. A number stays with its unit, a word that is too long is cut. */
  wrap(text: string, weight: Weight, points: number, width: number): string[] {
    const room = width / (points * mmPerPoint);
    const paragraphs = this.#typeface.drawable(visible(text)).split('\n');
    return paragraphs.flatMap((paragraph) => this.#wrapParagraph(paragraph.replace(numberAndUnit, `$1${unbroken}`), weight, room));
  }

  #wrapParagraph(paragraph: string, weight: Weight, room: number): string[] {
    const lines: string[] = [];
    const space = this.#typeface.widthOf(' ', weight);
    let current = '';
    let used = 0;
    for (const word of paragraph.split(' ').filter(Boolean)) {
      for (const piece of this.#cut(word.replaceAll(unbroken, ' '), weight, room)) {
        const width = this.#typeface.widthOf(piece, weight);
        if (current && used + space + width > room) {
          lines.push(current);
          current = '';
        }
        used = current ? used + space + width : width;
        current = current ? `${current} ${piece}` : piece;
      }
    }
    return current ? [...lines, current] : lines;
  }

  /** A word in pieces that fit; nearly always the word itself. */
  #cut(word: string, weight: Weight, room: number): string[] {
    if (this.#typeface.widthOf(word, weight) <= room) return [word];
    if (word.includes(' ')) return word.split(' ').flatMap((part) => this.#cut(part, weight, room));
    const pieces: string[] = [];
    let piece = '';
    let used = 0;
    for (const { segment } of graphemes.segment(word)) {
      const width = this.#typeface.widthOf(segment, weight);
      if (piece && used + width > room) {
        pieces.push(piece);
        piece = '';
        used = 0;
      }
      piece += segment;
      used += width;
    }
    return [...pieces, piece];
  }

  /** At most so many lines; the last of them ends in an ellipsis if there were more. */
  clamp(lines: readonly string[], most: number, weight: Weight, points: number, width: number): string[] {
    if (lines.length <= most) return [...lines];
    const room = width / (points * mmPerPoint) - this.#typeface.widthOf(ellipsis, weight);
    const whole = lines[most - 1] ?? '';
    const kept = [...graphemes.segment(whole)].map(({ segment }) => segment);
    while (kept.length > 0 && this.#typeface.widthOf(kept.join(''), weight) > room) kept.pop();
    const cut = kept.join('');
    const isMidWord = cut !== whole && cut.includes(' ') && !/\s/.test(whole.charAt(cut.length));
    const ending = isMidWord ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
    return [...lines.slice(0, most - 1), ending.replace(/[\s,;.]+$/, '') + ellipsis];
  }

  /** The text in the first size in which it fits; in the last one it is cut if need be. */
  fit(text: string, weight: Weight, width: number, attempts: readonly Attempt[]): SetText {
    let fitted: SetText = { lines: [], points: 0 };
    for (const { points, lines } of attempts) {
      const wrapped = this.wrap(text, weight, points, width);
      fitted = { lines: this.clamp(wrapped, lines, weight, points, width), points };
      if (wrapped.length <= lines) break;
    }
    return fitted;
  }

  /** An amount on one line, never cut: as large as fits, at most `points`. Its digits are all as wide as a nought. */
  figure(text: string, weight: Weight, width: number, points: number): SetText {
    const shown = this.line(text);
    const needed = this.#typeface.widthOf(shown.replace(/\d/g, '0'), weight) * mmPerPoint;
    const fitting = Math.floor((width / Math.max(needed, Number.EPSILON)) * 10) / 10;
    return { lines: [shown], points: Math.min(points, fitting) };
  }
}

/** Ever smaller sizes for one line. */
export function shrinking(from: number, to: number): Attempt[] {
  return Array.from({ length: Math.round((from - to) * 2) + 1 }, (_, step) => ({ points: from - step / 2, lines: 1 }));
}
