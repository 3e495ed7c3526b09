import type { Company } from '@vikray/contract/companies/company.ts';
import type { ContactPerson } from '@vikray/contract/customers/contact-person.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { PrintableDocument } from '@vikray/contract/printing/printable-document.ts';
import { printableDocument } from '@vikray/contract/quotations/quotation-document.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { totalOf } from './cart.ts';
import { costingOf, type QuotationForm } from './quotation-form.ts';

/** The records that the chosen ids refer to. */
export interface ChosenParties {
  readonly company: Company;
  readonly customer: Customer;
  readonly contact: ContactPerson;
}

/** The server gives the number when the quotation is saved. */
const noNumber = '-';

/** The document that the form will print once it is saved. */
export function previewOf(form: QuotationForm, { company, customer, contact }: ChosenParties, by: LoginRecord): PrintableDocument {
  const { terms } = form;
  const record = {
    number: noNumber,
    date: form.date ?? '',
    companyId: customer.customerId,
    contactPersonId: contact.contactId,
    companyName: customer.companyName,
    name: contact.name,
    designation: contact.designation,
    email: contact.email,
    address: customer.address,
    country: customer.country,
    state: customer.state,
    city: customer.city,
    pincode: customer.pincode,
    preparedBy: by.name,
    preparedByMobile: by.officeMobile,
    preparedByEmail: by.officeEmail,
    companyForName: company.companyName,
    companyForId: company.companyId,
    companyForCountry: company.country,
    companyForCity: company.city,
    companyForState: company.state,
    companyForPincode: company.pincode,
    companyForAddress: company.address,
    companyForEmail: company.email,
    companyForImage: company.image,
    gst: company.gst,
    phoneNumber: company.mobileNumber,
    msme: company.msme,
    delivery: terms.delivery ?? '',
    price: terms.price ?? '',
    payment: terms.payment ?? '',
    taxes: terms.taxes ?? '',
    freight: terms.freight ?? '',
    validity: terms.validity ?? '',
    warranty: terms.warranty ?? '',
    others: terms.others ?? '',
    ...costingOf(form),
  };
  return printableDocument(
    record,
    form.cart.map((line) => ({ ...line, total: totalOf(line) })),
  );
}
