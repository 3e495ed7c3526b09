import { expect, test } from 'vitest';
import { dealAmount } from './deal-amount.ts';
import type { ShownOrderStatus } from '../orders/order-status.ts';
import { dealFacts, dealState, dealStates, type DealFacts } from './deal-state.ts';

const everything: DealFacts = {
  hasOrder: true,
  hasPending: false,
  isDropped: false,
  isAccepted: true,
  isQuoted: true,
  isLost: true,
  isVoid: true,
  isClosed: true,
};

test('a deal has the first state that holds: Dispatched, Ordered, Accepted, Quoted, Lost, Void, Closed, Enquiry (THR-08, FUP-30)', () => {
  const states = [dealState(everything), dealState({ ...everything, hasPending: true })];
  let facts: DealFacts = { ...everything, hasOrder: false };
  for (const fact of ['isAccepted', 'isQuoted', 'isLost', 'isVoid', 'isClosed'] as const) {
    states.push(dealState(facts));
    facts = { ...facts, [fact]: false };
  }
  expect([...states, dealState(facts)]).toEqual(dealStates);
});

test('a pending, approved or expired quotation makes a deal Quoted (THR-08)', () => {
  const stateOf = (shownStatus: 'Pending' | 'Approved' | 'Expired' | 'Lost' | 'Void') =>
    dealState(
      dealFacts({
        quotations: [
          { shownStatus, acceptedOn: '' },
          { shownStatus: 'Void', acceptedOn: '' },
        ],
        orders: [],
        closedOn: '',
      }),
    );
  expect((['Pending', 'Approved', 'Expired', 'Lost', 'Void'] as const).map(stateOf)).toEqual([
    'Quoted',
    'Quoted',
    'Quoted',
    'Lost',
    'Void',
  ]);
});

test('an accepted quotation makes a deal Accepted until it is lost or void (FUP-30)', () => {
  const stateOf = (shownStatus: 'Approved' | 'Expired' | 'Lost' | 'Void') =>
    dealState(dealFacts({ quotations: [{ shownStatus, acceptedOn: '2026-11-21' }], orders: [], closedOn: '' }));
  expect((['Approved', 'Expired', 'Lost', 'Void'] as const).map(stateOf)).toEqual(['Accepted', 'Accepted', 'Lost', 'Void']);
});

test('a deal is Ordered while one of its orders has something to dispatch (THR-08)', () => {
  const stateOf = (...statuses: readonly ShownOrderStatus[]) =>
    dealState(
      dealFacts({
        quotations: [{ shownStatus: 'Approved', acceptedOn: '2026-11-21' }],
        orders: statuses.map((shownStatus) => ({ status: 'Placed' as const, shownStatus })),
        closedOn: '',
      }),
    );
  expect([stateOf('Dispatched', 'Placed'), stateOf('Partially Dispatched'), stateOf('Dispatched', 'Dispatched')]).toEqual([
    'Ordered',
    'Ordered',
    'Dispatched',
  ]);
});

test('the amount of a deal is that of its orders, else of what may be ordered, else of what was lost (THR-09)', () => {
  const lost = { shownStatus: 'Lost', totalAmount: 1_00 } as const;
  const pending = { shownStatus: 'Pending', totalAmount: 20_00 } as const;
  expect(dealAmount({ orders: [{ totalAmount: 300_00 }], quotations: [pending, lost] })).toBe(300_00);
  expect(dealAmount({ orders: [], quotations: [pending, lost, pending] })).toBe(40_00);
  expect([dealAmount({ orders: [], quotations: [lost] }), dealAmount({ orders: [], quotations: [] })]).toEqual([1_00, 0]);
});
