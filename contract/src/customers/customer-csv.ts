import type { CsvFile } from '../platform/operation.ts';
import type { Customer } from './customer.ts';

/** The customer list as a file: the columns of a card, its contact persons joined by `; `. */
export const customerCsv: CsvFile<Customer> = {
  fileName: 'customer_list.csv',
  columns: [
    ['Company Name', (customer) => customer.companyName],
    ['Company Type', (customer) => customer.type],
    ['Industry', (customer) => customer.industry],
    ['City', (customer) => customer.city],
    ['State', (customer) => customer.state],
    ['Phone', (customer) => customer.phone],
    ['Email', (customer) => customer.email],
    ['Contact Persons', (customer) => customer.contacts.map((contact) => [contact.name, contact.designation, contact.mobile || contact.phone, contact.email].join(', ')).join('; ')],
    ['Status', (customer) => customer.status],
  ],
};
