/** Draws what a quotation of the sample says: who buys what from whom, and for how much. */
import type { Company } from '@vikray/contract/companies/company.ts';
import { computedAmounts } from '../server/src/quotations/contents/computed-amounts.ts';
import type { FrozenParties } from '../server/src/quotations/contents/printed-columns.ts';
import { lineColumns } from '../server/src/quotations/contents/printed-lines.ts';
import { freezeParties } from '../server/src/quotations/contents/quotation-parties.ts';
import type { AmountColumns, QuotationLineColumns } from '../server/src/quotations/quotations-tables.ts';
import { makeCustomer } from './customers.ts';
import type { MadeProduct } from './products.ts';
import { termNames, type SampleContext, type Staff } from './sample-context.ts';
import type { TaxedCustomer } from './tax.ts';
import { nth, type SeededRandom } from './seeded-random.ts';

/** What the trade deals with. */
export interface Market {
  /** The id of the first contact person of each customer. The index is the customer id minus one. */
  readonly firstContactIds: Int32Array;
  /** The products that a quotation may offer. */
  readonly quotable: readonly MadeProduct[];
}

type SampleContact = ReturnType<typeof makeCustomer>['contacts'][number];

/** What a quotation says. */
export interface DrawnQuotation {
  readonly preparer: Staff['manager'];
  readonly lines: readonly QuotationLineColumns[];
  readonly parties: FrozenParties;
  readonly contact: SampleContact;
  /** Who sells and who buys, for the decision of the tax. */
  readonly issuer: Company;
  readonly buyer: TaxedCustomer;
  readonly amounts: AmountColumns;
}

/** Draws a quotation. The same random numbers give the same one. */
export function drawQuotation(random: SeededRandom, context: SampleContext, market: Market): DrawnQuotation {
  const preparer = random.of(context.staff.sellers);
  const lines = drawCart(random, market.quotable);
  const sale = drawParties(random, context, market, preparer);
  return { preparer, lines, ...sale, amounts: drawAmounts(random, lines) };
}

function drawCart(random: SeededRandom, quotable: readonly MadeProduct[]): QuotationLineColumns[] {
  const wanted = Math.min(random.int(1, 9), quotable.length);
  const chosen = new Set<MadeProduct>();
  while (chosen.size < wanted) chosen.add(random.of(quotable));
  // A manual price is a round number below the MRP.
  return [...chosen].map((product) => {
    const rate = random.happens(0.75) ? product.mrp : Math.round((product.mrp * 0.93) / 10_00) * 10_00;
    return lineColumns(product, { quantity: random.happens(0.8) ? random.int(1, 12) : random.int(5, 20) * 5, rate });
  });
}

function drawParties(random: SeededRandom, context: SampleContext, { firstContactIds }: Market, preparer: Staff['manager']) {
  const { issuers, terms } = context;
  const { customerId, customer } = drawCustomer(random, context, firstContactIds.length);
  const { company_name: companyName, address, country, state, city, pincode } = customer.details;
  const place = random.int(0, customer.contacts.length - 1);
  const contact = { ...nth(customer.contacts, place), contactId: (firstContactIds[customerId - 1] ?? 0) + place };
  const chosenTerms = Object.fromEntries(termNames.map((name) => [name, random.happens(0.9) ? random.of(terms[name]) : '']));
  const company = nth(issuers, random.happens(0.7) ? 0 : 1);
  const customerNow = { customerId, companyName, address, country, state, city, pincode };
  const buyer = { gstin: customer.details.gstin, state, country };
  return {
    contact,
    issuer: company,
    buyer,
    parties: freezeParties({ company, customer: customerNow, contact, preparer, terms: chosenTerms }),
  };
}

/** An approved customer. Some buy much more than others. */
function drawCustomer(random: SeededRandom, context: SampleContext, count: number) {
  for (;;) {
    const n = Math.floor(count * random.next() ** 1.5);
    const customer = makeCustomer(context, n);
    if (customer.status === 'Approved') return { customerId: n + 1, customer };
  }
}

function drawAmounts(random: SeededRandom, lines: readonly QuotationLineColumns[]): AmountColumns {
  const amounts = computedAmounts({
    subtotal: lines.reduce((sum, line) => sum + line.total_paise, 0),
    discountPercent: random.happens(0.5) ? 0 : random.of([2_50, 5_00, 7_50, 10_00, 12_00]),
    gstPercent: random.happens(0.92) ? 18_00 : 5_00,
    specialCharges: random.happens(0.4) ? random.int(2, 30) * 250_00 : 0,
    shippingCharges: random.happens(0.6) ? random.int(2, 40) * 250_00 : 0,
    installationCharges: random.happens(0.3) ? random.int(4, 40) * 500_00 : 0,
    gstServiceChargePercent: 18_00,
  });
  if (!amounts) throw new Error('Amounts without figures of a browser always add up');
  return amounts;
}
