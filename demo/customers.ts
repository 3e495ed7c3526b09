import type { ContactPerson } from '@vikray/contract/customers/contact-person.ts';
import { dataSources } from '@vikray/contract/customers/customer.ts';
import type { CustomerStatus } from '@vikray/contract/customers/customer-status.ts';
import type { LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import { customerSearchText } from '../server/src/customers/customer-store.ts';
import type { CustomerDetails } from '../server/src/customers/customers-tables.ts';
import { likenessKey } from '../server/src/platform/database/likeness-key.ts';
import { nameKey } from '../server/src/platform/database/name-key.ts';
import type { BulkWriter } from './bulk-writer.ts';
import { SeededRandom, nth, places } from './seeded-random.ts';
import type { SampleContext } from './sample-context.ts';
import { fictionalGstin } from './tax.ts';
import { designations, familyNames, firmEndings, firmForms, firmKinds, firmStarts, givenNames, streets } from './words.ts';

/** A customer as the rest of the data needs it. The n-th customer is always the same. */
export interface MadeCustomer {
  readonly details: CustomerDetails & { readonly gstin: string };
  readonly status: CustomerStatus;
  readonly contacts: readonly Omit<ContactPerson, 'contactId' | 'title'>[];
}

const kindsPerIndustry = 8;

/** Makes the n-th customer, from 0. No two have the same name. */
export function makeCustomer(context: SampleContext, n: number): MadeCustomer {
  const { seed, industries, companyTypes, towns } = context;
  const random = new SeededRandom(seed, 'customer', n);
  const [start = 0, ending = 0, kindPlace = 0, round = 0] = places(
    n,
    firmStarts.length,
    firmEndings.length,
    industries.length * kindsPerIndustry,
  );
  const industry = nth(industries, Math.floor(kindPlace / kindsPerIndustry));
  const kind = nth(firmKinds[industry.label] ?? [industry.label], kindPlace % kindsPerIndustry);
  const companyType =
    industry.label === 'Government'
      ? named(companyTypes, 'Government/PSU')
      : random.of(companyTypes.filter(({ label }) => label !== 'Government/PSU'));
  const town = random.of(towns);
  const root = `${nth(firmStarts, start)}${nth(firmEndings, ending)}`;
  const branch = round === 0 ? '' : ` Unit ${round + 1}`;
  const companyName = `${root} ${kind}${branch}${firmForms[companyType.label] ?? ''}`;
  const mailbox = `${root}.${n + 1}`.toLowerCase();
  const details = {
    company_name: companyName,
    name_key: nameKey(companyName),
    likeness_key: likenessKey(companyName),
    industry_id: industry.value,
    industry: industry.label,
    company_type_id: companyType.value,
    company_type: companyType.label,
    phone: fictionalMobile(n),
    email: `office.${mailbox}@example.in`,
    website: random.happens(0.6) ? `https://${root.toLowerCase()}${n + 1}.example.in` : '',
    address: `${random.int(1, 240)}, ${random.of(streets)}`,
    country_id: town.country_id,
    country: town.country,
    state_id: town.state_id,
    state: town.state,
    city_id: town.city_id,
    city: town.city,
    pincode: `${town.pinStart}${String(random.int(1, 60)).padStart(2, '0')}`,
    data_source: random.of(dataSources),
    gstin: fictionalGstin(seed, n, town.state),
  };
  const draw = random.next();
  return {
    details,
    // The first customers are approved, so that even the smallest data set has someone to quote to.
    status: n < 5 || draw < 0.86 ? 'Approved' : draw < 0.97 ? 'Pending' : 'Deleted',
    contacts: Array.from({ length: random.int(1, 5) }, () => makeContact(random, mailbox)),
  };
}

function makeContact(random: SeededRandom, mailbox: string): MadeCustomer['contacts'][number] {
  const [title, given] = random.of(givenNames);
  return {
    name: `${title} ${given} ${random.of(familyNames)}`,
    designation: random.of(designations),
    email: `${given.toLowerCase()}.${mailbox}@example.in`,
    mobile: fictionalMobile(random.int(0, 99_999)),
    phone: '',
  };
}

/** A number from the block of the panel's examples: 90000 and five digits. */
function fictionalMobile(n: number): string {
  return `90000${String((n + 100) % 100_000).padStart(5, '0')}`;
}

function named(list: readonly LookupEntry[], label: string): LookupEntry {
  return list.find((entry) => entry.label === label) ?? nth(list, 0);
}

/** Writes the customers with their contact persons. Returns the id of each first contact person, for the customer ids 1, 2, 3 … */
export async function writeCustomers(
  writer: BulkWriter,
  context: SampleContext,
  count: number,
  onProgress: (done: number) => void,
): Promise<Int32Array> {
  const firstContactIds = new Int32Array(count);
  for (let n = 0; n < count; n++) {
    const { details, status, contacts } = makeCustomer(context, n);
    const random = new SeededRandom(context.seed, 'customer written', n);
    const day = random.int(0, context.calendar.length - 1);
    const created_at = context.calendar.instantOn(day, random.next());
    const updated_at = context.calendar.instantOn(Math.min(day + random.int(1, 20), context.calendar.length - 1), random.next());
    const enteredBy = random.of(context.staff.sellers).userId;
    const isNew = status === 'Pending';
    const stamped = {
      updated_by_id: isNew ? enteredBy : context.staff.manager.userId,
      created_at,
      updated_at: isNew || updated_at < created_at ? created_at : updated_at,
    };
    const search_text = status === 'Deleted' ? '' : customerSearchText(shownOf({ details, status, contacts }));
    const id = writer.nextId('customers');
    await writer.add('customers', [{ id, ...details, status, version: isNew ? 1 : 2, search_text, entered_by_id: enteredBy, ...stamped }]);
    const rows = contacts.map((contact) => ({
      id: writer.nextId('contact_persons'),
      customer_id: id,
      ...contact,
      ...stamped,
      updated_at: created_at,
    }));
    firstContactIds[n] = rows[0]?.id ?? 0;
    await writer.add('contact_persons', rows);
    onProgress(n + 1);
  }
  return firstContactIds;
}

function shownOf({ details, status, contacts }: MadeCustomer) {
  const { company_name: companyName, company_type: type, industry, city, state, phone, email, gstin } = details;
  return { companyName, type, industry, city, state, phone, email, gstin, status, contacts };
}
