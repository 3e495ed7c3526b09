/** The company and the days that the address of a file names. */
import { date } from '@vikray/contract/platform/dates.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { findOpenCompany, type OpenCompany } from '../companies/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { RequestFailure } from '../platform/http/failures.ts';
import { readId } from '../platform/http/requests/id-in-address.ts';

/** The company of this number. Throws the refusal of an unknown one. */
export async function companyOf(db: Db, text: string | undefined): Promise<OpenCompany> {
  const companyId = readId(text);
  const found = companyId === undefined ? undefined : await findOpenCompany(db, companyId);
  if (!found) throw new RequestFailure(404, 'CompanyNotFound', say.unknownCompany);
  return found;
}

/** The first and the last day. Throws the refusal of days that do not exist or are reversed. */
export function periodOf({ from, to }: { readonly from?: string; readonly to?: string }): { from: string; to: string } {
  const [first, last] = [from, to].map((day) => date(say.invalidPeriod).safeParse(day));
  if (!first?.success || !last?.success || first.data > last.data) throw new RequestFailure(400, 'InvalidInput', say.invalidPeriod);
  return { from: first.data, to: last.data };
}
