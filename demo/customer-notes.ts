/** What an office knows of its customers, and customers that were entered twice. */
import { addCustomer, readCustomer } from '../testing/builders/customers.ts';
import type { Caller } from '../testing/panel/caller.ts';

const notes: readonly { readonly customerId: number; readonly text: string }[] = [
  { customerId: 1, text: 'Pays on the 7th and the 22nd of a month. Invoices by mail to accounts, not by post.' },
  { customerId: 1, text: 'The store is on the second floor, and the lift takes 300 kg. Send four people with large cupboards.' },
  { customerId: 2, text: 'The head office decides, the purchase officer only collects offers. Best reached after four.' },
  { customerId: 3, text: 'Wants every chair in the same shade. A lot in another shade came back in 2024.' },
  { customerId: 4, text: 'Compares with two makers from the same town. Delivery before the inspection counts more than the price.' },
];

/** The customers that someone at the exhibition stall entered again: by their name, or by the number of the same person. */
const enteredTwice = [2, 4] as const;

/** Lets the users of the sample office write notes, and enter some customers again. */
export async function rememberCustomers(writer: Caller, stall: Caller): Promise<void> {
  for (const { customerId, text } of notes) await writer.call('AddNote', { record: 'customer', recordId: customerId, text });
  for (const customerId of enteredTwice) {
    const known = await readCustomer(stall, customerId);
    const { companyName, industryId, companyType, phone, email: mailbox, address, countryId, stateId, cityId, pincode, contacts } = known;
    const [{ name, designation, email, mobile } = { name: '', designation: '', email: '', mobile: '' }] = contacts;
    await addCustomer(stall, {
      companyName: `M/s ${companyName.replace(/ (Pvt\.? Ltd\.?|Private Limited|Ltd\.?|LLP)$/i, '')}`,
      industry: industryId,
      companyType,
      phone,
      email: mailbox,
      website: '',
      address,
      country: countryId,
      state: stateId,
      city: cityId,
      pincode,
      dataSource: 'Exhibition',
      contacts: [{ name, designation, email, mobile, phone: '' }],
    });
  }
}
