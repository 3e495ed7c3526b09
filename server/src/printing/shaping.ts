/**
 * Shapes Indian scripts with HarfBuzz, as browsers do. fontkit, which lays out everything else, fails on Malayalam and Gurmukhi and
 * misplaces the signs of other Indian scripts. HarfBuzz is loaded with the first document that needs it.
 */
import type { Font, GlyphRun } from 'fontkit';
import type * as HarfBuzz from 'harfbuzzjs';

let harfBuzz: typeof HarfBuzz | undefined;

/** Await this before laying out a text in an Indian script. */
export async function loadShaping(): Promise<void> {
  harfBuzz ??= await import('harfbuzzjs');
}

/** Lays out a text in one Indian script: glyphs and their positions. Distances are in units of the font. */
export type Shape = (text: string) => GlyphRun;

/** Used for a glyph without letters, which would otherwise be read back as a control character. */
const joiner = 0x200d;

/** The letter of a glyph that represents a single letter. */
function ownLetter(font: Font, glyph: number): number | undefined {
  return font.stringsForGlyph(glyph)[0]?.codePointAt(0);
}

/**
 * The letters that a PDF reader finds for the glyph at `index`: its own, or those of its cluster that no other glyph there represents. A
 * glyph of fontkit keeps those of the first text, so the letters of a run stand beside it.
 */
function lettersOf(font: Font, text: string, infos: ReturnType<HarfBuzz.Buffer['getGlyphInfos']>, index: number): number[] {
  const { codepoint = 0, cluster = 0 } = infos[index] ?? {};
  const own = ownLetter(font, codepoint);
  if (own !== undefined) return [own];
  const end = infos.find((other) => other.cluster > cluster)?.cluster;
  const others = infos.filter((other) => other.cluster === cluster).map((other) => ownLetter(font, other.codepoint));
  const left = Array.from(text.slice(cluster, end), (letter) => letter.codePointAt(0) ?? joiner).filter(
    (letter) => !others.includes(letter),
  );
  return left.length > 0 ? left : [joiner];
}

/** Makes the function that shapes texts in a font; `bytes` are the font file. */
export function shapingOf(font: Font, bytes: Buffer): Shape {
  if (!harfBuzz) throw new Error('Call loadShaping before the first text in an Indian script');
  const { Blob, Buffer: Text, Face, Font: Shaped, shape } = harfBuzz;
  const shaped = new Shaped(new Face(new Blob(bytes)));
  const buffer = new Text();
  return (text) => {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaped, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const glyphs = infos.map(({ codepoint: id }, index) => {
      const codePoints = lettersOf(font, text, infos, index);
      return { id, codePoints, advanceWidth: font.getGlyph(id, codePoints).advanceWidth };
    });
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    // We read only these parts of a run; the rest of fontkit's type describes how fontkit made it.
    return { glyphs, positions, advanceWidth } as unknown as GlyphRun;
  };
}
