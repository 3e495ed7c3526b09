import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealLines, type OrderedLine } from './deal-lines.ts';
import { dealSentence } from './deal-sentence.ts';

const quotedLine = (change: Partial<OrderedLine> = {}) => ({
  productId: 1,
  name: 'Fowler Bed',
  photo: '',
  rate: 100_00,
  quantity: 12,
  ...change,
});
const orderedLine = (change: Partial<OrderedLine> = {}): OrderedLine => ({
  ...quotedLine(),
  id: 1,
  dispatchQuantity: 0,
  closedQuantity: 0,
  returnedQuantity: 0,
  promisedOn: '',
  ...change,
});
const stock = (pieces: number, ...openLines: readonly (readonly [id: number, pending: number])[]) =>
  new Map([[1, { stock: pieces * 100, openLines: openLines.map(([id, pending]) => openLine(id, pending)) }]]);
/** An open line of an order of its own. */
const openLine = (id: number, pending: number) => ({ id, orderId: id, orderNumber: `SO/ABC/2026-2027/000${id}`, pending });

describe('the lines of a deal', () => {
  test('are one for each product and rate (THR-12)', () => {
    const quoted = [quotedLine({ quantity: 3 }), quotedLine({ quantity: 4 }), quotedLine({ rate: 90_00, quantity: 5 })];
    const lines = dealLines({ quoted, ordered: [], stocks: stock(6) });
    expect(lines.map((line) => [line.rate, line.quoted, line.ordered, line.stock])).toEqual([
      [100_00, 7, 0, 6_00],
      [90_00, 5, 0, 6_00],
    ]);
  });

  test('show what was ordered, dispatched and is pending, and what can go today (THR-12, THR-13)', () => {
    const ordered = [orderedLine({ dispatchQuantity: 7 })];
    const [line] = dealLines({ quoted: [quotedLine()], ordered, stocks: stock(3, [1, 5]) });
    expect(line).toMatchObject({ quoted: 12, ordered: 12, dispatched: 7, pending: 5, canShip: 3, free: -2_00, closed: 0, returned: 0 });
  });

  test('ship what other orders leave, in whole pieces (THR-12)', () => {
    const canShip = (pieces: number) =>
      dealLines({ quoted: [], ordered: [orderedLine({ id: 9 })], stocks: stock(pieces, [4, 5], [9, 12], [11, 3]) })[0]?.canShip;
    expect([4, 5, 5.99, 6.5, 17, 40].map(canShip)).toEqual([0, 0, 0, 1, 12, 12]);
  });
});

describe('the sentence of a deal', () => {
  const tell = (...ordered: readonly OrderedLine[]) =>
    dealSentence({ dealState: 'Ordered', lines: dealLines({ quoted: [], ordered, stocks: stock(3, [1, 5]) }), lostReason: '' });

  test('says how far the order is (THR-14)', () => {
    expect(tell(orderedLine({ dispatchQuantity: 7 }))).toBe('7 of 12 pieces dispatched, 3 can go today, 2 wait for stock.');
    expect(tell(orderedLine({ id: 2, quantity: 1 }))).toBe('0 of 1 piece dispatched, 1 waits for stock.');
    expect(tell(orderedLine({ dispatchQuantity: 12 }))).toBe('All 12 pieces are dispatched.');
    expect(tell(orderedLine({ quantity: 1, dispatchQuantity: 1 }))).toBe('The piece is dispatched.');
  });

  test('tells pieces that other orders get first from those that are not in stock (DSK-03, THR-14)', () => {
    const told = (pieces: number, ...ordered: readonly OrderedLine[]) => {
      const stocks = stock(pieces, [4, 9], [5, 7], [9, 3], [10, 2]);
      return dealSentence({ dealState: 'Ordered', lines: dealLines({ quoted: [], ordered, stocks }), lostReason: '' });
    };
    const three = orderedLine({ id: 9, quantity: 3 });
    const two = orderedLine({ id: 10, quantity: 2, rate: 90_00 });
    expect([told(13, three), told(18, three), told(13, three, two), told(1, three, two), told(0, three)]).toEqual([
      '0 of 3 pieces dispatched, 3 wait behind other orders.',
      '0 of 3 pieces dispatched, 2 can go today, 1 waits behind other orders.',
      '0 of 5 pieces dispatched, 5 wait behind other orders.',
      '0 of 5 pieces dispatched, 1 waits behind other orders, 4 wait for stock.',
      '0 of 3 pieces dispatched, 3 wait for stock.',
    ]);
  });

  test('says before an order what there is (THR-14)', () => {
    const lines = dealLines({ quoted: [quotedLine()], ordered: [], stocks: stock(3) });
    const said = (dealState: 'Quoted' | 'Lost' | 'Void' | 'Closed' | 'Enquiry', lostReason = 'Price') =>
      dealSentence({ dealState, lines, lostReason });
    expect([said('Quoted'), said('Lost'), said('Void'), said('Closed'), said('Closed', ''), said('Enquiry')]).toEqual([
      '12 pieces quoted, nothing ordered yet.',
      'The quotation is lost: Price.',
      'The quotation is void.',
      'The enquiry is closed: Price.',
      'The enquiry is closed.',
      'No quotation has been made yet.',
    ]);
  });
});

test('the sentence has its pieces in Indian grouping (GEN-04, THR-14)', () => {
  const lines = dealLines({
    quoted: [quotedLine({ quantity: 250_000 })],
    ordered: [orderedLine({ quantity: 200_000, dispatchQuantity: 1500 })],
    stocks: stock(3000, [1, 198_500]),
  });
  expect(dealSentence({ dealState: 'Ordered', lines, lostReason: '' })).toBe(
    '1,500 of 2,00,000 pieces dispatched, 3,000 can go today, 1,95,500 wait for stock.',
  );
});

/** Orders of some products by this deal and by others, in the order in which they get the stock, and the stock of each product. */
const someOrders = fc.record({
  stocks: fc.array(fc.integer({ min: 0, max: 60_00 }), { minLength: 3, maxLength: 3 }),
  orders: fc.array(
    fc.record({
      isOwn: fc.boolean(),
      productId: fc.integer({ min: 1, max: 3 }),
      rate: fc.constantFrom(100_00, 90_00),
      quantity: fc.integer({ min: 1, max: 20 }),
      sent: fc.integer({ min: 0, max: 20 }),
    }),
    { maxLength: 12 },
  ),
});

test('ordered is dispatched and pending and closed, and no more can ship than is there (THR-13)', () => {
  fc.assert(
    fc.property(someOrders, ({ stocks: pieces, orders }) => {
      const placed = orders.map(({ quantity, sent, ...order }, index) => ({
        ...orderedLine({ ...order, id: index + 1, quantity, dispatchQuantity: Math.min(sent, quantity) }),
        isOwn: order.isOwn,
      }));
      const openOf = (id: number) =>
        placed
          .filter(({ productId, quantity, dispatchQuantity }) => productId === id && dispatchQuantity < quantity)
          .map((line) => openLine(line.id, line.quantity - line.dispatchQuantity));
      const stocks = new Map(pieces.map((each, index) => [index + 1, { stock: each, openLines: openOf(index + 1) }]));
      const ordered = placed.filter(({ isOwn }) => isOwn);
      const lines = dealLines({ quoted: [], ordered, stocks });
      for (const line of lines) {
        expect(line.ordered).toBe(line.dispatched + line.pending + line.closed);
        expect(line.canShip).toBeLessThanOrEqual(line.pending);
      }
      for (const [productId, { stock: there }] of stocks) {
        const shipped = lines.filter((line) => line.productId === productId).reduce((sum, line) => sum + line.canShip, 0);
        expect(shipped * 100).toBeLessThanOrEqual(there);
      }
      fc.pre(lines.length > 0);
      const sentence = dealSentence({ dealState: 'Ordered', lines, lostReason: '' });
      const [sent = 0, all, ...rest] = [...sentence.matchAll(/\d+/g)].map(([digits]) => Number(digits));
      const isComplete = sentence.startsWith('All') || sentence.startsWith('The');
      expect(isComplete).toBe(lines.every(({ pending }) => pending === 0));
      expect(isComplete || sent + rest.reduce((sum, each) => sum + each, 0) === all).toBe(true);
    }),
  );
});
