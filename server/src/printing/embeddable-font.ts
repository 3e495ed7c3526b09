import { createHash } from 'node:crypto';
import { constants, deflateSync } from 'node:zlib';
import type { Font } from 'fontkit';
import { CuttableFont } from './font-subset.ts';

/** The glyphs that a file uses, each with the letters that readers find for it. */
export type UsedGlyphs = ReadonlyMap<number, readonly number[]>;

/** The parts of a font that a file contains. */
export interface Embedded {
  /** The name of the font, after six letters that differ for other glyphs. */
  readonly name: string;
  /** The font file, deflated. */
  readonly file: Uint8Array;
  readonly fileLength: number;
  /** The widths of the glyphs as PDF lists them: the number of a glyph, the widths of that and the following ones, and so on. */
  readonly widths: readonly (number | readonly number[])[];
  /** The table of the letters that readers find for the glyphs, deflated. */
  readonly letters: Uint8Array;
}

const hex = (value: number) => value.toString(16).padStart(4, '0');

/** A letter in UTF-16. */
function unitsOf(codePoint: number): string {
  const letter = String.fromCodePoint(codePoint);
  return Array.from({ length: letter.length }, (_, index) => hex(letter.charCodeAt(index))).join('');
}

/** The most that one list of a table of letters may hold. */
const mostInList = 100;

function lettersOf(glyphs: UsedGlyphs, numbers: readonly number[]): string {
  const entries = numbers.map((glyph) => `<${hex(glyph)}> <${(glyphs.get(glyph) ?? []).map(unitsOf).join('')}>`);
  const lists: string[] = [];
  for (let from = 0; from < entries.length; from += mostInList) {
    const list = entries.slice(from, from + mostInList);
    lists.push(`${list.length} beginbfchar\n${list.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${lists.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}

function widthsOf(font: Font, glyphs: readonly number[]): Embedded['widths'] {
  const widths: (number | number[])[] = [];
  let last = NaN;
  for (const glyph of glyphs) {
    const { advanceWidth } = font.getGlyph(glyph);
    const list = widths.at(-1);
    if (glyph === last + 1 && Array.isArray(list)) list.push(advanceWidth);
    else widths.push(glyph, [advanceWidth]);
    last = glyph;
  }
  return widths;
}

/** Six capital letters made from a text. */
function tagOf(text: string): string {
  return Array.from(createHash('sha256').update(text).digest().subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join('');
}

interface Prepared {
  readonly glyphs: UsedGlyphs;
  readonly embedded: Embedded;
}

/** A font of which files contain the glyphs that they use. The usual ones are prepared together, because nearly all files need no others. */
export class EmbeddableFont {
  readonly #font: Font;
  readonly #cuttable: CuttableFont;
  readonly #prepared: Prepared | undefined;

  /** `usual` are the texts whose glyphs are prepared. */
  constructor(font: Font, bytes: Buffer, usual: readonly string[]) {
    this.#font = font;
    this.#cuttable = new CuttableFont(bytes);
    if (usual.length > 0) this.#prepared = this.#prepare(usual);
  }

  /** What a file that uses these glyphs contains: the usual glyphs if these are enough, otherwise exactly these. */
  embedded(glyphs: UsedGlyphs): Embedded {
    const prepared = this.#prepared;
    return prepared && [...glyphs.keys()].every((glyph) => prepared.glyphs.has(glyph)) ? prepared.embedded : this.#embed(glyphs);
  }

  #prepare(usual: readonly string[]): Prepared {
    const runs = usual.flatMap((text) => [this.#font.layout(text), this.#font.layout(text, ['tnum'])]);
    const glyphs = new Map(runs.flatMap((run) => run.glyphs.map(({ id, codePoints }) => [id, codePoints])));
    return { glyphs, embedded: this.#embed(glyphs, constants.Z_BEST_COMPRESSION) };
  }

  #embed(glyphs: UsedGlyphs, level: number = constants.Z_DEFAULT_COMPRESSION): Embedded {
    const numbers = [...glyphs.keys()].toSorted((one, other) => one - other);
    const file = this.#cuttable.cut(numbers);
    const deflate = (bytes: Buffer) => deflateSync(bytes, { level });
    return {
      name: `${tagOf(numbers.join())}+${this.#font.postscriptName}`,
      file: deflate(file),
      fileLength: file.length,
      widths: widthsOf(this.#font, numbers),
      letters: deflate(Buffer.from(lettersOf(glyphs, numbers))),
    };
  }
}
