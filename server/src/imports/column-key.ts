/** No column has a name of this length. */
const maxNameLength = 199;

/** The same key for all spellings of a column name: `Company Name`, `company_name` and `fld_companyname` are one column. */
export function columnKey(name: string): string {
  if (name.length > maxNameLength) return '';
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^fld_/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
