import { gstMessages } from '../gst/gst-messages.ts';
import type { CsvFile } from '../platform/list-file.ts';
import type { ContactPerson } from './contact-person.ts';
import type { Customer } from './customer.ts';

/** The customer list as a file: the details of a card, with contact persons joined by `; `. */
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
    { heading: gstMessages.gstin, text: (customer) => customer.gstin },
    { heading: gstMessages.category, text: (customer) => customer.gstCategory },
  ],
};

/** The customers with every column that their import needs. */
export const customerImportCsv: CsvFile<Customer> = {
  fileName: 'customer_import.csv',
  columns: [
    { heading: 'Company Name', text: (customer) => customer.companyName },
    { heading: 'Company Type', text: (customer) => customer.type },
    { heading: 'Industry', text: (customer) => customer.industry },
    { heading: 'Phone', text: (customer) => customer.phone },
    { heading: 'Email', text: (customer) => customer.email },
    { heading: 'Website', text: (customer) => customer.website },
    { heading: 'Address', text: (customer) => customer.address },
    { heading: 'Country', text: (customer) => customer.country },
    { heading: 'State', text: (customer) => customer.state },
    { heading: 'City', text: (customer) => customer.city },
    { heading: 'Pincode', text: (customer) => customer.pincode },
    { heading: 'Data Source', text: (customer) => customer.dataSource },
    { heading: 'Contact Persons', text: (customer) => customer.contacts.map(wholeContactText).join('; ') },
    { heading: 'Status', text: (customer) => customer.status },
    { heading: gstMessages.gstin, text: (customer) => customer.gstin },
    { heading: gstMessages.category, text: (customer) => (customer.gstCategoryIsChosen === 'Yes' ? customer.gstCategory : '') },
  ],
};

function wholeContactText({ name, designation, mobile, email, phone }: ContactPerson): string {
  return [name, designation, mobile, email, ...(phone === '' ? [] : [phone])].map(quotedPart).join(', ');
}

/** Puts a text in quotation marks if it contains a separator of contact persons or of their parts. */
function quotedPart(part: string): string {
  return /[",;#]/.test(part) ? `"${part.replaceAll('"', '""')}"` : part;
}

function contactText(contact: ContactPerson): string {
  return [contact.name, contact.designation, contact.mobile || contact.phone, contact.email].join(', ');
}
