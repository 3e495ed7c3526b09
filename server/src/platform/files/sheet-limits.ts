/** The limits of an Excel sheet. Excel refuses a file with a single longer cell, or with one more row. */
export const mostCellLength = 32_767;
export const mostSheetRows = 1_048_576;
