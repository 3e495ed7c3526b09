import { financialYear } from '@vikray/contract/platform/dates.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { nextNumber } from '../platform/database/numbers-without-gap.ts';
import type { Db } from '../platform/database/tables.ts';

/** The prefix of the number of each kind of document. */
const prefixes = { quotation: '', order: 'SO/', enquiry: 'ENQ/', return: 'RT/' } as const;

/**
 * The next number of a kind of document: `SO/ABC/2026-2027/0001`, from the short name of its preparer, the financial year of its day, and
 * the series of that year. Call it as late as possible, because others wait for the series until the transaction ends.
 */
export async function nextDocumentNumber(
  db: Db,
  kind: keyof typeof prefixes,
  { nickname }: Pick<LoginRecord, 'nickname'>,
  day: string,
): Promise<string> {
  const year = financialYear(day);
  return prefixes[kind] + documentNumber(nickname, year, await nextNumber(db, `${kind} ${year}`));
}

/** `ABC/2026-2027/0001`: the preparer's short name, the financial year, and the number in the year's series. */
export function documentNumber(nickname: string, year: string, number: number): string {
  return [nickname.toUpperCase(), year, String(number).padStart(4, '0')].join('/');
}
