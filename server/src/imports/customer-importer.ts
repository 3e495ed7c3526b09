import { customersOperations } from '@vikray/contract/customers/customers-operations.ts';
import { customerMessages } from '@vikray/contract/customers/customer-messages.ts';
import { importedCustomer } from '@vikray/contract/customers/customer.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { pincodeOfCountry } from '@vikray/contract/lookups/pincode-of-country.ts';
import {
  customerDetails,
  insertCustomers,
  likelyNames,
  takeBackCustomers,
  unknownChoices,
  type NewImportedCustomer,
} from '../customers/public.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { dependenceOfCustomers } from './dependence-store.ts';
import { withPlace } from './written-place.ts';
import { customerUpdates } from './customer-updates.ts';
import { recordImporter, refusedStatus } from './record-importer.ts';
import { takenNames } from './taken-name-store.ts';

const { failures } = customersOperations.AddCustomer;

export const customerImporter = recordImporter({
  updates: customerUpdates,
  kind: 'customers',
  label: 'companyname',
  input: importedCustomer,
  read: withPlace,
  rules: [pincodeOfCountry],
  presentSentence: customerMessages.companyExists,
  present: takenNames('customers'),
  dependence: dependenceOfCustomers,
  takeBack: takeBackCustomers,
  keyOf: ({ companyName }) => companyName && nameKey(companyName),
  async faults({ lookups, rights }, parts) {
    const unknown = await unknownChoices(lookups, parts);
    return [
      ...unknown.map((name) => ({ field: failures[name].field ?? '', message: failures[name].message })),
      ...refusedStatus(parts.status, 'customers', rights),
    ];
  },
  async prepare({ lookups }, { contacts, status, ...input }): Promise<NewImportedCustomer> {
    const details = await customerDetails(lookups, input);
    if (typeof details === 'string') throw new Error(`The check should have refused: ${details}`);
    return { details, contacts, status: status === 'Approved' ? 'Approved' : 'Pending' };
  },
  async hints(db, rows) {
    const customers = rows.map(({ number, data }) => {
      // The result of `prepare`.
      const { details, contacts } = data as NewImportedCustomer;
      return { number, companyName: details.company_name, gstin: details.gstin, mobiles: contacts.map(({ mobile }) => mobile) };
    });
    return (await likelyNames(db, customers)).map(({ number, other, likeness }) => say.likelyCustomer(number, other, likeness));
  },
  async insert(tx, records, importId, stamp) {
    await insertCustomers(tx, records, importId, stamp);
    return records.length;
  },
});
