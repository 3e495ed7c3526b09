import { families } from '@vikray/contract/printing/printed-typefaces.ts';
import type { Typeface, Weight } from '@vikray/contract/printing/text-setting.ts';
import '@fontsource/mukta/400.css';
import '@fontsource/mukta/600.css';
import '@fontsource/mukta/700.css';
import { useEffect, useState } from 'react';
import { loadPrintedFonts } from './printed-fonts.ts';

/** Mukta and what stands behind it, as on paper; a font that does not load is stood in for by one of the system. */
export const printedFamily = [...families.map((family) => `'${family}'`), 'sans-serif'].join(', ');
const cssWeights: Readonly<Record<Weight, number>> = { regular: 400, semibold: 600, bold: 700 };
const measuredSize = 100;
/** Where nothing can be measured, as in a test: the width of a usual letter. */
const usualLetter = 0.5;

/** The typefaces with their present widths: before they have loaded, those of what stands in for them. */
function presentTypeface(): Typeface {
  const context = document.createElement('canvas').getContext('2d');
  const widths = new Map<string, number>();
  return {
    widthOf(text, weight) {
      if (!context) return text.length * usualLetter;
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

/** The typefaces as the browser draws them. Become others when the parts of them have loaded that `text` needs. */
export function usePrintedTypeface(text: string): Typeface {
  const [typeface, setTypeface] = useState(presentTypeface);
  useEffect(() => {
    let isCurrent = true;
    // Where there are no fonts to load, as in a test, what is present stays.
    if (!document.fonts) return;
    const loads = [
      loadPrintedFonts(text),
      ...Object.values(cssWeights).map((weight) => document.fonts.load(`${weight} ${measuredSize}px Mukta`, text)),
    ];
    // A font that does not load changes nothing: what stands in for it is measured already.
    void Promise.allSettled(loads).then(() => isCurrent && setTypeface(presentTypeface));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return typeface;
}
