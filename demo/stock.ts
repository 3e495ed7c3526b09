/** The stock during the trade. What a dispatch lacks is purchased on the morning of the same day. */
import { dispatchColumns, type DispatchedLine } from '../server/src/dispatches/dispatch-store.ts';
import type { WriteStamp } from '../server/src/platform/write-stamp.ts';
import { purchaseColumns } from '../server/src/purchases/purchase-store.ts';
import type { BulkWriter } from './bulk-writer.ts';
import { SeededRandom, nth } from './seeded-random.ts';
import type { MadeProduct } from './products.ts';
import type { SampleContext } from './sample-context.ts';

const hundredths = 100;

/** A dispatched line of a day, in whole pieces. */
export type Outgoing = Omit<DispatchedLine, 'dispatchDate'>;

export class Stock {
  readonly #writer: BulkWriter;
  readonly #context: SampleContext;
  /** The stock in hundredths of a piece, by product id. */
  readonly #products: ReadonlyMap<number, { product: MadeProduct; stock: number }>;

  constructor(writer: BulkWriter, context: SampleContext, products: readonly MadeProduct[]) {
    this.#writer = writer;
    this.#context = context;
    this.#products = new Map(products.map((product) => [product.productId, { product, stock: 0 }]));
  }

  #entry(productId: number): { product: MadeProduct; stock: number } {
    const entry = this.#products.get(productId);
    if (!entry) throw new Error(`There is no product ${productId}`);
    return entry;
  }

  async #move(
    productId: number,
    quantity: number,
    reason: 'Opening' | 'Purchase' | 'Dispatch',
    { userId, now }: WriteStamp,
    documentId: number | null = null,
  ): Promise<number> {
    const entry = this.#entry(productId);
    const before = entry.stock;
    entry.stock += quantity;
    const id = this.#writer.nextId('stock_movements');
    await this.#writer.add('stock_movements', [
      { id, product_id: productId, quantity_hundredths: quantity, reason, document_id: documentId, user_id: userId, happened_at: now },
    ]);
    return before;
  }

  /** Records the opening stock of the products. */
  async open(): Promise<void> {
    const stamp = { userId: this.#context.staff.storekeeper.userId, now: this.#context.calendar.instantOn(0, 0) };
    for (const { product } of this.#products.values()) {
      if (product.stock > 0) await this.#move(product.productId, product.stock, 'Opening', stamp);
    }
  }

  /** Purchases what a day lacks, then dispatches what is due on it. */
  async trade(day: number, outgoing: readonly Outgoing[]): Promise<void> {
    const { calendar, staff, seed } = this.#context;
    const date = calendar.dayAt(day);
    await this.#buy(day, outgoing);
    for (const [index, line] of outgoing.entries()) {
      const stamp = { userId: staff.storekeeper.userId, now: calendar.instantOn(day, 0.5 + (0.5 * index) / outgoing.length) };
      const id = this.#writer.nextId('dispatches');
      const before = await this.#move(line.productId, -line.quantity * hundredths, 'Dispatch', stamp, id);
      await this.#writer.add('dispatches', [{ id, ...dispatchColumns({ ...line, dispatchDate: date }, before, stamp) }]);
    }
    // Some days also have a purchase that no order needs.
    if (new SeededRandom(seed, 'shelf', day).happens(0.1)) await this.#book(day, nth([...this.#products.keys()], day * 7), 20);
  }

  async #buy(day: number, outgoing: readonly Outgoing[]): Promise<void> {
    const needed = new Map<number, number>();
    for (const { productId, quantity } of outgoing) needed.set(productId, (needed.get(productId) ?? 0) + quantity);
    for (const [productId, quantity] of [...needed].toSorted(([a], [b]) => a - b)) {
      const missing = quantity - this.#entry(productId).stock / hundredths;
      // Most products are purchased in lots, some by the piece.
      if (missing > 0) await this.#book(day, productId, productId % 5 === 0 ? missing : Math.ceil((missing + 10) / 10) * 10);
    }
  }

  async #book(day: number, productId: number, pieces: number): Promise<void> {
    const { calendar, staff, suppliers } = this.#context;
    const { product, stock } = this.#entry(productId);
    const supplier = nth(suppliers, product.categoryId);
    const stamp = { userId: staff.storekeeper.userId, now: calendar.instantOn(day, 0.1) };
    const date = calendar.dayAt(day);
    const line = {
      supplierId: supplier.companyId,
      supplierName: supplier.companyName,
      // One invoice covers everything from a supplier on one day.
      invoiceNumber: `${supplier.shortName}${date.slice(2).replaceAll('-', '')}`,
      date,
      productId,
      productName: product.name,
      before: stock,
      quantity: pieces * hundredths,
    };
    await this.#move(productId, line.quantity, 'Purchase', stamp);
    await this.#writer.add('purchases', [{ id: this.#writer.nextId('purchases'), ...purchaseColumns(line, stamp) }]);
  }

  /** The products with their final stock. */
  products(): MadeProduct[] {
    return [...this.#products.values()].map(({ product, stock }) => ({ ...product, stock }));
  }
}
