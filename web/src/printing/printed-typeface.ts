import { families } from '@vikray/contract/printing/printed-typefaces.ts';
import type { Typeface, Weight } from '@vikray/contract/printing/text-setting.ts';
import { useEffect, useState } from 'react';
import './mukta.css';
import { loadPrintedFonts } from './printed-fonts.ts';

/** Mukta and its fallbacks, as on paper. If a font does not load, the browser uses a system font. */
export const printedFamily = [...families.map((family) => `'${family}'`), 'sans-serif'].join(', ');
const cssWeights: Readonly<Record<Weight, number>> = { regular: 400, semibold: 600, bold: 700 };
const measuredSize = 100;
/** The assumed width of a letter, in em, where text cannot be measured, as in tests. */
const typicalLetterWidth = 0.5;

/** The typeface with its current widths. Until the fonts have loaded, these are the widths of the fallback. */
function currentTypeface(): Typeface {
  const context = document.createElement('canvas').getContext('2d');
  const widths = new Map<string, number>();
  return {
    widthOf(text, weight) {
      if (!context) return text.length * typicalLetterWidth;
      const key = `${weight} ${text}`;
      const known = widths.get(key);
      if (known !== undefined) return known;
      context.font = `${cssWeights[weight]} ${measuredSize}px ${printedFamily}`;
      const width = context.measureText(text).width / measuredSize;
      widths.set(key, width);
      return width;
    },
  };
}

/** The typeface as the browser draws it. A new one is returned once the fonts that `text` needs have loaded. */
export function usePrintedTypeface(text: string): Typeface {
  const [typeface, setTypeface] = useState(currentTypeface);
  useEffect(() => {
    let isCurrent = true;
    // Where no fonts can be loaded, as in tests, keep the current typeface.
    if (!document.fonts) return;
    const loads = [
      loadPrintedFonts(text),
      ...Object.values(cssWeights).map((weight) => document.fonts.load(`${weight} ${measuredSize}px Mukta`, text)),
    ];
    // A font that does not load changes nothing: its fallback is measured already.
    void Promise.allSettled(loads).then(() => isCurrent && setTypeface(currentTypeface));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return typeface;
}
