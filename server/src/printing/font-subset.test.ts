import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { EmbeddableFont } from './embeddable-font.ts';
import { unpackWoff } from './woff.ts';

const require = createRequire(import.meta.url);

function opened(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes));
  if ('fonts' in font) throw new Error('These files contain single fonts');
  return font;
}

function read(file: string): Buffer {
  const packed = readFileSync(require.resolve(file));
  return file.endsWith('.woff') ? unpackWoff(packed) : packed;
}

const outlineOf = (font: Font, glyph: number) => font.getGlyph(glyph).path.toSVG();

test.each([
  '@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf',
  '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff',
  '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff',
])('a file that uses some glyphs of a font draws them and their parts as the whole font does: %s (PDF-04)', (name) => {
  const bytes = read(name);
  const whole = opened(bytes);
  const drawn = Array.from({ length: whole.numGlyphs }, (_, glyph) => glyph).filter((glyph) => outlineOf(whole, glyph) !== '');
  const used = drawn.filter((_, index) => index % 7 === 3 || index > drawn.length - 4);
  const { file, fileLength, widths } = new EmbeddableFont(whole, bytes, []).embedded(new Map(used.map((glyph) => [glyph, []])));
  const embedded = opened(inflateSync(file));
  const shown = (font: Font) => used.map((glyph) => [glyph, outlineOf(font, glyph), font.getGlyph(glyph).advanceWidth]);
  expect(shown(embedded)).toEqual(shown(whole));
  expect(widths.filter((each) => Array.isArray(each)).flat()).toEqual(used.map((glyph) => whole.getGlyph(glyph).advanceWidth));
  expect(fileLength).toBe(inflateSync(file).length);
  const others = drawn.filter((glyph) => outlineOf(embedded, glyph) === '');
  expect(others.length).toBeGreaterThan(drawn.length / 4);
});
