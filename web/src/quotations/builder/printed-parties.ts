/** The parties of a quotation as it printed them. A change keeps them where their records no longer exist. */
import type { Company } from '@vikray/contract/companies/company.ts';
import type { ContactPerson } from '@vikray/contract/customers/contact-person.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';

type Place = 'address' | 'country' | 'state' | 'city' | 'pincode';

export type PrintedCustomer = Pick<Customer, 'customerId' | 'companyName' | Place>;
export type PrintedContact = Pick<ContactPerson, 'contactId' | 'name' | 'designation' | 'email'>;
export type PrintedCompany = Pick<Company, 'companyId' | 'companyName' | Place | 'email' | 'image' | 'gst' | 'mobileNumber' | 'msme'>;

/** The customer as printed. */
export function printedCustomer(quotation: Quotation): PrintedCustomer {
  const { companyId, companyName, address, country, state, city, pincode } = quotation;
  return { customerId: companyId, companyName, address, country, state, city, pincode };
}

/** The contact person as printed. */
export function printedContact({ contactPersonId, name, designation, email }: Quotation): PrintedContact {
  return { contactId: contactPersonId, name, designation, email };
}

/** The issuing company as printed. */
export function printedCompany(quotation: Quotation): PrintedCompany {
  return {
    companyId: quotation.companyForId,
    companyName: quotation.companyForName,
    address: quotation.companyForAddress,
    country: quotation.companyForCountry,
    state: quotation.companyForState,
    city: quotation.companyForCity,
    pincode: quotation.companyForPincode,
    email: quotation.companyForEmail,
    image: quotation.companyForImage,
    gst: quotation.gst,
    mobileNumber: quotation.phoneNumber,
    msme: quotation.msme,
  };
}
