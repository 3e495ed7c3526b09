/**
 * The measures of a printed page, in mm from the upper left corner of an A4 sheet. Text is placed by its baseline, and type sizes are in
 * points. The preview and the PDF both use them.
 */
export const printedMeasures = {
  page: { width: 210, height: 297 },
  left: 15,
  right: 195,
  logo: { x: 15, y: 13, size: 17 },
  letterhead: { nameX: 36, nameRight: 134, labelX: 138, valueX: 154.4, ruleY: 34, ruleThickness: 0.7, labelPoints: 8.6, firstFact: 15.9 },
  title: { baseline: 47.5, points: 21 },
  /** The sentence after the title. */
  caution: { after: 4, points: 8.6 },
  /** Captions and values on the right of the first page. A third one moves the others up, beside the title. */
  numberBlock: { captionPoints: 8.6, to: 56.6, lastBaseline: 68.1, pitch: 11.5, valueBelow: 5.2 },
  /** The line below the date, which moves number and date up by its pitch. */
  validity: { pitch: 4.8, points: 9.2 },
  table: { headHeight: 8.4, headPoints: 8.8, headBaseline: 5.3, inset: 2.2, top: 41, bottom: 279 },
  photo: { radius: 1.2 },
  facts: { baseline: 47.1, pitch: 12.4, valueBelow: 5, captionPoints: 8.6, width: 53 },
  totals: { x: 72, labelX: 76, amountRight: 191, top: 42, rowHeight: 8.2, baseline: 5.1, points: 10.2 },
  footnote: { below: 20.6, pitch: 3.9, points: 8.4 },
  grandTotal: { below: 2, height: 13, radius: 1.6, baseline: 8.2, labelPoints: 12, points: 15, tracking: 0.5 },
  terms: {
    headingBelowTotals: 32,
    headingOnItsOwn: 46,
    ruleBelow: 4.1,
    headingPoints: 14,
    textX: 47,
    textWidth: 148,
    rowHeight: 9.3,
    baseline: 5.6,
    pitch: 4.8,
    points: 9.8,
    bottom: 270,
  },
  preparer: {
    below: 18,
    belowAtLeast: 9,
    name: 5.5,
    namePitch: 5,
    first: 10.7,
    pitch: 4.7,
    captionPoints: 8.6,
    namePoints: 12,
    points: 9.6,
    bottom: 271,
  },
  note: { baseline: 276, points: 9 },
  footer: { ruleY: 281.5, baseline: 285.6, points: 8.2 },
  /** A longer word gets smaller type, so that it stays within `width`. The edge keeps the letters legible on dark photos. */
  watermark: { points: 130, leastPoints: 60, width: 230, degrees: -45, opacity: 0.3, edgePoints: 2, edgeOpacity: 0.7 },
  /** Thin rules, in points. */
  rulePoints: 0.5,
} as const;

/** The measures of a product row: least height, column widths, places of photo and text. In mm. */
export interface RowMeasures {
  readonly height: number;
  readonly columns: readonly number[];
  readonly textWidth: number;
  readonly photo: { readonly below: number; readonly width: number; readonly height: number };
  readonly firstBaseline: number;
  readonly name: { readonly points: number; readonly pitch: number; readonly smallPoints: number; readonly smallPitch: number };
  readonly description: { readonly points: number; readonly pitch: number; readonly below: number };
  /** The distance from the last baseline of the text to the end of the row. */
  readonly ending: number;
}

/** Tall rows: three fill a page. */
export const roomyRow: RowMeasures = {
  height: 56,
  columns: [13, 57, 48, 16, 22, 24],
  textWidth: 46.1,
  photo: { below: 7.4, width: 53, height: 39.75 },
  firstBaseline: 11.2,
  name: { points: 11.2, pitch: 5.1, smallPoints: 9.6, smallPitch: 4.4 },
  description: { points: 9.2, pitch: 4.45, below: 5.85 },
  ending: 2.6,
};

/** Rows that are only as high as their content, for long documents. */
export const closeRow: RowMeasures = {
  height: 22.9,
  columns: [13, 27, 78, 16, 22, 24],
  textWidth: 75.5,
  photo: { below: 2.45, width: 24, height: 18 },
  firstBaseline: 6,
  name: { points: 10.4, pitch: 4.7, smallPoints: 9.2, smallPitch: 4.2 },
  description: { points: 8.8, pitch: 4.1, below: 4.7 },
  ending: 3,
};

/** The left edge of each column, and the right edge of the last. */
export function edgesOf({ columns }: RowMeasures): readonly number[] {
  return columns.reduce<number[]>((ends, width) => [...ends, (ends.at(-1) ?? 0) + width], [printedMeasures.left]);
}

/** The colours on paper, by use. */
export const printedColours = {
  ink: '#1b2124',
  text: '#3f494d',
  meta: '#5d6569',
  peacock: '#0d5c68',
  /** Peacock for small type on its tint. */
  peacockDark: '#0a4a54',
  tint: '#e8f0f1',
  line: '#cdd3d2',
  photoGround: '#faf9f6',
  drawing: '#8f938e',
  void: '#b3261e',
  paper: '#ffffff',
} as const;

/** Millimetres per point. */
export const mmPerPoint = 25.4 / 72;
