/**
 * Shaping of Indian scripts by HarfBuzz, as browsers do it. fontkit, which lays out everything else, fails on Malayalam and Gurmukhi and
 * sets the signs of others in wrong places. Loaded with the first document that needs it.
 */
import type { Font, GlyphRun } from 'fontkit';
import type * as HarfBuzz from 'harfbuzzjs';

let harfBuzz: typeof HarfBuzz | undefined;

/** To be awaited before a text of an Indian script is laid out. */
export async function loadShaping(): Promise<void> {
  harfBuzz ??= await import('harfbuzzjs');
}

/** Lays out a text of one Indian script: which glyphs, and where. Distances are in units of the font. */
export type Shape = (text: string) => GlyphRun;

/** A glyph without letters of its own would be read back as a control character. */
const joiner = 0x200d;

/** The letter of a glyph that stands for one alone. */
function ownLetter(font: Font, glyph: number): number | undefined {
  return font.stringsForGlyph(glyph)[0]?.codePointAt(0);
}

/**
 * The letters that a reader takes the glyph at `index` for: its own, or those of its cluster that no other glyph there stands for. fontkit
 * keeps the first answer for each glyph, so it must serve all later texts too.
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

/** Makes the shaping of a font; `bytes` are its file. */
export function shapingOf(font: Font, bytes: Buffer): Shape {
  if (!harfBuzz) throw new Error('loadShaping comes before the first text of an Indian script');
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
    const glyphs = infos.map(({ codepoint }, index) => font.getGlyph(codepoint, lettersOf(font, text, infos, index)));
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    // What pdfkit reads of a run; the rest of fontkit's type describes how fontkit made it.
    return { glyphs, positions, advanceWidth } as unknown as GlyphRun;
  };
}
