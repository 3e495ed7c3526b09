import type { Customer } from '@vikray/contract/customers/customer.ts';
import {
  printedCompany,
  printedContact,
  printedCustomer,
  printedPreparer,
  printedTermTexts,
  type PrintedCompany,
  type PrintedContact,
  type PrintedCustomer,
  type PrintedPreparer,
} from '@vikray/contract/quotations/printed-parties.ts';
import type { NewQuotation } from '@vikray/contract/quotations/quotation.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { findOpenCompany, type OpenCompany } from '../../companies/public.ts';
import { findCustomerToUse } from '../../customers/public.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { FrozenParties } from './printed-columns.ts';

/** Issuing company and customer as they are now; undefined for one that does not exist. */
export interface CompanyAndCustomer {
  readonly company: OpenCompany | undefined;
  readonly customer: Customer | undefined;
}

/** The records that the user has chosen. */
export async function findCompanyAndCustomer(
  db: Db,
  { preparedFor, companyId }: Pick<NewQuotation, 'preparedFor' | 'companyId'>,
): Promise<CompanyAndCustomer> {
  return { company: await findOpenCompany(db, preparedFor), customer: await findCustomerToUse(db, companyId) };
}

/** The parties of a quotation as they are now; the quotation always prints them like this. Returns the first unknown party instead. */
export function partiesOf(
  { company, customer }: CompanyAndCustomer,
  input: NewQuotation,
  preparer: LoginRecord,
): FrozenParties | 'CompanyUnknown' | 'CustomerUnknown' | 'ContactUnknown' {
  if (company?.status !== 'Active') return 'CompanyUnknown';
  if (!customer) return 'CustomerUnknown';
  const contact = customer.contacts.find((each) => each.contactId === input.contactPersonId);
  if (!contact) return 'ContactUnknown';
  return freezeParties({ company, customer, contact, preparer, terms: input });
}

/** The records behind a quotation, as far as they are printed. */
export interface Parties {
  readonly company: PrintedCompany;
  readonly customer: PrintedCustomer;
  readonly contact: PrintedContact;
  readonly preparer: PrintedPreparer & Pick<LoginRecord, 'userId'>;
  readonly terms: Parameters<typeof printedTermTexts>[0];
}

/** These records as a quotation freezes them. */
export function freezeParties({ company, customer, contact, preparer, terms }: Parties): FrozenParties {
  return {
    ...printedCustomer(customer),
    ...printedContact(contact),
    ...printedPreparer(preparer),
    ...printedCompany(company),
    ...printedTermTexts(terms),
    preparedById: preparer.userId,
  };
}
