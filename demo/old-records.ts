/** Records that the office brought from its former system: sales calls, brochure requests, old quotations. */
import { share } from '@vikray/contract/gst/shares.ts';
import { hashInUrl } from '@vikray/contract/images/image.ts';
import { insertBrochureRequests, type NewBrochureRequest } from '../server/src/brochures/brochure-store.ts';
import { insertOldQuotations, type OldQuotationRecord } from '../server/src/old-quotations/old-quotation-store.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import { insertSalesCalls, type NewSalesCall } from '../server/src/sales-calls/sales-call-store.ts';
import { SeededRandom } from './seeded-random.ts';
import { makeCustomer } from './customers.ts';
import type { MadeProduct } from './products.ts';
import type { SampleContext } from './sample-context.ts';

/** The number of records of each kind. */
export interface OldRecordCounts {
  readonly salesCalls: number;
  readonly brochureRequests: number;
  readonly oldQuotationsPerYear: number;
}

const firstYear = 2013;
const lastYear = 2024;

/** Writes all three kinds; `customers` is the number of customers. */
export async function addOldRecords(
  db: Db,
  context: SampleContext,
  counts: OldRecordCounts,
  customers: number,
  products: readonly MadeProduct[],
): Promise<void> {
  const arrival = { importId: null, now: context.calendar.instantOn(0, 0) };
  await inPieces(
    counts.salesCalls,
    (n) => salesCall(context, n, customers),
    (calls) => insertSalesCalls(db, calls, arrival),
  );
  await inPieces(
    counts.brochureRequests,
    (n) => brochureRequest(context, n, customers),
    (requests) => insertBrochureRequests(db, requests, arrival),
  );
  const filed = counts.oldQuotationsPerYear * (lastYear - firstYear + 1);
  await inPieces(
    filed,
    (n) => oldQuotation(context, n, counts.oldQuotationsPerYear, customers, products),
    (quotations) => insertOldQuotations(db, quotations, arrival),
  );
}

const recordsAtOnce = 1000;

async function inPieces<T>(count: number, make: (n: number) => T, write: (records: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < count; start += recordsAtOnce) {
    await write(Array.from({ length: Math.min(recordsAtOnce, count - start) }, (_, index) => make(start + index)));
  }
}

function salesCall({ seed, staff, calendar, ...setting }: SampleContext, n: number, customers: number): NewSalesCall {
  const random = new SeededRandom(seed, 'sales call', n);
  // Some firms never became customers.
  const place = random.int(0, customers + Math.ceil(customers / 5));
  const { details, contacts, status } = makeCustomer({ seed, staff, calendar, ...setting }, place);
  const seller = random.of(staff.sellers);
  const [first] = contacts;
  const action = random.of(['Follow-up', 'Quotation', 'Demonstration']);
  return {
    salesId: `SC-${String(n + 1).padStart(5, '0')}`,
    companyName: details.company_name,
    name: first?.name ?? '',
    contactPersons: contacts.slice(0, random.int(1, 2)).map(({ name }) => ({ name })),
    callType: random.of(['Visit', 'Phone', 'E-mail']),
    description: random.of([
      'Furniture for the new wing',
      'Replacement of chairs',
      'Racks for the second store',
      'Enquiry for laboratory benches',
      'Beds for the general ward',
    ]),
    callAction: action,
    actionDate: calendar.dayAt(random.int(0, calendar.length - 1)),
    actionDescription: random.of([
      'Catalogue handed over',
      'Sample shown on site',
      'Price to be revised',
      'Decision after the board meeting',
      'Measurements taken',
    ]),
    staffName: seller.name,
    status: random.of(['Open', 'Open', 'Won', 'Lost']),
    customerId: place < customers && status !== 'Deleted' ? place + 1 : null,
    staffId: seller.userId,
  };
}

function brochureRequest(context: SampleContext, n: number, customers: number): NewBrochureRequest {
  const random = new SeededRandom(context.seed, 'brochure', n);
  const { details, contacts } = makeCustomer(context, customers + random.int(0, 5000));
  const [contact] = contacts;
  return {
    externalKey: `demo-${n + 1}`,
    name: contact?.name ?? '',
    companyName: details.company_name,
    state: details.state,
    mobile: contact?.mobile ?? '',
    email: contact?.email ?? '',
    remarks: random.happens(0.4) ? random.of(['Sent by e-mail.', 'Called back, wants a visit.', 'Dealer enquiry, passed on.']) : '',
  };
}

/** Makes an old quotation. Before July 2017, value added tax and service tax applied in place of GST. */
function oldQuotation(
  context: SampleContext,
  n: number,
  perYear: number,
  customers: number,
  products: readonly MadeProduct[],
): OldQuotationRecord {
  const random = new SeededRandom(context.seed, 'old quotation', n);
  const year = firstYear + Math.floor(n / perYear);
  const month = random.int(4, 15);
  const date = `${month > 12 ? year + 1 : year}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
  const { details, contacts } = makeCustomer(context, random.int(0, customers - 1));
  const lines = Array.from({ length: random.int(1, 5) }, () => oldQuotationLine(random, random.of(products), year));
  const subtotal = lines.reduce((sum, line) => sum + line.total_paise, 0);
  const isBeforeGst = date < '2017-07-01';
  const [taxPercent, serviceTaxPercent] = isBeforeGst ? [12_50, 14_00] : [18_00, 18_00];
  const discountPercent = random.of([0, 5_00, 10_00]);
  const discountAmount = share(subtotal, discountPercent);
  const taxAmount = share(subtotal - discountAmount, taxPercent);
  const installationCharges = random.int(0, 8) * 500_00;
  const serviceTaxAmount = share(installationCharges, serviceTaxPercent);
  const shippingCharges = random.int(0, 10) * 500_00;
  return {
    code: String(1000 + n),
    number: `OLD/${year}-${year + 1}/${String((n % perYear) + 1).padStart(4, '0')}`,
    date,
    totalAmount: subtotal - discountAmount + taxAmount + installationCharges + serviceTaxAmount + shippingCharges,
    companyName: details.company_name,
    preparedBy: random.of(['S. Barve', 'P. Menon', 'R. Solanki']),
    status: random.happens(0.8) ? 'Approved' : 'Open',
    name: contacts[0]?.name ?? '',
    designation: contacts[0]?.designation ?? '',
    delivery: 'Within 4-6 weeks',
    price: 'Ex-works, Pune',
    payment: '50% advance, balance against delivery',
    taxes: isBeforeGst ? 'VAT and service tax extra' : 'GST extra',
    freight: 'At actuals',
    validity: '30 days',
    others: '',
    subtotal,
    discountPercent,
    discountAmount,
    taxPercent,
    taxAmount,
    specialCharges: 0,
    shippingCharges,
    installationCharges,
    serviceTaxPercent,
    serviceTaxAmount,
    address: details.address,
    country: details.country,
    state: details.state,
    city: details.city,
    pincode: details.pincode,
    lines,
  };
}

function oldQuotationLine(random: SeededRandom, product: MadeProduct, year: number): OldQuotationRecord['lines'][number] {
  const quantity = random.int(1, 20);
  // Older quotations have lower prices.
  const rate = Math.round((product.mrp * (0.5 + (year - firstYear) * 0.03)) / 50_00) * 50_00;
  return {
    name: product.name,
    description: product.description,
    image_hash: hashInUrl(product.photo) ?? null,
    quantity_hundredths: quantity * 100,
    rate_paise: rate,
    total_paise: quantity * rate,
  };
}
