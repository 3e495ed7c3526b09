import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Typeface, Weight } from '@vikray/contract/quotations/text-setting.ts';
import { create, type Font, type GlyphRun } from 'fontkit';

const require = createRequire(import.meta.url);
const files: Readonly<Record<Weight, string>> = {
  regular: '400Regular/Mukta_400Regular.ttf',
  semibold: '600SemiBold/Mukta_600SemiBold.ttf',
  bold: '700Bold/Mukta_700Bold.ttf',
};

/** What is drawn for a character that the font lacks. Mukta has no box or replacement character. */
const standIn = '?';

function read(weight: Weight): Font {
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/mukta/${files[weight]}`)));
  if ('fonts' in font) throw new Error(`${files[weight]} holds one font`);
  return rememberLayouts(font);
}

const mostRemembered = 5_000;
const longestRemembered = 40;

/**
 * Words, and above all amounts, are laid out once: pdfkit asks for the same ones four times a document, and documents have most of theirs in common.
 * What is remembered may be shared, as pdfkit changes it only by the factor 1000 / unitsPerEm, which is 1 for Mukta.
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
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(key, run);
    return run;
  };
  return font;
}

const parsed = new Map<Weight, Font>();

/** Mukta in a weight, parsed once for the life of the process: parsing costs more than a short document. */
export function fontOf(weight: Weight): Font {
  const font = parsed.get(weight) ?? read(weight);
  parsed.set(weight, font);
  return font;
}

const devanagari = /\p{Script=Devanagari}/u;
const runs = /[^\p{Script=Devanagari}]+|[^\p{Script=Latin}]+/gu;

/** Whether the text has letters of Hindi, which PDFs hold in the order in which they are drawn, not read. */
export function hasDevanagari(text: string): boolean {
  return devanagari.test(text);
}

/** The text in pieces of one script each: fontkit shapes all of what it gets by the script of its first letter. */
export function runsOf(text: string): readonly string[] {
  return hasDevanagari(text) ? (text.match(runs) ?? []) : [text];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const glyphs = new Map<string, boolean>();

function hasGlyph(character: string): boolean {
  const known = glyphs.get(character) ?? fontOf('regular').hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  glyphs.set(character, known);
  return known;
}

/** A letter whose accents the font lacks stays a letter; what it lacks altogether becomes one stand-in, however many signs it is made of. */
function drawableGrapheme(grapheme: string): string {
  const [base = '', ...marks] = grapheme;
  return hasGlyph(base) ? base + marks.filter(hasGlyph).join('') : standIn;
}

function drawable(text: string): string {
  const lacksNothing = [...text].every((character) => character === '\n' || hasGlyph(character));
  if (lacksNothing) return text;
  return [...graphemes.segment(text)].map(({ segment }) => (segment === '\n' ? segment : drawableGrapheme(segment))).join('');
}

function widthOf(text: string, weight: Weight): number {
  const font = fontOf(weight);
  return runsOf(text).reduce((sum, run) => sum + font.layout(run).advanceWidth, 0) / font.unitsPerEm;
}

/** Mukta as the PDF draws it. */
export const mukta: Typeface = { widthOf, drawable };
