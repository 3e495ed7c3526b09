/** The SQL of whom to call of several customers. Reading: contactsToCall. */
import './customers-tables.ts';
import { whatsAppNumber } from '../lookups/public.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';

/** Whom to call at a customer: the first contact person, and the numbers and the address of the first who has them. */
export interface ContactToCall {
  readonly contactName: string;
  readonly mobile: string;
  readonly whatsApp: string;
  readonly email: string;
}

/** Whom to call, by customer. */
export async function contactsToCall(db: Db, customerIds: readonly number[]): Promise<ReadonlyMap<number, ContactToCall>> {
  if (customerIds.length === 0) return new Map();
  const customers = await db
    .selectFrom('customers')
    .select(['id', 'phone', 'email', 'country'])
    .where(isAmong(db, 'customers.id', customerIds))
    .execute();
  const people = await db
    .selectFrom('contact_persons')
    .select(['customer_id', 'name', 'mobile', 'phone', 'email'])
    .where(isAmong(db, 'contact_persons.customer_id', customerIds))
    .where('is_hidden', '=', 0)
    .orderBy('id')
    .execute();
  const byCustomer = Map.groupBy(people, (person) => person.customer_id);
  const found = customers.map(async ({ id, phone, email, country }) => {
    const contacts = byCustomer.get(id) ?? [];
    const reached = contacts.find((each) => each.mobile !== '') ?? contacts[0];
    const contact = {
      contactName: reached?.name ?? '',
      mobile: reached?.mobile || reached?.phone || phone,
      whatsApp: await whatsAppNumber(reached?.mobile ?? '', country),
      email: contacts.find((each) => each.email !== '')?.email ?? email,
    };
    return [id, contact] as const;
  });
  return new Map(await Promise.all(found));
}
