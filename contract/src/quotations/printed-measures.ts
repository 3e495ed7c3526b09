/**
 * The measures of a printed page, in mm from the upper left corner of an A4 sheet; places of text are baselines, sizes of type are points.
 * The paper on screen and the PDF are both drawn by them.
 */
export const printedMeasures = {
  page: { width: 210, height: 297 },
  left: 15,
  right: 195,
  logo: { x: 15, y: 13, size: 17 },
  letterhead: { nameX: 36, nameRight: 134, labelX: 138, valueX: 154.4, ruleY: 34, ruleThickness: 0.7, labelPoints: 8.6, firstFact: 15.9 },
  title: { baseline: 47.5, points: 21 },
  /** Captions and values at the right of the first page. */
  numberBlock: { captionPoints: 8.6, number: 56.6, date: 68.1, valueBelow: 5.2 },
  table: { headHeight: 8.4, headPoints: 8.8, headBaseline: 5.3, rowHeight: 56, firstBaseline: 11.2, inset: 2.2, top: 41, columns: [13, 57, 48, 16, 22, 24], textWidth: 46.1 },
  photo: { below: 7.4, width: 53, height: 39.75, radius: 1.2 },
  facts: { baseline: 47.1, pitch: 12.4, valueBelow: 5, captionPoints: 8.6, width: 53 },
  totals: { x: 72, labelX: 76, amountRight: 191, top: 42, rowHeight: 8.2, baseline: 5.1, points: 10.2 },
  grandTotal: { below: 2, height: 13, radius: 1.6, baseline: 8.2, labelPoints: 12, points: 15, tracking: 0.5 },
  terms: { headingBelowTotals: 32, headingOnItsOwn: 46, ruleBelow: 4.1, headingPoints: 14, textX: 47, textWidth: 148, rowHeight: 9.3, baseline: 5.6, pitch: 4.8, points: 9.8, bottom: 270 },
  preparer: { below: 18, belowAtLeast: 9, name: 5.5, first: 10.7, pitch: 4.7, captionPoints: 8.6, namePoints: 12, points: 9.6, bottom: 271 },
  note: { baseline: 276, points: 9 },
  footer: { ruleY: 281.5, baseline: 285.6, points: 8.2 },
  watermark: { points: 120, degrees: -45, opacity: 0.1 },
  /** Thin rules, in points. */
  rulePoints: 0.5,
} as const;

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

/** Millimetres of one point. */
export const mmPerPoint = 25.4 / 72;
