import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { OrderProduct } from '@vikray/contract/orders/order.ts';
import { expect, test } from 'vitest';
import { fullQuantities, halfQuantities, outgoingLines } from './dispatch-line.ts';

/** A line of `ordered` pieces, with `stock` in hundredths of a piece. */
function line(id: number, ordered: number, stock: number, { dispatched = 0, productId = id } = {}): OrderProduct {
  return {
    id,
    productId,
    quantity: ordered,
    dispatchQuantity: dispatched,
    closedQuantity: 0,
    returnedQuantity: 0,
    stock,
    name: '',
    photo: '',
    description: '',
    rate: 0,
    total: 0,
    gstPercent: null,
    status: 'Placed',
    promisedOn: '',
    ownPromisedOn: '',
    canShip: 0,
    promised: 0,
    promisedTo: '',
    promisedOrders: 0,
  };
}

test('dispatches no more than the pending quantity (DSP-11)', () => {
  const lines = [line(1, 10, 20_00, { dispatched: 4 })];
  expect(outgoingLines(lines, { 1: '6' })[0]).toMatchObject({ maxQuantity: 6, failure: undefined });
  expect(outgoingLines(lines, { 1: '7' })[0]?.failure).toBe(say.moreThanOrdered);
});

test('dispatches no more than the stock, in whole pieces (DSP-12)', () => {
  const lines = [line(1, 10, 2_75)];
  expect(outgoingLines(lines, { 1: '2' })[0]).toMatchObject({ maxQuantity: 2, failure: undefined });
  expect(outgoingLines(lines, { 1: '3' })[0]?.failure).toBe(say.moreThanInStock);
});

test('shares the stock of a product between its lines, the upper line first (DSP-12)', () => {
  const lines = [line(1, 5, 8_00, { productId: 7 }), line(2, 5, 8_00, { productId: 7 })];
  expect(outgoingLines(lines, { 1: '5', 2: '3' }).map(({ maxQuantity, failure }) => [maxQuantity, failure])).toEqual([
    [5, undefined],
    [3, undefined],
  ]);
  expect(outgoingLines(lines, { 1: '5', 2: '4' })[1]?.failure).toBe(say.moreThanInStock);
});

test('fills in the largest quantity of every line that can be dispatched, or half of what it needs (QCL-10)', () => {
  const lines = [
    line(1, 5, 8_00, { productId: 7 }),
    line(2, 5, 8_00, { productId: 7 }),
    line(3, 4, 9_00, { dispatched: 4 }),
    line(4, 2, 50),
  ];
  expect(fullQuantities(lines)).toEqual({ 1: '5', 2: '3', 3: '', 4: '' });
  expect(halfQuantities(lines)).toEqual({ 1: '3', 2: '3', 3: '', 4: '' });
});
