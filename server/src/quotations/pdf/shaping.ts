/**
 * Shaping of Indian scripts by HarfBuzz, as browsers do it. fontkit, which lays out everything else, fails on Malayalam and Gurmukhi
 * and sets the signs of others in wrong places. Loaded with the first document that needs it.
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
    const glyphs = infos.map(({ codepoint, cluster }, index) => {
      // A glyph stands for the letters up to those of the next one.
      const isFirst = infos[index - 1]?.cluster !== cluster;
      const end = infos.find((next, place) => place > index && next.cluster > cluster)?.cluster;
      return font.getGlyph(codepoint, isFirst ? Array.from(text.slice(cluster, end), (letter) => letter.codePointAt(0) ?? 0) : []);
    });
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    // What pdfkit reads of a run; the rest of fontkit's type describes how fontkit made it.
    return { glyphs, positions, advanceWidth } as unknown as GlyphRun;
  };
}
