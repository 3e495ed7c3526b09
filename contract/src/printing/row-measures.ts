import { sheetMeasures } from './sheet-measures.ts';

/** The columns of the product table, from the left. */
type Column = 'serial' | 'photo' | 'text' | 'quantity' | 'rate' | 'total';

/** The measures of a product row: least height, column widths, places of photo and text. In mm and points. */
export interface RowMeasures {
  readonly height: number;
  readonly columns: Readonly<Record<Column, number>>;
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
  columns: { serial: 13, photo: 57, text: 48, quantity: 16, rate: 22, total: 24 },
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
  columns: { serial: 13, photo: 27, text: 78, quantity: 16, rate: 22, total: 24 },
  textWidth: 75.5,
  photo: { below: 2.45, width: 24, height: 18 },
  firstBaseline: 6,
  name: { points: 10.4, pitch: 4.7, smallPoints: 9.2, smallPitch: 4.2 },
  description: { points: 8.8, pitch: 4.1, below: 4.7 },
  ending: 3,
};

const inset = 2.2;

/** The position of the texts of a column, and how wide they may be. */
export interface ColumnPosition {
  readonly x: number;
  readonly align: 'left' | 'right';
  readonly width: number;
}

/** The positions of the columns: the serial number inset, photo and text at the left edge, figures inset on the right. */
export function columnPositions({ columns }: RowMeasures): Readonly<Record<Column, ColumnPosition>> {
  const { serial, photo, text, quantity, rate, total } = columns;
  const { left } = sheetMeasures;
  const textEnd = left + serial + photo + text;
  const figure = (end: number, width: number): ColumnPosition => ({ x: end - inset, align: 'right', width: width - inset });
  return {
    serial: { x: left + inset, align: 'left', width: serial - inset },
    photo: { x: left + serial, align: 'left', width: photo },
    text: { x: left + serial + photo, align: 'left', width: text },
    quantity: figure(textEnd + quantity, quantity),
    rate: figure(textEnd + quantity + rate, rate),
    total: figure(textEnd + quantity + rate + total, total),
  };
}
