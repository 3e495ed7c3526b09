/** The limits of an Excel sheet. Excel refuses a file with a single longer cell, or with one more row. */
export const maxCellLength = 32_767;
/** The most rows of a worksheet that Excel can open, headings included. */
export const maxSheetRows = 1_048_576;
