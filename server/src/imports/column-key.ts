/** A name without what people write differently: `Company Name`, `company_name` and `fld_companyname` are one. */
export function columnKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^fld_/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
