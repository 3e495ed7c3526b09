/** Sentences about reading a file of any content: why it cannot be read, and notes on how it was read. */
export const fileMessages = {
  notUtf8: 'This file is not UTF-8. Save it in Excel as "CSV UTF-8" and try again.',
  empty: 'This file has no rows.',
  quoteNotClosed: 'A quotation mark in this file is never closed.',
  rowTooLarge: (row: number) => `Row ${row} is too large, or a quotation mark before it is never closed.`,
  tooManyRows: (most: number) =>
    `This file has more than ${most.toLocaleString('en-IN')} rows. Split it, or ask an Administrator to import it on the server.`,
  malformedJson: (row: number) => `Record ${row} is not valid JSON. The file must be a list of objects.`,

  webPage: 'This is a web page saved as .xls. Open it in Excel and save it as .xlsx.',

  /** About Excel files. */
  oldWorkbook: 'This is an old Excel file (.xls), or one with a password. Save it as .xlsx without a password.',
  notAWorkbook: 'This file is not an Excel workbook (.xlsx). Save it in Excel as .xlsx or as CSV.',
  brokenWorkbook: 'This Excel file is damaged. Open it in Excel, save it again and try once more.',
  workbookTooLarge: 'This Excel file is too large once it is unpacked. Split it, or save it as CSV.',
  sheetRowTooLarge: (row: number) => `Row ${row} is too large.`,
  /** Notes on a file that can be read. */
  otherSheets: (read: string, others: string) => `Only the sheet "${read}" is read. Left out: ${others}.`,
  hiddenRows: (rows: number) =>
    rows === 1 ? 'One hidden row is read as well.' : `${rows.toLocaleString('en-IN')} hidden rows are read as well.`,

  titlesLeftOut: (lines: number) =>
    lines === 1 ? 'The line above the headings is left out.' : `The ${lines} lines above the headings are left out.`,
  totalLeftOut: (row: number) => `Row ${row.toLocaleString('en-IN')}, the total at the end, is left out.`,

  /** Why a row of a file is unusable. */
  tooManyCells: 'This row has more cells than there are columns.',
  cellTooLong: (column: string) => `The text of column ${column} is too long: at most 32,767 characters.`,
  notAnObject: 'This record is not an object.',
  cellIsError: (column: string, error: string) => `The cell of column ${column} shows the error ${error}.`,
  formulaWithoutValue: (column: string) => `The formula of column ${column} has no value yet. Open the file in Excel and save it again.`,
  cellIsCut: (column: string) =>
    `The text of column ${column} is as long as an Excel file allows, so its end may be missing. Import this row from a CSV file.`,
} as const;
