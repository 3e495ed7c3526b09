import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promisedStockMessages as say } from '../orders/promised-stock-messages.ts';
import { compareTurns } from '../orders/stock-turn.ts';
import type { OpenOrderLine } from './open-order-line.ts';
import { takenFromOthers } from './taken-from-others.ts';

function openLine(id: number, pending: number, change: Partial<OpenOrderLine> = {}): OpenOrderLine {
  return {
    id,
    orderId: id,
    number: `SO/ABC/2026-2027/000${id}`,
    date: '2026-11-20',
    promisedOn: '',
    priority: 'No',
    customerId: 1,
    companyName: 'Niramaya',
    city: 'Pune',
    productId: 1,
    code: '',
    name: 'Fowler Bed',
    quantity: pending,
    dispatchQuantity: 0,
    pending,
    stock: 10_00,
    canShip: 0,
    short: 0,
    preparedFor: 1,
    issuesHere: 'No',
    hasPlan: 'No',
    ...change,
  };
}

test('the stock goes by priority, promised date with none last, date of the order, and line (DSK-03)', () => {
  const lines = [
    openLine(1, 1),
    openLine(2, 1, { date: '2026-11-19' }),
    openLine(3, 1, { promisedOn: '2026-12-20' }),
    openLine(4, 1, { promisedOn: '2026-12-19' }),
    openLine(5, 1, { promisedOn: '2026-12-19' }),
    openLine(6, 1, { priority: 'Yes' }),
    openLine(7, 1, { priority: 'Yes', promisedOn: '2027-01-01' }),
  ];
  expect(lines.toSorted(compareTurns).map(({ id }) => id)).toEqual([7, 6, 4, 5, 3, 2, 1]);
});

test('the question names the orders whose pieces would leave with another one (DSK-11)', () => {
  const lines = [openLine(1, 4), openLine(2, 4), openLine(3, 6)];
  const asked = (leaving: Record<number, number>) => {
    const taken = takenFromOthers(lines, new Map(Object.entries(leaving).map(([id, pieces]) => [Number(id), pieces])));
    return taken && say.dispatchAnyway([taken]);
  };
  expect(asked({ 3: 2 })).toBeUndefined();
  expect(asked({ 1: 4, 2: 4, 3: 2 })).toBeUndefined();
  expect(asked({ 3: 5 })).toBe('3 Fowler Bed were meant for SO/ABC/2026-2027/0002. Dispatch anyway?');
  expect(asked({ 3: 5, 2: 4 })).toBe('3 Fowler Bed were meant for SO/ABC/2026-2027/0001. Dispatch anyway?');
  expect(asked({ 2: 4, 3: 6 })).toBe('4 Fowler Bed were meant for SO/ABC/2026-2027/0001. Dispatch anyway?');
  expect(asked({ 3: 3 })).toBe('1 Fowler Bed was meant for SO/ABC/2026-2027/0002. Dispatch anyway?');
});

test('no order loses pieces while every line takes at most what it would get (DSK-11)', () => {
  const pieces = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(9)), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(pieces, fc.nat(20), (wanted, stock) => {
      let left = stock;
      const leaving = new Map<number, number>();
      const lines = wanted.map(([pending, typed], index) => {
        const canShip = Math.min(left, pending);
        left -= canShip;
        leaving.set(index + 1, Math.min(typed, canShip));
        return openLine(index + 1, pending, { stock: stock * 100 });
      });
      expect(takenFromOthers(lines, leaving)).toBeUndefined();
    }),
  );
});
