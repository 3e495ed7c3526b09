import { sheetMeasures } from './sheet-measures.ts';

/** The measures of a product row: least height, column widths, places of photo and text. In mm and points. */
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

/** Tall rows: three fill a sheet. */
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

/** The space between a figure and the edge of its column. */
export const inset = 2.2;
/** The columns from this one on have figures, on the right. */
const firstFigure = 3;

/** Where the texts of each column are: the serial number inset, photo and name at the left edge, figures at the right one. */
export function columnPlaces({ columns }: RowMeasures): { readonly x: number; readonly align: 'left' | 'right' }[] {
  let edge: number = sheetMeasures.left;
  return columns.map((width, column) => {
    const start = edge;
    edge += width;
    if (column >= firstFigure) return { x: edge - inset, align: 'right' };
    return { x: column === 0 ? start + inset : start, align: 'left' };
  });
}
