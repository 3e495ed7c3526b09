/** The contact persons' SQL. Reading: contactsOf. Writing: insertContacts, replaceContacts, saveContact. */
import './customers-tables.ts';
import { splitName, type ContactPerson, type ContactPersonInput } from '@vikray/contract/customers/contact-person.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

type ContactValues = Omit<ContactPersonInput, 'contactId'>;

/** The contact persons of the given customers, by customer number, oldest first. */
export async function contactsOf(db: Db, customerIds: readonly number[]): Promise<ReadonlyMap<number, ContactPerson[]>> {
  const rows = await db
    .selectFrom('contact_persons')
    .select(['id', 'customer_id', 'name', 'designation', 'email', 'mobile', 'phone'])
    .where(isAmong(db, 'customer_id', customerIds))
    .where('is_hidden', '=', 0)
    .orderBy('id')
    .execute();
  const contacts = rows.map(({ id, customer_id: customerId, name, designation, email, mobile, phone }) => ({
    customerId,
    contactId: id,
    title: splitName(name).title,
    name,
    designation,
    email,
    mobile,
    phone,
  }));
  return Map.groupBy(contacts, (contact) => contact.customerId);
}

/** The columns of a contact person as entered. */
export function contactColumns(contact: ContactValues, { userId, now }: WriteStamp) {
  const { name, designation, email, mobile, phone } = contact;
  return { name, designation, email, mobile, phone: phone ?? '', updated_by_id: userId, updated_at: now };
}

/** Adds contact persons to a customer. */
export async function insertContacts(db: Db, customerId: number, contacts: readonly ContactValues[], stamp: WriteStamp): Promise<void> {
  if (contacts.length === 0) return;
  await db
    .insertInto('contact_persons')
    .values(contacts.map((contact) => ({ customer_id: customerId, ...contactColumns(contact, stamp), created_at: stamp.now })))
    .execute();
}

async function updateContact(db: Db, contactId: number, contact: ContactValues, stamp: WriteStamp): Promise<void> {
  await db.updateTable('contact_persons').set(contactColumns(contact, stamp)).where('id', '=', contactId).execute();
}

/**
 * Makes the given contact persons the customer's whole set: updates known ones, adds new ones, hides missing ones. When an id is not one of
 * the customer's contact persons or occurs twice, nothing changes and the answer is false.
 */
export async function replaceContacts(
  db: Db,
  customerId: number,
  contacts: readonly ContactPersonInput[],
  stamp: WriteStamp,
): Promise<boolean> {
  const present = new Set((await contactsOf(db, [customerId])).get(customerId)?.map((contact) => contact.contactId));
  const listed = contacts.flatMap((contact) => contact.contactId ?? []);
  if (new Set(listed).size !== listed.length || listed.some((id) => !present.has(id))) return false;

  const missing = [...present].filter((id) => !listed.includes(id));
  if (missing.length > 0) {
    await db
      .updateTable('contact_persons')
      .set({ is_hidden: 1, updated_by_id: stamp.userId, updated_at: stamp.now })
      .where('id', 'in', missing)
      .execute();
  }
  for (const { contactId, ...contact } of contacts) {
    if (contactId !== undefined) await updateContact(db, contactId, contact, stamp);
  }
  await insertContacts(
    db,
    customerId,
    contacts.filter((contact) => contact.contactId === undefined),
    stamp,
  );
  return true;
}

/** Adds one contact person and returns its number. A contact person with the same name and mobile number is updated instead. */
export async function saveContact(db: Db, customerId: number, contact: ContactValues, stamp: WriteStamp): Promise<number> {
  const known = (await contactsOf(db, [customerId]))
    .get(customerId)
    ?.find(({ name, mobile }) => name === contact.name && mobile === contact.mobile);
  if (known) {
    await updateContact(db, known.contactId, contact, stamp);
    return known.contactId;
  }
  const { id } = await db
    .insertInto('contact_persons')
    .values({ customer_id: customerId, ...contactColumns(contact, stamp), created_at: stamp.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
