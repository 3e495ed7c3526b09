import type { Typeface, Weight } from '@vikray/contract/quotations/text-setting.ts';
import '@fontsource/mukta/400.css';
import '@fontsource/mukta/600.css';
import '@fontsource/mukta/700.css';
import { useEffect, useState } from 'react';

/** The family of printed-document.css. What Mukta lacks, the system's typefaces draw. */
const family = "Mukta, 'Noto Sans', sans-serif";
const cssWeights: Readonly<Record<Weight, number>> = { regular: 400, semibold: 600, bold: 700 };
const measuredSize = 100;
/** Where nothing can be measured, as in a test: the width of a usual letter. */
const usualLetter = 0.5;

/** Mukta with its present widths: before it has loaded, those of what stands in for it. */
function presentTypeface(): Typeface {
  const context = document.createElement('canvas').getContext('2d');
  const widths = new Map<string, number>();
  return {
    drawable: (text) => text,
    widthOf(text, weight) {
      if (!context) return text.length * usualLetter;
      const key = `${weight} ${text}`;
      const known = widths.get(key);
      if (known !== undefined) return known;
      context.font = `${cssWeights[weight]} ${measuredSize}px ${family}`;
      const width = context.measureText(text).width / measuredSize;
      widths.set(key, width);
      return width;
    },
  };
}

/** Mukta as the browser draws it. Becomes another one when the parts of it have loaded that `text` needs. */
export function usePrintedTypeface(text: string): Typeface {
  const [typeface, setTypeface] = useState(presentTypeface);
  useEffect(() => {
    let isCurrent = true;
    const loads = Object.values(cssWeights).map((weight) => document.fonts?.load(`${weight} ${measuredSize}px Mukta`, text));
    // A font that does not load changes nothing: what stands in for it is measured already.
    void Promise.allSettled(loads).then(() => isCurrent && setTypeface(presentTypeface));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return typeface;
}
