/** What all printed sheets share. Places are in mm from the upper left corner of an A4 sheet. */
export const sheetMeasures = {
  width: 210,
  height: 297,
  /** Where texts and rules begin and end. */
  left: 15,
  right: 195,
  /** The thickness of rules and frames, in points. */
  rulePoints: 0.5,
} as const;

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
  black: '#000000',
} as const;
export type Colour = keyof typeof printedColours;

/** Millimetres per point. */
export const mmPerPoint = 25.4 / 72;
