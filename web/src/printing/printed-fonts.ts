/** The fallback fonts after Mukta on printed papers, for other Indian scripts and for symbols. The PDF embeds the same ones. */
import bengali400 from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2?url';
import bengali600 from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff2?url';
import bengali700 from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff2?url';
import gujarati400 from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff2?url';
import gujarati600 from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-600-normal.woff2?url';
import gujarati700 from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-700-normal.woff2?url';
import gurmukhi400 from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff2?url';
import gurmukhi600 from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-600-normal.woff2?url';
import gurmukhi700 from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-700-normal.woff2?url';
import kannada400 from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff2?url';
import kannada600 from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-600-normal.woff2?url';
import kannada700 from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-700-normal.woff2?url';
import malayalam400 from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff2?url';
import malayalam600 from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-600-normal.woff2?url';
import malayalam700 from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-700-normal.woff2?url';
import math from '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2?url';
import oriya400 from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff2?url';
import oriya600 from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-600-normal.woff2?url';
import oriya700 from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-700-normal.woff2?url';
import symbols2 from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2?url';
import symbols400 from '@fontsource/noto-sans-symbols/files/noto-sans-symbols-symbols-400-normal.woff2?url';
import symbols600 from '@fontsource/noto-sans-symbols/files/noto-sans-symbols-symbols-600-normal.woff2?url';
import symbols700 from '@fontsource/noto-sans-symbols/files/noto-sans-symbols-symbols-700-normal.woff2?url';
import tamil400 from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2?url';
import tamil600 from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-600-normal.woff2?url';
import tamil700 from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff2?url';
import telugu400 from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2?url';
import telugu600 from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-600-normal.woff2?url';
import telugu700 from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-700-normal.woff2?url';
import { runsOf, printable, type Family } from '@vikray/contract/printing/printed-typefaces.ts';
import { visible } from '@vikray/contract/printing/visible-text.ts';

/** The files of each font, by weight. */
const files: Readonly<Partial<Record<Family, Readonly<Record<string, string>>>>> = {
  'Noto Sans Bengali': { 400: bengali400, 600: bengali600, 700: bengali700 },
  'Noto Sans Gurmukhi': { 400: gurmukhi400, 600: gurmukhi600, 700: gurmukhi700 },
  'Noto Sans Gujarati': { 400: gujarati400, 600: gujarati600, 700: gujarati700 },
  'Noto Sans Oriya': { 400: oriya400, 600: oriya600, 700: oriya700 },
  'Noto Sans Tamil': { 400: tamil400, 600: tamil600, 700: tamil700 },
  'Noto Sans Telugu': { 400: telugu400, 600: telugu600, 700: telugu700 },
  'Noto Sans Kannada': { 400: kannada400, 600: kannada600, 700: kannada700 },
  'Noto Sans Malayalam': { 400: malayalam400, 600: malayalam600, 700: malayalam700 },
  'Noto Sans Math': { '400 700': math },
  'Noto Sans Symbols': { 400: symbols400, 600: symbols600, 700: symbols700 },
  'Noto Sans Symbols 2': { '400 700': symbols2 },
};

const loaded = new Map<Family, Promise<unknown>>();

function load(family: Family): Promise<unknown> {
  const known = loaded.get(family);
  if (known) return known;
  const faces = Object.entries(files[family] ?? {}).map(([weight, address]) => new FontFace(family, `url(${address})`, { weight }));
  for (const face of faces) document.fonts.add(face);
  const loading = Promise.allSettled(faces.map((face) => face.load()));
  loaded.set(family, loading);
  return loading;
}

/** Loads the fonts that a text needs besides Mukta, each once. If a font does not load, the browser uses a system font. */
export async function loadPrintedFonts(text: string): Promise<void> {
  const needed = new Set(runsOf(printable(visible(text))).map(({ family }) => family));
  await Promise.all([...needed].map(load));
}
