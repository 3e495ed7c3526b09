/** What an Excel sheet can hold. Excel refuses a whole file for one cell that is longer, and for one row more. */
export const mostCellLength = 32_767;
export const mostSheetRows = 1_048_576;
