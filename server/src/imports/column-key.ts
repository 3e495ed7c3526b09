/** The same key for all spellings of a column name: `Company Name`, `company_name` and `fld_companyname` are one column. */
export function columnKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^fld_/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
