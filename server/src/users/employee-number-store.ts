/** The SQL of employee numbers that the panel gives: nextEmployeeNumber. */
import './users-tables.ts';
import { nextNumber } from '../platform/database/numbers-without-gap.ts';
import type { Db } from '../platform/database/tables.ts';

/** The next number that no user has: E1, E2 and so on. Someone may have entered one by hand. */
export async function nextEmployeeNumber(tx: Db): Promise<string> {
  const number = `E${await nextNumber(tx, 'employee-numbers')}`;
  const taken = await tx.selectFrom('users').select('id').where('emp_number_key', '=', number.toLowerCase()).executeTakeFirst();
  return taken ? nextEmployeeNumber(tx) : number;
}
