/** Breaks texts into lines and fits them into their places, with the widths of whichever typeface draws them. */
import { mmPerPoint } from './printed-measures.ts';
import { printable } from './printed-typefaces.ts';
import { visible } from './visible-text.ts';

export type Weight = 'regular' | 'semibold' | 'bold';

/** What has to be known of the typefaces to set text in them. */
export interface Typeface {
  /** The width of a text without line breaks, in em. */
  widthOf(text: string, weight: Weight): number;
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

interface Piece {
  readonly text: string;
  /** In em. */
  readonly width: number;
}

/** Words longer than this fit nowhere; to measure them whole would only cost time. */
const longestMeasured = 120;
const numberAndUnit =
  /(\d|×) (?=\d+ ?×|(?<=× )\d|×|(?:mm|cm|m|km|in|ft|kg|g|mg|l|L|ml|W|kW|V|kV|A|Hz|rpm|°C|%|pcs|nos|lakh|crore)(?![\p{L}\p{N}]))/gu;
const unbroken = '\u00a0';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Sets texts in a typeface. Widths are in mm. No text makes it fail. */
export class Setter {
  readonly #typeface: Typeface;

  constructor(typeface: Typeface) {
    this.#typeface = typeface;
  }

  /** One line, as it is. */
  line(text: string): string {
    return printable(visible(text).replaceAll('\n', ' ')).trim();
  }

  /** The lines of a text; blank ones are left out. A number stays with its unit, a word that is too long is cut. */
  wrap(text: string, weight: Weight, points: number, width: number): string[] {
    return this.wrapParagraphs(text, weight, points, width).flat();
  }

  /** The same, the lines of each paragraph apart. */
  wrapParagraphs(text: string, weight: Weight, points: number, width: number): string[][] {
    const room = width / (points * mmPerPoint);
    const paragraphs = printable(visible(text)).split('\n');
    return paragraphs
      .map((paragraph) => this.#wrapParagraph(paragraph.replace(numberAndUnit, `$1${unbroken}`), weight, room))
      .filter((lines) => lines.length > 0);
  }

  #wrapParagraph(paragraph: string, weight: Weight, room: number): string[] {
    const lines: string[] = [];
    const space = this.#typeface.widthOf(' ', weight);
    let current = '';
    let used = 0;
    for (const word of paragraph.split(' ').filter(Boolean)) {
      for (const { text, width } of this.#cut(word.replaceAll(unbroken, ' '), weight, room)) {
        if (current && used + space + width > room) {
          lines.push(current);
          current = '';
        }
        used = current ? used + space + width : width;
        current = current ? `${current} ${text}` : text;
      }
    }
    return current ? [...lines, current] : lines;
  }

  /** A word in pieces that fit, with their widths; nearly always the word itself. */
  #cut(word: string, weight: Weight, room: number): Piece[] {
    const whole = { text: word, width: word.length > longestMeasured ? Infinity : this.#typeface.widthOf(word, weight) };
    if (whole.width <= room) return [whole];
    if (word.includes(' ')) return word.split(' ').flatMap((part) => this.#cut(part, weight, room));
    const pieces: Piece[] = [];
    let text = '';
    let used = 0;
    for (const { segment } of graphemes.segment(word)) {
      const width = this.#typeface.widthOf(segment, weight);
      if (text && used + width > room) {
        pieces.push({ text, width: used });
        text = '';
        used = 0;
      }
      text += segment;
      used += width;
    }
    return [...pieces, { text, width: used }];
  }

  /** The text in the first size in which it fits; in the last one it takes the lines that it needs. */
  fit(text: string, weight: Weight, width: number, attempts: readonly Attempt[]): SetText {
    let fitted: SetText = { lines: [], points: 0 };
    for (const { points, lines: most } of attempts) {
      fitted = { lines: this.wrap(text, weight, points, width), points };
      if (fitted.lines.length <= most) break;
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
