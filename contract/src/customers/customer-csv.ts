import type { CsvFile } from '../platform/operation.ts';
import type { ContactPerson } from './contact-person.ts';
import type { Customer } from './customer.ts';

/** The customer list as a file: the facts of a card, its contact persons joined by `; `. */
export const customerCsv: CsvFile<Customer> = {
  fileName: 'customer_list.csv',
  columns: [
    { heading: 'Company Name', text: (customer) => customer.companyName },
    { heading: 'Company Type', text: (customer) => customer.type },
    { heading: 'Industry', text: (customer) => customer.industry },
    { heading: 'City', text: (customer) => customer.city },
    { heading: 'State', text: (customer) => customer.state },
    { heading: 'Phone', text: (customer) => customer.phone },
    { heading: 'Email', text: (customer) => customer.email },
    { heading: 'Contact Persons', text: (customer) => customer.contacts.map(contactText).join('; ') },
    { heading: 'Status', text: (customer) => customer.status },
  ],
};

function contactText(contact: ContactPerson): string {
  return [contact.name, contact.designation, contact.mobile || contact.phone, contact.email].join(', ');
}
