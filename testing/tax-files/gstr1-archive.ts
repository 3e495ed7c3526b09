/** Reads a GSTR-1 draft as the offline tool would: each table by its headings. */
import { strFromU8, unzipSync } from 'fflate';

/** A row of a table by its headings. */
export type Gstr1Row = Readonly<Record<string, string>>;

const quoted = /"(?:[^"]|"")*"|[^,]*/y;

/** The cells of a line. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  for (quoted.lastIndex = 0; quoted.lastIndex <= line.length; quoted.lastIndex++) {
    const [cell = ''] = quoted.exec(line) ?? [];
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
  }
  return cells;
}

/** The names of the parts, the rows of each table, and the summary. */
export function readGstr1(bytes: Uint8Array) {
  const parts = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)] as const);
  const texts = new Map(parts);
  const cells = (table: string) => (texts.get(`${table}.csv`) ?? '').trim().split('\r\n').map(cellsOf);
  const rows = (table: string): Gstr1Row[] => {
    const [headings = [], ...lines] = cells(table);
    return lines.map((line) => Object.fromEntries(headings.map((heading, index) => [heading, line[index] ?? ''])));
  };
  return { names: [...texts.keys()], cells, rows, summary: texts.get('summary.txt') ?? '' };
}

/** An amount of a table in paise. */
export function paiseOf(text: string | undefined): number {
  return Math.round(Number(text) * 100);
}
