/**
 * The fonts of printed documents. Each font is read and parsed for the first text that needs it, and then kept as long as the process or
 * thread lives: parsing costs more than drawing a short document.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hasIndian, runsOf, type Family } from '@vikray/contract/printing/printed-typefaces.ts';
import type { Typeface, Weight } from '@vikray/contract/printing/text-setting.ts';
import { create, type Font, type GlyphRun } from 'fontkit';
import { shapingOf, type Shape } from './shaping.ts';
import { unpackWoff } from './woff.ts';

const require = createRequire(import.meta.url);

const muktaFiles: Readonly<Record<Weight, string>> = {
  regular: '@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf',
  semibold: '@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf',
  bold: '@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf',
};
const notoWeights: Readonly<Record<Weight, number>> = { regular: 400, semibold: 600, bold: 700 };

/** The file of a Noto font. `part` is the subset with the characters that other fonts lack. */
const noto = (name: string, part: string) => (weight: Weight) =>
  `@fontsource/${name}/files/${name}-${part}-${notoWeights[weight]}-normal.woff`;
/** The same for a font with a single weight. */
const notoRegular = (name: string, part: string) => () => noto(name, part)('regular');

const files: Readonly<Record<Family, (weight: Weight) => string>> = {
  Mukta: (weight) => muktaFiles[weight],
  'Noto Sans Bengali': noto('noto-sans-bengali', 'bengali'),
  'Noto Sans Gurmukhi': noto('noto-sans-gurmukhi', 'gurmukhi'),
  'Noto Sans Gujarati': noto('noto-sans-gujarati', 'gujarati'),
  'Noto Sans Oriya': noto('noto-sans-oriya', 'oriya'),
  'Noto Sans Tamil': noto('noto-sans-tamil', 'tamil'),
  'Noto Sans Telugu': noto('noto-sans-telugu', 'telugu'),
  'Noto Sans Kannada': noto('noto-sans-kannada', 'kannada'),
  'Noto Sans Malayalam': noto('noto-sans-malayalam', 'malayalam'),
  'Noto Sans Math': notoRegular('noto-sans-math', 'latin'),
  'Noto Sans Symbols': noto('noto-sans-symbols', 'symbols'),
  'Noto Sans Symbols 2': notoRegular('noto-sans-symbols-2', 'symbols'),
};

function read(file: string): Font {
  const packed = readFileSync(require.resolve(file));
  const bytes = file.endsWith('.woff') ? unpackWoff(packed) : packed;
  const font = create(bytes);
  if ('fonts' in font) throw new Error(`${file} must hold a single font`);
  return rememberLayouts(shapeIndian(font, bytes));
}

/** Lets HarfBuzz lay out the texts in Indian scripts. */
function shapeIndian(font: Font, bytes: Buffer): Font {
  const layOut = font.layout.bind(font);
  let shape: Shape | undefined;
  font.layout = (text, ...more) => (hasIndian(text) ? (shape ??= shapingOf(font, bytes))(text) : layOut(text, ...more));
  return font;
}

const maxRemembered = 5_000;
const longestRemembered = 40;

/**
 * Lays out each word and amount once: pdfkit asks for the same ones four times per document, and documents share most of theirs. A
 * remembered layout can be shared, because pdfkit changes it only by the factor 1000 / unitsPerEm, which is 1 for all of these fonts.
 */
function rememberLayouts(font: Font): Font {
  const layOut = font.layout.bind(font);
  const remembered = new Map<string, GlyphRun>();
  font.layout = (text, features, ...more) => {
    if (text.length > longestRemembered || more.some(Boolean)) return layOut(text, features, ...more);
    const key = `${JSON.stringify(features ?? '')} ${text}`;
    const known = remembered.get(key);
    if (known) return known;
    const run = layOut(text, features);
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, run);
    return run;
  };
  return font;
}

const parsed = new Map<string, Font>();

/** A font in a weight. */
export function fontOf(family: Family, weight: Weight): Font {
  const file = files[family](weight);
  const font = parsed.get(file) ?? read(file);
  parsed.set(file, font);
  return font;
}

/** Measures texts in the fonts of the PDF. Call `loadShaping` before the first text in an Indian script. */
export const printedFonts: Typeface = {
  widthOf(text, weight) {
    return runsOf(text).reduce((sum, run) => {
      const font = fontOf(run.family, weight);
      return sum + font.layout(run.text).advanceWidth / font.unitsPerEm;
    }, 0);
  },
};
