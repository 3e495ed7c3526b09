import { expect, test } from 'vitest';
import { orderStatuses, orderTransitions, dispatchStatus } from '../orders/order-status.ts';
import { mayBecome, unreachable } from '../platform/transitions.ts';
import {
  isPastValidity,
  mailObstacle,
  mayBeExported,
  quotationStatuses,
  quotationTransitions,
  shownStatus,
  type StatusFacts,
} from './quotation-status.ts';

test('a void quotation stays void, and nothing becomes open again (QLS-33)', () => {
  const moves = quotationStatuses.flatMap((from) =>
    quotationStatuses.filter((to) => mayBecome(quotationTransitions, from, to)).map((to) => `${from} to ${to}`),
  );
  expect(moves).toEqual(['Open to Approved', 'Open to Void', 'Approved to Approved', 'Approved to Void', 'Void to Void']);
  expect(unreachable(quotationTransitions, 'Open')).toEqual([]);
});

test('an order only moves forward (ORD-13, DSP-20)', () => {
  const moves = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => mayBecome(orderTransitions, from, to)).map((to) => `${from} to ${to}`),
  );
  expect(moves).toEqual([
    'Placed to Partially Dispatched',
    'Placed to Dispatched',
    'Partially Dispatched to Partially Dispatched',
    'Partially Dispatched to Dispatched',
  ]);
  expect(unreachable(orderTransitions, 'Placed')).toEqual([]);
});

const facts: StatusFacts = { status: 'Open', isSuperseded: false, isLost: false, orderProgress: '', isPastValidity: false };

test('an open quotation is shown as Pending and cannot be exported (QLS-08, QLS-12, QLS-13)', () => {
  expect(quotationStatuses.map((status) => [shownStatus({ ...facts, status }), mayBeExported(status)])).toEqual([
    ['Pending', false],
    ['Approved', true],
    ['Void', true],
  ]);
});

test('only an approved quotation may be mailed, and the reason is given for any other', () => {
  expect(quotationStatuses.map((status) => mailObstacle(status))).toEqual(['QuotationPending', undefined, 'QuotationVoid']);
});

test('a quotation is shown as the first word that holds, and an ordered one by its order (REV-31)', () => {
  const all: StatusFacts = { status: 'Void', isSuperseded: true, isLost: true, orderProgress: '', isPastValidity: true };
  expect(shownStatus(all)).toBe('Void');
  const approved: StatusFacts = { ...all, status: 'Approved' };
  expect(shownStatus(approved)).toBe('Superseded');
  expect(shownStatus({ ...approved, isSuperseded: false })).toBe('Lost');
  expect(shownStatus({ ...approved, isSuperseded: false, isLost: false })).toBe('Expired');
  const ordered = { ...approved, isSuperseded: false, isLost: false };
  expect(orderStatuses.map((orderProgress) => shownStatus({ ...ordered, orderProgress }))).toEqual([
    'Ordered',
    'Partly Dispatched',
    'Dispatched',
  ]);
  expect(shownStatus({ ...ordered, isPastValidity: false })).toBe('Approved');
  expect(shownStatus({ ...facts, isPastValidity: true })).toBe('Expired');
});

test('the whole last day of the validity counts, and a blank validity never ends (REV-29, REV-31)', () => {
  expect(['2026-12-19', '2026-12-20', '2026-12-21'].map((today) => isPastValidity('2026-12-20', today))).toEqual([false, false, true]);
  expect(isPastValidity('', '2099-01-01')).toBe(false);
});

test.each([
  [
    [
      [5, 0],
      [3, 0],
    ],
    'Placed',
  ],
  [
    [
      [5, 5],
      [3, 0],
    ],
    'Partially Dispatched',
  ],
  [
    [
      [5, 2],
      [3, 3],
    ],
    'Partially Dispatched',
  ],
  [
    [
      [5, 5],
      [3, 3],
    ],
    'Dispatched',
  ],
] as const)('lines with ordered and dispatched %j make the order %s (DSP-19, DSP-20)', (lines, status) => {
  expect(dispatchStatus(lines.map(([quantity, dispatchQuantity]) => ({ quantity, dispatchQuantity })))).toBe(status);
});
