/**
 * The fonts of printed documents. Each font is read and parsed for the first text that needs it, and then cached for the life of the
 * process or thread: parsing costs more than drawing a short document.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hasIndian, runsOf, type Family } from '@vikray/contract/printing/printed-typefaces.ts';
import type { Typeface, Weight } from '@vikray/contract/printing/text-setting.ts';
import { create, type Font } from 'fontkit';
import { PrintedFont } from './printed-font.ts';
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

/** The characters of nearly all documents, and the letters that are joined. More would make each file larger. */
const usual = [
  ...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;&%@()'’+-–×/₹"),
  'ff',
  'fi',
  'fl',
  'ffi',
  'ffl',
];

function read(file: string): PrintedFont {
  const packed = readFileSync(require.resolve(file));
  const bytes = file.endsWith('.woff') ? unpackWoff(packed) : packed;
  const font = create(bytes);
  if ('fonts' in font) throw new Error(`${file} must hold a single font`);
  return new PrintedFont(shapeIndian(font, bytes), bytes, Object.values(muktaFiles).includes(file) ? usual : []);
}

/** Lets HarfBuzz lay out the texts in Indian scripts. */
function shapeIndian(font: Font, bytes: Buffer): Font {
  const layOut = font.layout.bind(font);
  let shape: Shape | undefined;
  font.layout = (text, ...more) => (hasIndian(text) ? (shape ??= shapingOf(font, bytes))(text) : layOut(text, ...more));
  return font;
}

const fontCache = new Map<string, PrintedFont>();

/** A font in a weight. */
export function printedFontOf(family: Family, weight: Weight): PrintedFont {
  const file = files[family](weight);
  const font = fontCache.get(file) ?? read(file);
  fontCache.set(file, font);
  return font;
}

/** The same font as fontkit has parsed it. */
export function fontOf(family: Family, weight: Weight): Font {
  return printedFontOf(family, weight).font;
}

/** Measures texts in the fonts of the PDF. Call `loadShaping` before the first text in an Indian script. */
export const printedFonts: Typeface = {
  widthOf(text, weight) {
    return runsOf(text).reduce((sum, run) => sum + printedFontOf(run.family, weight).layOut(run.text, false).width / 1000, 0);
  },
};
