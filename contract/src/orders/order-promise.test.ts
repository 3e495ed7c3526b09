import { expect, test } from 'vitest';
import { dealSentence } from '../deals/deal-sentence.ts';
import { nextPromise } from './next-promise.ts';
import { isOverdue, mayBePromised } from './order-promise.ts';

test('a date can be promised from that of the order to two years later, and taken back (DSK-16)', () => {
  const may = (date: string, orderedOn = '2026-11-20') => mayBePromised(date, orderedOn);
  expect(['', '2026-11-20', '2028-11-20'].map((date) => may(date))).toEqual([true, true, true]);
  expect(['2026-11-19', '2028-11-21', '9999-12-31'].map((date) => may(date))).toEqual([false, false, false]);
  expect([may('2030-02-28', '2028-02-29'), may('2030-03-01', '2028-02-29')]).toEqual([true, false]);
});

test('a promise is overdue from the day after its date (DSK-18)', () => {
  expect(['2026-11-19', '2026-11-20', ''].map((date) => isOverdue(date, '2026-11-20'))).toEqual([true, false, false]);
});

test('the next promise counts the pending pieces of the earliest date; the sentence of the deal names it (DSK-16, THR-14)', () => {
  const line = (quantity: number, dispatchQuantity: number, promisedOn: string) => ({
    quantity,
    dispatchQuantity,
    closedQuantity: 0,
    promisedOn,
  });
  const promise = nextPromise([
    line(5, 0, ''),
    line(5, 5, '2026-11-30'),
    line(9, 4, '2026-12-12'),
    line(2, 0, '2026-12-20'),
    line(1, 0, '2026-12-12'),
  ]);
  expect(promise).toEqual({ on: '2026-12-12', pieces: 6 });
  expect(nextPromise([line(5, 5, '2026-12-12')])).toBeUndefined();
  const lines = [{ productId: 1, quoted: 0, ordered: 9, dispatched: 2, pending: 7, closed: 0, canShip: 0, promised: 0 }];
  const said = (isLate: boolean) =>
    dealSentence({ dealState: 'Ordered', lines, lostReason: '', promise: { on: '2026-12-12', pieces: 6, isOverdue: isLate } });
  expect([said(false), said(true)]).toEqual([
    '2 of 9 pieces dispatched, 7 wait for stock, 6 promised for 12/12/2026.',
    '2 of 9 pieces dispatched, 7 wait for stock, 6 overdue since 12/12/2026.',
  ]);
});
