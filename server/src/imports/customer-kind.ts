import { customersOperations } from '@vikray/contract/customers/customers-operations.ts';
import { customerMessages } from '@vikray/contract/customers/customer-messages.ts';
import { newCustomer, pincodeOfCountry } from '@vikray/contract/customers/customer.ts';
import { customerDetails, insertCustomers, takeBackCustomers, takenNames, type NewImportedCustomer } from '../customers/public.ts';
import { dependenceOfCustomers } from './dependence-store.ts';
import { recordKind, refusedStatus } from './record-kind.ts';

export const customerKind = recordKind({
  label: 'companyname',
  input: newCustomer,
  rules: [pincodeOfCountry],
  presentSentence: customerMessages.companyExists,
  present: takenNames,
  dependence: dependenceOfCustomers,
  takeBack: takeBackCustomers,
  async prepare({ lookups, rights }, input) {
    const status = String(input.status ?? 'Pending');
    const refused = refusedStatus(status, 'Approve Customer', rights);
    if (refused !== undefined) return refused;
    if (!input.contacts) return customerMessages.addContact;
    const details = await customerDetails(lookups, input);
    if (typeof details === 'string') return customersOperations.AddCustomer.failures[details].message;
    const data: NewImportedCustomer = { details, contacts: input.contacts, status: status === 'Approved' ? 'Approved' : 'Pending' };
    return { key: details.name_key, data };
  },
  async insert(tx, records, importId, stamp) {
    await insertCustomers(tx, records, importId, stamp);
    return records.length;
  },
});
