import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importedContactPerson } from '@vikray/contract/imports/imported-entries.ts';
import {
  contactKey,
  findCustomerIdNamed,
  insertImportedContacts,
  takeBackContacts,
  takenContacts,
  type NewImportedContact,
} from '../customers/public.ts';
import { goneCustomer } from './gone-records.ts';
import { printable } from './printable.ts';
import { recordImporter } from './record-importer.ts';

export const contactImporter = recordImporter({
  kind: 'contact-persons',
  label: 'name',
  input: importedContactPerson,
  presentSentence: say.contactPresent,
  present: takenContacts,
  // A contact person is only hidden. What refers to it keeps it.
  dependence: async () => undefined,
  takeBack: takeBackContacts,
  async keyOf({ companyName, name, mobile }, { db }) {
    const customerId = companyName === undefined ? undefined : await findCustomerIdNamed(db, companyName);
    return customerId === undefined || name === undefined || mobile === undefined ? undefined : contactKey(customerId, { name, mobile });
  },
  async faults({ db }, { companyName }) {
    if (companyName === undefined || (await findCustomerIdNamed(db, companyName)) !== undefined) return [];
    return [{ field: 'companyName', message: say.unknownCustomer(printable(companyName)) }];
  },
  async prepare({ db }, { companyName, ...contact }): Promise<NewImportedContact> {
    const customerId = await findCustomerIdNamed(db, companyName);
    if (customerId === undefined) throw new Error('The check should have refused an unknown customer');
    return { customerId, contact };
  },
  gone: goneCustomer,
  insert: insertImportedContacts,
});
