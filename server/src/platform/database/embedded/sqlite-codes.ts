/** SQLite's result codes: https://www.sqlite.org/rescode.html. */

/** The codes that the panel knows. */
export const sqliteCodes = { busy: 5, readOnly: 8, failingDisk: 10, damaged: 11, full: 13, cannotOpen: 14, noDatabase: 26 } as const;

/** The code of an error of SQLite, without the details that SQLite adds in its higher bytes. Undefined for any other error. */
export function sqliteCodeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}

/** Whether SQLite reports that the file is damaged. */
export function isDamage(error: unknown): boolean {
  const code = sqliteCodeOf(error);
  return code === sqliteCodes.damaged || code === sqliteCodes.noDatabase;
}
