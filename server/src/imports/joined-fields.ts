/** Fields that other programs split into several columns. */
import type { Wire } from './wire.ts';

/** The names of the parts, which are no fields of a record. */
const nameParts = ['contactsalutation', 'contactfirstname', 'contactlastname'] as const;
const addressParts = ['address', 'address2', 'address3', 'address4'] as const;
const personParts = ['contactname', 'contactdesignation', 'contactmobile', 'contactemail', ...nameParts] as const;

/**
 * A record in which the lines of an address are one text, and the columns of a contact person are one, unless the record has contact
 * persons already. A company without a phone or e-mail of its own has those of the person.
 */
export function joinedFields(wire: Wire): Wire {
  const isSplit = [...personParts, ...addressParts.slice(1)].some((part) => part in wire);
  if (!isSplit) return wire;
  const text = (name: string) => (typeof wire[name] === 'string' ? wire[name].trim() : '');
  const joined = Object.fromEntries(
    Object.entries(wire).filter(([name]) => ![...personParts, ...addressParts.slice(1)].some((part) => part === name)),
  );
  const address = addressParts.map(text).filter((line) => line !== '');
  const name =
    text('contactname') ||
    nameParts
      .map(text)
      .filter((part) => part !== '')
      .join(' ');
  const [mobile, email] = [text('contactmobile'), text('contactemail') || text('email')];
  const person = { name, designation: text('contactdesignation'), mobile: mobile || text('phone'), email };
  return {
    ...joined,
    ...(address.length > 0 && { address: address.join(', ') }),
    ...(text('phone') === '' && mobile !== '' && { phone: mobile }),
    ...(text('email') === '' && email !== '' && { email }),
    ...(!('contacts' in wire) && name !== '' && { contacts: [person] }),
  };
}
