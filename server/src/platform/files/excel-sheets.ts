/** The limits of an Excel sheet. Excel refuses a file with a single longer cell, or with one more row. */
export const maxCellLength = 32_767;
/** The most rows of a worksheet that Excel can open, headings included. */
export const maxSheetRows = 1_048_576;
/** The days from 30 December 1899, the day 0 of spreadsheets, to 1970. */
export const daysBefore1970 = 25_569;
