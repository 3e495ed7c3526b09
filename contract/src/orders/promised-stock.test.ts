import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promisedStockMessages as say } from './promised-stock-messages.ts';
import { promisedBefore, takenPieces, type LeavingLine } from './promised-stock.ts';
import { stockShares, type OpenLine } from './stock-shares.ts';

const openLine = (orderId: number, pending: number, id = orderId): OpenLine => ({
  id,
  orderId,
  orderNumber: `SO/ABC/2026-2027/00${80 + orderId}`,
  pending,
});

function said(pieces: number, openLines: readonly OpenLine[], own: number): string {
  const stock = pieces * 100;
  return say.promised({ stock, ...promisedBefore({ stock, openLines }, ({ orderId }) => orderId === own) });
}

describe('stock that other orders get first', () => {
  test('is said with the newest of them and how many others there are (DSK-03)', () => {
    const lines = [openLine(1, 8), openLine(2, 4), openLine(3, 4), openLine(4, 2)];
    expect([said(13, lines, 4), said(13, lines, 3), said(10, lines, 2), said(2.5, lines, 4)]).toEqual([
      '13 in stock, all promised to SO/ABC/2026-2027/0083 and 2 other orders',
      '13 in stock, 12 promised to SO/ABC/2026-2027/0082 and 1 other order',
      '10 in stock, 8 promised to SO/ABC/2026-2027/0081',
      '2.5 in stock, all promised to SO/ABC/2026-2027/0081',
    ]);
  });

  test('is none for an order that gets all of its pieces, and none of its own lines (DSK-03)', () => {
    const none = { promised: 0, promisedTo: '', promisedOrders: 0 };
    const own = (openLines: readonly OpenLine[]) => promisedBefore({ stock: 10_00, openLines }, ({ orderId }) => orderId === 2);
    expect(own([openLine(1, 4), openLine(2, 6)])).toEqual(none);
    expect(own([openLine(2, 6, 21), openLine(2, 6, 22)])).toEqual(none);
    expect(own([])).toEqual(none);
  });
});

describe('the question before a dispatch', () => {
  const line = (change: Partial<LeavingLine> = {}): LeavingLine => ({
    productId: 1,
    name: 'Fowler Bed',
    canShip: 1,
    leaving: 6,
    promised: 8,
    promisedTo: 'SO/ABC/2026-2027/0003',
    promisedOrders: 1,
    ...change,
  });

  test('names what other orders would get (DSK-11)', () => {
    expect(say.dispatchAnyway(takenPieces([line()]))).toBe('5 Fowler Bed were meant for SO/ABC/2026-2027/0003. Dispatch anyway?');
    const chair = line({ productId: 2, name: 'Mesh Chair', leaving: 2, promisedOrders: 3 });
    expect(say.dispatchAnyway(takenPieces([line(), chair]))).toBe(
      '5 Fowler Bed were meant for SO/ABC/2026-2027/0003. 1 Mesh Chair was meant for SO/ABC/2026-2027/0003 and 2 other orders. Dispatch anyway?',
    );
  });

  test('is not asked for what the order gets, in whichever of its lines (DSK-11)', () => {
    expect(takenPieces([line({ leaving: 1 })])).toEqual([]);
    expect(takenPieces([line({ canShip: 5, leaving: 0 }), line({ canShip: 0, leaving: 5 })])).toEqual([]);
  });

  test('counts exactly the pieces that other orders lose (DSK-03, DSK-11)', () => {
    const pending = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(fc.array(pending, { minLength: 1, maxLength: 4 }), pending, pending, fc.nat(40), (older, own, typed, stock) => {
        const openLines = [...older, own].map((each, index) => openLine(index + 1, each));
        const ownId = openLines.length;
        const leaving = Math.min(own, typed, stock);
        const before = stockShares({ stock: stock * 100, openLines });
        const after = stockShares({ stock: (stock - leaving) * 100, openLines: openLines.slice(0, -1) });
        const lost = older.reduce((sum, _, index) => sum + (before.get(index + 1) ?? 0) - (after.get(index + 1) ?? 0), 0);
        const promise = promisedBefore({ stock: stock * 100, openLines }, ({ orderId }) => orderId === ownId);
        const [taken] = takenPieces([line({ canShip: before.get(ownId) ?? 0, leaving, ...promise })]);
        expect(taken?.taken ?? 0).toBe(lost);
      }),
    );
  });
});
