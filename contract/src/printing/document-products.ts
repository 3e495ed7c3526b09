/** The product table: three rows a sheet, or as many as fit if the document is long. Text that does not fit continues in the annexure. */
import { group, movedDown, textMark, type GroupMark, type Mark } from './display-list.ts';
import type { Opening } from './document-opening.ts';
import { layOutRow, type RestOfRow } from './product-row.ts';
import type { PrintableDocument } from './printable-document.ts';
import { closeRow, columnPositions, roomyRow, type RowMeasures } from './row-measures.ts';
import { sheetMeasures } from './sheet-measures.ts';
import type { Setter } from './text-setting.ts';

const { left, right } = sheetMeasures;
const table = { top: 41, bottom: 279 };
const head = { height: 8.4, points: 8.8, baseline: 5.3 };
const rowsPerSheet = 3;
/** Up to this many products, a document has three a sheet. */
const maxRoomyRows = 12;

/** The product table, divided into sheets. */
export interface Products {
  readonly sheets: readonly (readonly Mark[])[];
  readonly rests: readonly RestOfRow[];
}

interface TablePage {
  readonly top: number;
  readonly rows: GroupMark[];
}

/** Divides the products into sheets. The first sheet begins with the opening. `shift` is the room that a long letterhead takes. */
export function layOutProducts(setter: Setter, { lines, columns }: PrintableDocument, opening: Opening, shift: number): Products {
  const isRoomy = lines.length <= maxRoomyRows;
  const measures = isRoomy ? roomyRow : closeRow;
  const most = isRoomy ? rowsPerSheet : Infinity;
  const bottom = table.bottom - shift;
  const wholeSheet = bottom - table.top - head.height;
  const rests: RestOfRow[] = [];
  let page: TablePage = { top: opening.tableTop, rows: [] };
  const pages = [page];
  let y = page.top + head.height;

  for (const line of lines) {
    let row = layOutRow(setter, measures, line, wholeSheet);
    const hasRoom = y + (page.rows.length > 0 ? row.height : row.least) <= bottom;
    if (!hasRoom || page.rows.length >= most) {
      page = { top: table.top, rows: [] };
      pages.push(page);
      y = page.top + head.height;
    } else if (y + row.height > bottom) {
      // The first row below the opening uses the room that is left, so that the sheet is not empty.
      row = layOutRow(setter, measures, line, bottom - y);
    }
    page.rows.push(group('row', movedDown(row.cells, y)));
    y += row.height;
    if (row.rest) rests.push(row.rest);
  }
  const headings = columns.map((column) => setter.line(column));
  const sheets = pages.map(({ top, rows }, index) => {
    // An opening that leaves no room for products has a sheet without them.
    const hasTable = rows.length > 0 || pages.length === 1;
    return [...(index === 0 ? opening.marks : []), ...(hasTable ? [group('table', [layOutHead(headings, measures, top), ...rows])] : [])];
  });
  return { sheets, rests };
}

function layOutHead(headings: readonly string[], measures: RowMeasures, top: number): GroupMark {
  const style = { weight: 'semibold', colour: 'peacockDark' } as const;
  const tint = { kind: 'box', x: left, y: top, width: right - left, height: head.height, radius: 0, fill: 'tint' } as const;
  const cells = Object.values(columnPositions(measures)).map(({ x, align }, column) => {
    const heading = textMark(headings[column] ?? '', x, top + head.baseline, head.points, { ...style, align });
    return group('columnheader', column === 0 ? [tint, heading] : [heading]);
  });
  return group('row', cells);
}
