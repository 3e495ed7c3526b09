/** A font of printed documents: lays out texts, and is embedded in the files that use it. */
import type { Font } from 'fontkit';
import { EmbeddableFont, type Embedded, type UsedGlyphs } from './embeddable-font.ts';

/** Glyphs that follow each other, placed from the start of their text. Distances are in thousandths of the type size. */
interface Piece {
  readonly x: number;
  readonly y: number;
  /** Whether the glyphs stand where the ones before them end. */
  readonly isInFlow: boolean;
  /** The numbers of the glyphs in hexadecimal, with corrections of the distance between them, as between the brackets `[<` and `>] TJ`. */
  readonly code: string;
}

/** A glyph, with the letters that readers find for it in this text. */
export interface LaidGlyph {
  readonly id: number;
  readonly letters: readonly number[];
}

/** A text laid out in a font. */
export interface LaidText {
  /** In thousandths of the type size. */
  readonly width: number;
  readonly pieces: readonly Piece[];
  readonly glyphs: readonly LaidGlyph[];
}

const maxCached = 10_000;
const longestCached = 40;

const hex = (glyph: number) => glyph.toString(16).padStart(4, '0');

function layOut(font: Font, text: string, features: string[] | undefined): LaidText {
  const { glyphs, positions } = font.layout(text, features);
  const pieces: Piece[] = [];
  let code = '';
  let start = 0;
  let x = 0;
  const end = (piece: Omit<Piece, 'code'>) => {
    if (code) pieces.push({ ...piece, code });
    code = '';
  };
  for (const [index, { id, advanceWidth }] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const isMoved = xOffset !== 0 || yOffset !== 0;
    if (isMoved) end({ x: start, y: 0, isInFlow: true });
    code += hex(id);
    if (isMoved) end({ x: x + xOffset, y: yOffset, isInFlow: false });
    else if (xAdvance !== advanceWidth) code += `> ${advanceWidth - xAdvance} <`;
    x += xAdvance;
    if (isMoved) start = x;
  }
  end({ x: start, y: 0, isInFlow: true });
  return { width: x, pieces, glyphs: glyphs.map(({ id, codePoints }) => ({ id, letters: codePoints })) };
}

/** A font in a weight. Reuse it as long as the thread lives: it caches the words that it has laid out. */
export class PrintedFont {
  readonly font: Font;
  readonly #embeddable: EmbeddableFont;
  readonly #cache = new Map<string, LaidText>();

  /** `usual` are the texts whose glyphs most documents need. */
  constructor(font: Font, bytes: Buffer, usual: readonly string[]) {
    this.font = font;
    this.#embeddable = new EmbeddableFont(font, bytes, usual);
  }

  /** Lays out a text. Figures are all given the same width. Documents share most of their words and amounts, so these are laid out once. */
  layOut(text: string, isFigure: boolean): LaidText {
    const features = isFigure ? ['tnum'] : undefined;
    if (text.length > longestCached) return layOut(this.font, text, features);
    const key = isFigure ? `\t${text}` : text;
    const known = this.#cache.get(key);
    if (known) return known;
    const laid = layOut(this.font, text, features);
    if (this.#cache.size >= maxCached) this.#cache.clear();
    this.#cache.set(key, laid);
    return laid;
  }

  /** What a file that uses these glyphs contains of the font. */
  embedded(glyphs: UsedGlyphs): Embedded {
    return this.#embeddable.embedded(glyphs);
  }
}
