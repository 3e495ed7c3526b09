/** Breaks texts into lines and fits them into their places, with the widths of the typeface that draws them. */
import { mmPerPoint } from './sheet-measures.ts';
import { printable } from './printed-typefaces.ts';
import { visible } from './visible-text.ts';

/** The weights of the printed typeface. */
export type Weight = 'regular' | 'semibold' | 'bold';

/** What typesetting needs to know of a typeface. */
export interface Typeface {
  /** The width of a text without line breaks, in em. */
  widthOf(text: string, weight: Weight): number;
}

/** A text ready to draw: its lines and its type size in points. */
export interface SetText {
  readonly lines: readonly string[];
  readonly points: number;
}

/** A type size in points, and the number of lines that have room in it. */
export interface FitAttempt {
  readonly points: number;
  readonly lines: number;
}

interface Piece {
  readonly text: string;
  /** In em. */
  readonly width: number;
}

/** In characters. Longer words never fit, so they are not measured as a whole. */
const longestMeasured = 120;
const numberAndUnit =
  /(\d|×) (?=\d+ ?×|(?<=× )\d|×|(?:mm|cm|m|km|in|ft|kg|g|mg|l|L|ml|W|kW|V|kV|A|Hz|rpm|°C|%|pcs|nos|lakh|crore)(?![\p{L}\p{N}]))/gu;
const unbroken = '\u00a0';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Sets texts in a typeface. Widths are in mm. Never fails. */
export class Setter {
  readonly #typeface: Typeface;

  constructor(typeface: Typeface) {
    this.#typeface = typeface;
  }

  /** A text as a single line. */
  line(text: string): string {
    return printable(visible(text).replaceAll('\n', ' ')).trim();
  }

  /** The width of a line. */
  widthOf(line: string, weight: Weight, points: number): number {
    return this.#typeface.widthOf(line, weight) * points * mmPerPoint;
  }

  /** The lines of a text, without blank ones. A number stays with its unit, and a word that is too long is cut. */
  wrap(text: string, weight: Weight, points: number, width: number): string[] {
    return this.wrapParagraphs(text, weight, points, width).flat();
  }

  /** The same, with a list of lines for each paragraph. */
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

  /** Cuts a word into pieces that fit. Nearly always, this is the whole word. */
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

  /** The text in the first size in which it fits. If it fits in none, it has the last size and all the lines it needs. */
  fit(text: string, weight: Weight, width: number, attempts: readonly FitAttempt[]): SetText {
    let fitted: SetText = { lines: [], points: 0 };
    for (const { points, lines: most } of attempts) {
      fitted = { lines: this.wrap(text, weight, points, width), points };
      if (fitted.lines.length <= most) break;
    }
    return fitted;
  }

  /** An amount on one line, never cut: as large as fits, at most `points`. Every digit is as wide as 0. */
  figure(text: string, weight: Weight, width: number, points: number): SetText {
    const shown = this.line(text);
    const needed = this.#typeface.widthOf(shown.replace(/\d/g, '0'), weight) * mmPerPoint;
    const fitting = Math.floor((width / Math.max(needed, Number.EPSILON)) * 10) / 10;
    return { lines: [shown], points: Math.min(points, fitting) };
  }
}

/** Attempts with one line in decreasing sizes, half a point apart. */
export function shrinking(from: number, to: number): FitAttempt[] {
  return Array.from({ length: Math.round((from - to) * 2) + 1 }, (_, step) => ({ points: from - step / 2, lines: 1 }));
}
