/** Writes all CSV files: those of lists, of commands, and the sample files of imports. */

/** The byte order mark that tells spreadsheets the file is UTF-8. Without it, ₹ and Hindi are garbled. */
export const csvMark = '\uFEFF';

/** A telephone number with a country code starts with a plus sign but is not a formula. */
const phoneNumber = /^\+\d{8,15}$/;
/**
 * A text that a spreadsheet would run as a formula, even after blanks. A text that already starts with apostrophes gets one more, so that
 * `unguardedCell` restores it.
 */
const formula = /^'*[\s\u00a0]*[=+\-@\t\r＝＋－＠]/;

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function guardedCell(text: string): string {
  return formula.test(text) && !phoneNumber.test(text) ? `'${text}` : text;
}

/** The same for a column of figures: a negative one is no formula, and has to add up where it is read. */
export function guardedFigure(text: string): string {
  return /^-\d+(?:\.\d+)?$/.test(text) ? text : guardedCell(text);
}

/** Restores the text that `guardedCell` was given. */
export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Rows of cells as lines of a CSV file. Guard the cells with `guardedCell` first. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}
