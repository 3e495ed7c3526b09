import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dispatchPieces, readDeal } from '../../../testing/builders/deals.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let office: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  office = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

const reason = 'Price';

/** A number as the office remembers it: what it did last with its current revision. */
interface Quoted {
  id: number;
  pieces: number;
  state: 'Open' | 'Approved' | 'Void' | 'Lost';
  /** What it was before it was lost. */
  before: 'Open' | 'Approved';
  orderId?: number;
  sent: number;
}

/** What the office did in one deal of one product, remembered beside the panel. */
class Memory {
  readonly quotations: Quoted[] = [];
  stock = 0;

  of(...states: readonly Quoted['state'][]): Quoted[] {
    return this.quotations.filter(({ state, orderId }) => states.includes(state) && orderId === undefined);
  }

  get ordered(): Quoted[] {
    return this.quotations.filter(({ orderId }) => orderId !== undefined);
  }

  /** The sentence as someone who did all this would say it. */
  get sentence(): string {
    const { ordered } = this;
    if (ordered.length > 0) return this.#orderSentence(sum(ordered, 'pieces'), sum(ordered, 'sent'));
    const quoted = this.of('Open', 'Approved');
    if (quoted.length > 0) return `${inPieces(sum(quoted, 'pieces'))} quoted, nothing ordered yet.`;
    return this.of('Lost').length > 0 ? `The quotation is lost: ${reason}.` : 'The quotation is void.';
  }

  #orderSentence(all: number, sent: number): string {
    if (sent === all) return all === 1 ? 'The piece is dispatched.' : `All ${all} pieces are dispatched.`;
    const now = Math.min(all - sent, this.stock);
    const waiting = all - sent - now;
    const can = now > 0 ? `, ${now} can go today` : '';
    const waits = waiting > 0 ? `, ${waiting} ${waiting === 1 ? 'waits' : 'wait'} for stock` : '';
    return `${sent} of ${inPieces(all)} dispatched${can}${waits}.`;
  }
}

const inPieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`;
const sum = (quotations: readonly Quoted[], field: 'pieces' | 'sent') => quotations.reduce((total, each) => total + each[field], 0);

const kinds = ['quote', 'approve', 'revise', 'void', 'lose', 'reopen', 'order', 'dispatch', 'dispatch', 'buy'] as const;
const aStep = fc.record({ kind: fc.constantFrom(...kinds), pick: fc.nat(9), pieces: fc.integer({ min: 1, max: 12 }) });

/** Does one step, if there is a quotation that it fits. */
async function doStep(
  { kind, pick, pieces }: { readonly kind: (typeof kinds)[number]; readonly pick: number; readonly pieces: number },
  memory: Memory,
  { setup, dealId }: { readonly setup: SalesSetup; readonly dealId: number },
): Promise<void> {
  const { admin } = panel;
  const contents = aQuotation(setup, [{ productId: setup.productId, quantity: pieces, rate: 1000_00 }]);
  const one = (quotations: readonly Quoted[]) => quotations[pick % Math.max(1, quotations.length)];
  const versionOf = async (quotationId: number) => (await admin.call('GetQuotation', { quotationId })).rows[0]?.version ?? 0;
  const open = one(memory.of('Open'));
  const approved = one(memory.of('Approved'));
  const living = one(memory.of('Open', 'Approved'));
  const lost = one(memory.of('Lost'));
  const pending = one(memory.ordered.filter((each) => each.sent < each.pieces));
  const quantity = pending ? Math.min(pieces, pending.pieces - pending.sent, memory.stock) : 0;

  if (kind === 'quote') {
    const [added] = await admin.call('AddQuotation', { ...contents, dealId });
    memory.quotations.push({ id: added?.quotationId ?? 0, pieces, state: 'Open', before: 'Open', sent: 0 });
  } else if (kind === 'approve' && open) {
    await admin.call('UpdatequotationStatus', { quotationId: open.id, status: 'Approved' });
    open.state = 'Approved';
  } else if (kind === 'revise' && approved) {
    const { products = [], ...entered } = contents;
    const seen = { quotationId: approved.id, version: await versionOf(approved.id), reason: 'Another quantity' };
    const [added] = await admin.call('AddQuotationRevision', { ...entered, products, ...seen });
    Object.assign(approved, { id: added?.quotationId ?? 0, pieces, state: 'Open' });
  } else if (kind === 'void' && living) {
    await admin.call('UpdatequotationStatus', { quotationId: living.id, status: 'Void' });
    living.state = 'Void';
  } else if (kind === 'lose' && living) {
    await admin.ask('MarkQuotationLost', { quotationId: living.id, version: await versionOf(living.id), lostReason: reason });
    Object.assign(living, { before: living.state, state: 'Lost' });
  } else if (kind === 'reopen' && lost) {
    await admin.call('ReopenQuotation', { quotationId: lost.id, version: await versionOf(lost.id) });
    lost.state = lost.before;
  } else if (kind === 'order' && approved) {
    const [added] = await admin.call('AddOrder', { quotationId: approved.id });
    approved.orderId = added?.orderId ?? 0;
  } else if (kind === 'dispatch' && pending?.orderId !== undefined && quantity > 0) {
    await dispatchPieces(admin, pending.orderId, setup.productId, quantity);
    pending.sent += quantity;
    memory.stock -= quantity;
  } else if (kind === 'buy') {
    const lines = [{ productId: setup.productId, purchaseQuantity: pieces * 100 }];
    await admin.call('AddPurchase', { supplierId: setup.companyId, invoiceNumber: `${pick}`, date: '2026-11-20', lines });
    memory.stock += pieces;
  }
}

test('the sentence of a deal is true after every step of its life, whatever their order (THR-08, THR-13, THR-14)', async () => {
  const said = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 5, maxLength: 18 }), async (steps) => {
      const setup = { ...office, productId: await addProduct(panel.admin, { stock: 3_00 }) };
      const first = aQuotation(setup, [{ productId: setup.productId, quantity: 5, rate: 1000_00 }]);
      const [added] = await panel.admin.call('AddQuotation', first);
      const { quotationId: id, dealId } = added ?? { quotationId: 0, dealId: 0 };
      const memory = new Memory();
      memory.stock = 3;
      memory.quotations.push({ id, pieces: 5, state: 'Open', before: 'Open', sent: 0 });
      for (const step of steps) {
        await doStep(step, memory, { setup, dealId });
        const { sentence, lines } = await readDeal(panel.admin, dealId);
        expect(sentence).toBe(memory.sentence);
        for (const line of lines) expect(line.ordered).toBe(line.dispatched + line.pending + line.closed);
        said.add(sentence.replace(/\d+/g, 'n'));
      }
    }),
    { numRuns: 15, seed: 17 },
  );
  // The steps above reach each kind of sentence.
  expect([...said].filter((each) => /quoted|is lost|is void|All n pieces|can go|for stock/.test(each)).length).toBeGreaterThan(5);
});
