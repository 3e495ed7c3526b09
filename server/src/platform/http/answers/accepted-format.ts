/** The content types of a list as a file. */
export const fileTypes = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

/** The formats of a list as a file. */
export type FileFormat = keyof typeof fileTypes;

/** The content type of a list as a file. */
export function contentTypeOf(format: FileFormat): string {
  return format === 'csv' ? `${fileTypes.csv}; charset=utf-8` : fileTypes.xlsx;
}

/** The first file format that the caller accepts. */
export function formatAccepted(accept: string): FileFormat | undefined {
  const named = (['csv', 'xlsx'] as const).filter((format) => accept.includes(fileTypes[format]));
  return named.toSorted((one, other) => accept.indexOf(fileTypes[one]) - accept.indexOf(fileTypes[other]))[0];
}
