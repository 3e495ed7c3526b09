/** The SQL of the calls about money. Reading: callsAboutMoney. */
import './sales-calls-tables.ts';
import type { Db } from '../platform/database/tables.ts';

/** The last calls of an account, the newest first. Amounts in paise. */
export async function callsAboutMoney(
  db: Db,
  { customerId, companyId }: { readonly customerId: number; readonly companyId: number },
  most: number,
) {
  return db
    .selectFrom('sales_calls')
    .select([
      'id as callId',
      'acted_on as on',
      'staff_name as who',
      'call_type as callType',
      'call_action as outcome',
      'description',
      'promised_on as promisedOn',
      'promised_paise as promisedAmount',
    ])
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
