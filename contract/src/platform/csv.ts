/** The one writer of CSV: every file that a list, a command or the sample of an import gives comes from here. */

/** The mark at the beginning by which spreadsheets know UTF-8: without it ₹ and Hindi come out garbled. */
export const csvMark = '\uFEFF';

/** A telephone number with its country code starts with a plus sign and is still no formula. */
const phoneNumber = /^\+\d{8,15}$/;
/**
 * What a spreadsheet would run as a formula, also behind blanks. Behind apostrophes it is guarded once more, so that the text comes back as
 * it was.
 */
const formula = /^'*[\s\u00a0]*[=+\-@\t\r＝＋－＠]/;

/** A cell that no spreadsheet takes for a formula: an apostrophe stands before what would be one. */
export function guardedCell(text: string): string {
  return formula.test(text) && !phoneNumber.test(text) ? `'${text}` : text;
}

/** The same cell as it was before `guardedCell`. */
export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Rows of cells as lines of a CSV file. Guard the cells first with `guardedCell`. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}
