/** The trade, day by day: quotations, orders, purchases and dispatches. Each is written once, in its state of today. */
import { financialYear } from '@vikray/contract/platform/dates.ts';
import { documentNumber } from '../server/src/quotations/document-number.ts';
import type { BulkWriter } from './bulk-writer.ts';
import { shareOut } from './calendar.ts';
import { drawQuotation, type Market } from './drawn-quotation.ts';
import { decideOutcome } from './outcome.ts';
import type { SampleContext } from './sample-context.ts';
import type { MadeProduct } from './products.ts';
import { nth, SeededRandom } from './seeded-random.ts';
import type { Outgoing, Stock } from './stock.ts';
import { dealRow, orderLineRows, orderRow, quotationRow, type MadeOrder, type MadeQuotation } from './trade-rows.ts';

export class Trade {
  readonly #writer: BulkWriter;
  readonly #context: SampleContext;
  readonly #market: Market;
  readonly #stock: Stock;
  readonly #products: ReadonlyMap<number, MadeProduct>;
  readonly #ordersOn = new Map<number, MadeQuotation[]>();
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
    this.#products = new Map(market.quotable.map((product) => [product.productId, product]));
  }

  /** Creates this many quotations and everything that follows from them. */
  async run(quotations: number, onProgress: (done: number) => void): Promise<void> {
    const { calendar } = this.#context;
    for (const [day, count] of shareOut(quotations, calendar).entries()) {
      for (let index = 0; index < count; index++) await this.#quote(day, index / count);
      await this.#orderAll(day);
      await this.#stock.trade(day, taken(this.#outgoingOn, day));
      onProgress(this.#quotationCount);
    }
  }

  /** The next document number of a user's series for the year of a date. */
  #nextNumber(series: 'quotation' | 'order', nickname: string, date: string): string {
    const year = financialYear(date);
    const number = (this.series.get(`${series} ${year}`) ?? 0) + 1;
    this.series.set(`${series} ${year}`, number);
    return documentNumber(nickname, year, number);
  }

  async #quote(day: number, part: number): Promise<void> {
    const made = this.#makeQuotation(day, part);
    await this.#writer.add('deals', [dealRow(made, this.#context.calendar)]);
    await this.#writer.add('quotations', [quotationRow(made, this.#context)]);
    const lines = made.lines.map((line) => ({ id: this.#writer.nextId('quotation_lines'), quotation_id: made.id, ...line }));
    await this.#writer.add('quotation_lines', lines);
    const { orderedOn } = made.outcome;
    if (orderedOn !== undefined) put(this.#ordersOn, orderedOn, made);
  }

  #makeQuotation(day: number, part: number): MadeQuotation {
    const { seed, calendar } = this.#context;
    const random = new SeededRandom(seed, 'quotation', this.#quotationCount++);
    const drawn = drawQuotation(random, this.#context, this.#market);
    const quantities = drawn.lines.map(({ quantity }) => quantity);
    const outcome = decideOutcome(random, day, calendar.length - 1, quantities);
    const date = calendar.dayAt(day);
    return {
      ...drawn,
      outcome,
      date,
      number: this.#nextNumber('quotation', drawn.preparer.nickname, date),
      createdAt: calendar.instantOn(day, part),
      id: this.#writer.nextId('quotations'),
      dealId: this.#writer.nextId('deals'),
    };
  }

  async #orderAll(day: number): Promise<void> {
    const due = taken(this.#ordersOn, day);
    for (const [index, quotation] of due.entries()) await this.#order(quotation, day, index, due.length);
  }

  /** Orders a quotation: one of several on a day, all of them in the second half of it. */
  async #order(quotation: MadeQuotation, day: number, index: number, count: number): Promise<void> {
    const { calendar, staff } = this.#context;
    const date = calendar.dayAt(day);
    const orderer = index % 3 === 0 ? staff.accountant : staff.manager;
    const order: MadeOrder = {
      quotation,
      id: this.#writer.nextId('orders'),
      number: `SO/${this.#nextNumber('order', orderer.nickname, date)}`,
      date,
      createdAt: calendar.instantOn(day, 0.5 + (0.4 * index) / count),
      ordererId: orderer.userId,
    };
    await this.#writer.add('orders', [orderRow(order, this.#context)]);
    const lines = orderLineRows(order, this.#products).map((line) => ({ id: this.#writer.nextId('order_lines'), ...line }));
    await this.#writer.add('order_lines', lines);
    this.#send(
      order,
      lines.map(({ id }) => id),
    );
  }

  /** Schedules the dispatches of an order. Everything that it dispatches on one day has one invoice. */
  #send({ id, number, quotation }: MadeOrder, lineIds: readonly number[]): void {
    const invoices = new Map<number, string>();
    for (const { line, day, quantity } of quotation.outcome.outgoing) {
      const invoiceNumber = invoices.get(day) ?? String(10_000 + ++this.#lastInvoice);
      invoices.set(day, invoiceNumber);
      const { product_id: productId, name: productName } = nth(quotation.lines, line);
      put(this.#outgoingOn, day, {
        orderId: id,
        orderNumber: number,
        lineId: nth(lineIds, line),
        productId,
        productName,
        quantity,
        invoiceNumber,
        invoiceDate: this.#context.calendar.dayAt(day),
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
