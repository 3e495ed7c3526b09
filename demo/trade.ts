/** The trade, day by day: quotations, orders, purchases and dispatches. Each is written once, in its state of today. */
import { dispatchStatus } from '@vikray/contract/orders/order-status.ts';
import { financialYear } from '@vikray/contract/platform/dates.ts';
import { dealSearchText, dueOn } from '../server/src/deals/public.ts';
import { firstStep } from '../contract/src/follow-ups/cadence.ts';
import { nameKey } from '../server/src/platform/database/name-key.ts';
import { documentNumber } from '../server/src/quotations/document-number.ts';
import { computedAmounts } from '../server/src/quotations/contents/computed-amounts.ts';
import { lineColumns } from '../server/src/quotations/contents/printed-lines.ts';
import { keptParties } from '../server/src/quotations/contents/quotation-parties.ts';
import { quotationSearchText } from '../server/src/quotations/quotation-search-text.ts';
import { noTax } from '../server/src/quotations/contents/no-tax.ts';
import { printedColumnsOf, type KeptParties } from '../server/src/quotations/contents/printed-columns.ts';
import type { AmountColumns, QuotationLineColumns } from '../server/src/quotations/quotations-tables.ts';
import { orderSearchText } from '../server/src/orders/order-search-text.ts';
import type { BulkWriter } from './bulk-writer.ts';
import { shareOut } from './calendar.ts';
import { SeededRandom, nth } from './seeded-random.ts';
import { makeCustomer } from './customers.ts';
import { decideOutcome, type Outcome } from './outcome.ts';
import type { MadeProduct } from './products.ts';
import { termNames, type SampleContext } from './sample-context.ts';
import type { Outgoing, Stock } from './stock.ts';

/** For this many days after its approval, a quotation of the sample has a next date. */
const followedDays = 45;

/** What the trade deals with. */
export interface Market {
  /** The id of the first contact person of each customer. The index is the customer id minus one. */
  readonly firstContactIds: Int32Array;
  readonly products: readonly MadeProduct[];
}

/** A quotation that becomes an order. */
interface Ordered {
  readonly quotationId: number;
  readonly parties: KeptParties;
  readonly amounts: AmountColumns;
  readonly lines: readonly QuotationLineColumns[];
  readonly outcome: Outcome;
}

export class Trade {
  readonly #writer: BulkWriter;
  readonly #context: SampleContext;
  readonly #market: Market;
  readonly #stock: Stock;
  readonly #quotable: readonly MadeProduct[];
  readonly #ordersOn = new Map<number, Ordered[]>();
  readonly #outgoingOn = new Map<number, Outgoing[]>();
  #lastInvoice = 0;
  #quotationCount = 0;
  /** The last number of each series, such as `quotation 2026-2027`. */
  readonly series = new Map<string, number>();

  constructor(writer: BulkWriter, context: SampleContext, market: Market, stock: Stock) {
    this.#writer = writer;
    this.#context = context;
    this.#market = market;
    this.#stock = stock;
    this.#quotable = market.products.filter(({ status }) => status === 'Approved');
  }

  /** Creates this many quotations and everything that follows from them. */
  async run(quotations: number, onProgress: (done: number) => void): Promise<void> {
    const { calendar } = this.#context;
    for (const [day, count] of shareOut(quotations, calendar).entries()) {
      for (let index = 0; index < count; index++) await this.#quote(day, index / count);
      await this.#order(day);
      await this.#stock.trade(day, taken(this.#outgoingOn, day));
      onProgress(this.#quotationCount);
    }
  }

  #nextNumber(series: string): number {
    const number = (this.series.get(series) ?? 0) + 1;
    this.series.set(series, number);
    return number;
  }

  async #quote(day: number, part: number): Promise<void> {
    const { seed, calendar, staff } = this.#context;
    const random = new SeededRandom(seed, 'quotation', this.#quotationCount++);
    const preparer = random.of(staff.sellers);
    const lines = this.#cart(random);
    const { parties, contact } = this.#parties(random, preparer);
    const amounts = this.#amounts(random, lines);
    const outcome = decideOutcome(
      random,
      day,
      calendar.length - 1,
      lines.map(({ quantity }) => quantity),
    );
    const date = calendar.dayAt(day);
    const year = financialYear(date);
    const number = documentNumber(preparer.nickname, year, this.#nextNumber(`quotation ${year}`));
    const status = outcome.voidedOn !== undefined ? 'Void' : outcome.approvedOn !== undefined ? 'Approved' : 'Open';
    const approvedDate = outcome.approvedOn === undefined ? '' : calendar.dayAt(outcome.approvedOn);
    const created_at = calendar.momentOn(day, part);
    const last = Math.max(outcome.voidedOn ?? -1, outcome.approvedOn ?? -1, outcome.orderedOn ?? -1);
    const id = this.#writer.nextId('quotations');
    const shown = {
      number,
      date,
      totalAmount: amounts.total_paise,
      companyName: parties.companyName,
      preparedBy: parties.preparedBy,
      shownStatus: status === 'Open' ? 'Pending' : status,
      approvedDate,
      discountPercent: amounts.discount_percent_hundredths,
      waitingSince: created_at,
    } as const;
    const dealId = this.#writer.nextId('deals');
    const followUp = this.#followUp(outcome, approvedDate, amounts.total_paise);
    await this.#writer.add('deals', [
      {
        id: dealId,
        number,
        customer_id: parties.companyId,
        company_name: parties.companyName,
        company_name_key: nameKey(parties.companyName),
        owner_id: preparer.userId,
        search_text: dealSearchText({
          ...followUp,
          number,
          enquiry_number: '',
          company_name: parties.companyName,
          contact_name: '',
          mobile: '',
          owner: parties.preparedBy,
          requirement: '',
          source: '',
          person: contact.name,
          person_mobile: contact.mobile ?? null,
          person_phone: contact.phone ?? null,
          cadence: 'Standard',
          last_outcome: null,
        }),
        ...followUp,
        created_at,
        updated_at: created_at,
      },
    ]);
    await this.#writer.add('quotations', [
      {
        id,
        ...printedColumnsOf(parties, noTax),
        ...amounts,
        number,
        quoted_on: date,
        status,
        approved_on: approvedDate,
        voided_on: outcome.voidedOn === undefined ? '' : calendar.dayAt(outcome.voidedOn),
        order_status: outcome.orderedOn === undefined ? '' : 'Placed',
        base_number: number,
        deal_id: dealId,
        search_text: quotationSearchText(shown),
        content_changed_by_id: preparer.userId,
        waiting_since: created_at,
        updated_by_id: last < 0 ? preparer.userId : staff.manager.userId,
        created_at,
        updated_at: last < 0 ? created_at : later(created_at, calendar.momentOn(last, 0.99)),
      },
    ]);
    await this.#writer.add(
      'quotation_lines',
      lines.map((line) => ({ id: this.#writer.nextId('quotation_lines'), quotation_id: id, ...line })),
    );
    if (outcome.orderedOn !== undefined) put(this.#ordersOn, outcome.orderedOn, { quotationId: id, parties, amounts, lines, outcome });
  }

  /** How the deal of a quotation is followed up. Old ones have no next date. */
  #followUp({ voidedOn, orderedOn, approvedOn }: Outcome, approvedDate: string, amount: number) {
    if (voidedOn !== undefined || orderedOn !== undefined) return { stage: 0, next_on: '', due_on: '', amount_paise: 0 };
    const isRecent = approvedOn !== undefined && approvedOn > this.#context.calendar.length - followedDays;
    const { stage, nextOn } = isRecent ? firstStep('Standard', approvedDate) : { stage: 0, nextOn: '' };
    return { stage, next_on: nextOn, due_on: dueOn(nextOn), amount_paise: amount };
  }

  #cart(random: SeededRandom): QuotationLineColumns[] {
    const wanted = Math.min(random.int(1, 9), this.#quotable.length);
    const chosen = new Set<MadeProduct>();
    while (chosen.size < wanted) chosen.add(random.of(this.#quotable));
    // A manual price is a round number below the MRP.
    return [...chosen].map((product) => {
      const rate = random.happens(0.75) ? product.mrp : Math.round((product.mrp * 0.93) / 10_00) * 10_00;
      return lineColumns(product, { quantity: random.happens(0.8) ? random.int(1, 12) : random.int(5, 20) * 5, rate });
    });
  }

  #parties(random: SeededRandom, preparer: SampleContext['staff']['manager']) {
    const { issuers, terms } = this.#context;
    const { customerId, customer } = this.#customer(random);
    const { company_name: companyName, address, country, state, city, pincode } = customer.details;
    const place = random.int(0, customer.contacts.length - 1);
    const contact = { ...nth(customer.contacts, place), contactId: (this.#market.firstContactIds[customerId - 1] ?? 0) + place };
    const chosenTerms = Object.fromEntries(termNames.map((name) => [name, random.happens(0.9) ? random.of(terms[name]) : '']));
    const company = nth(issuers, random.happens(0.7) ? 0 : 1);
    const customerNow = { customerId, companyName, address, country, state, city, pincode };
    return { contact, parties: keptParties({ company, customer: customerNow, contact, preparer, terms: chosenTerms }) };
  }

  /** Picks an approved customer. Some buy much more than others. */
  #customer(random: SeededRandom): { customerId: number; customer: ReturnType<typeof makeCustomer> } {
    const count = this.#market.firstContactIds.length;
    for (;;) {
      const n = Math.floor(count * random.next() ** 1.5);
      const customer = makeCustomer(this.#context, n);
      if (customer.status === 'Approved') return { customerId: n + 1, customer };
    }
  }

  #amounts(random: SeededRandom, lines: readonly QuotationLineColumns[]): AmountColumns {
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

  async #order(day: number): Promise<void> {
    const { calendar, staff } = this.#context;
    const due = taken(this.#ordersOn, day);
    for (const [index, { quotationId, parties, amounts, lines, outcome }] of due.entries()) {
      const date = calendar.dayAt(day);
      const year = financialYear(date);
      const orderer = index % 3 === 0 ? staff.accountant : staff.manager;
      const number = `SO/${documentNumber(orderer.nickname, year, this.#nextNumber(`order ${year}`))}`;
      const dispatched = lines.map((_, place) =>
        outcome.outgoing.reduce((sum, { line, quantity }) => sum + (line === place ? quantity : 0), 0),
      );
      const status = dispatchStatus(lines.map(({ quantity }, place) => ({ quantity, dispatchQuantity: dispatched[place] ?? 0 })));
      const created_at = calendar.momentOn(day, 0.5 + (0.4 * index) / due.length);
      const last = outcome.outgoing.at(-1)?.day;
      const id = this.#writer.nextId('orders');
      await this.#writer.add('orders', [
        {
          id,
          ...printedColumnsOf(parties, noTax),
          ...amounts,
          number,
          ordered_on: date,
          quotation_id: quotationId,
          status,
          search_text: orderSearchText({
            number,
            date,
            totalAmount: amounts.total_paise,
            companyName: parties.companyName,
            preparedBy: parties.preparedBy,
            status,
          }),
          updated_by_id: last === undefined ? orderer.userId : staff.storekeeper.userId,
          created_at,
          updated_at: last === undefined ? created_at : calendar.momentOn(last, 0.99),
        },
      ]);
      const lineIds = lines.map(() => this.#writer.nextId('order_lines'));
      await this.#writer.add(
        'order_lines',
        lines.map(({ mrp_paise: _, ...line }, place) => ({
          id: lineIds[place] ?? 0,
          order_id: id,
          ...line,
          dispatched_quantity: dispatched[place] ?? 0,
        })),
      );
      this.#send(id, number, outcome, lines, lineIds);
    }
  }

  /** Schedules the dispatches of an order. Everything that it dispatches on one day has one invoice. */
  #send(orderId: number, orderNumber: string, outcome: Outcome, lines: readonly QuotationLineColumns[], lineIds: readonly number[]): void {
    const invoices = new Map<number, string>();
    for (const { line, day, quantity } of outcome.outgoing) {
      const invoiceNumber = invoices.get(day) ?? String(10_000 + ++this.#lastInvoice);
      invoices.set(day, invoiceNumber);
      const { product_id: productId, name: productName } = nth(lines, line);
      const invoiceDate = this.#context.calendar.dayAt(day);
      put(this.#outgoingOn, day, {
        orderId,
        orderNumber,
        lineId: lineIds[line] ?? 0,
        productId,
        productName,
        quantity,
        invoiceNumber,
        invoiceDate,
      });
    }
  }
}

function put<T>(byDay: Map<number, T[]>, day: number, entry: T): void {
  const entries = byDay.get(day);
  if (entries) entries.push(entry);
  else byDay.set(day, [entry]);
}

function taken<T>(byDay: Map<number, T[]>, day: number): readonly T[] {
  const entries = byDay.get(day) ?? [];
  byDay.delete(day);
  return entries;
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}
