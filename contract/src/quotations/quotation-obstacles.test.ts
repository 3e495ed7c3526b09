import { expect, test } from 'vitest';
import { failuresOf, obstacleTo, type QuotationState, type QuotationAction } from './quotation-obstacles.ts';

const pending: QuotationState = { status: 'Open', shownStatus: 'Pending', orderStatus: '', revision: 0 };
const approved: QuotationState = { ...pending, status: 'Approved', shownStatus: 'Approved', revision: 98 };

/** A quotation in each state that decides what may be done with it. */
const states: Readonly<Record<string, QuotationState>> = {
  pending,
  approved,
  ordered: { ...approved, shownStatus: 'Partly Dispatched', orderStatus: 'Placed' },
  'revised 99 times': { ...approved, revision: 99 },
  'expired and open': { ...pending, shownStatus: 'Expired' },
  'expired and approved': { ...approved, shownStatus: 'Expired' },
  'lost and open': { ...pending, shownStatus: 'Lost' },
  'lost and approved': { ...approved, shownStatus: 'Lost' },
  superseded: { ...approved, shownStatus: 'Superseded' },
  void: { ...pending, status: 'Void', shownStatus: 'Void' },
};

const closed = 'QuotationClosed';
const notOpen = 'QuotationNotOpen';
const [replaced, lost, expired] = ['QuotationReplaced', 'QuotationLost', 'QuotationExpired'];

// The columns of the table: the states above, in their order. A dash means that there is no obstacle.
test.each<[QuotationAction, ...string[]]>([
  ['edit', '-', closed, closed, closed, '-', closed, lost, lost, replaced, closed],
  [
    'revise',
    'RevisionOfPending',
    '-',
    'RevisionOfOrdered',
    'TooManyRevisions',
    'RevisionOfPending',
    '-',
    lost,
    '-',
    replaced,
    'RevisionOfVoid',
  ],
  ['approve', '-', '-', '-', '-', expired, '-', lost, lost, replaced, '-'],
  ['void', '-', '-', '-', '-', '-', '-', '-', '-', replaced, '-'],
  ['return', '-', notOpen, notOpen, notOpen, '-', notOpen, lost, lost, replaced, notOpen],
  ['order', '-', '-', '-', '-', expired, expired, lost, lost, replaced, '-'],
  ['markLost', '-', '-', 'MayNotBeLost', '-', '-', '-', 'MayNotBeLost', 'MayNotBeLost', replaced, 'MayNotBeLost'],
  ['reopen', ...Array<string>(6).fill('QuotationNotLost'), '-', '-', replaced, 'QuotationNotLost'],
])(
  'what keeps a quotation from %s in each state (REV-07, REV-13, REV-14, REV-18, REV-33, REV-37, REV-39, REV-40, APR-16)',
  (action, ...expected) => {
    expect(Object.values(states).map((state) => obstacleTo(action, state) ?? '-')).toEqual(expected);
  },
);

test.each(['Approved', 'Expired', 'Lost'] as const)(
  'a quotation that is shown as %s is revised at most 99 times (REV-13)',
  (shownStatus) => {
    expect(obstacleTo('revise', { ...approved, shownStatus, revision: 98 })).toBeUndefined();
    expect(obstacleTo('revise', { ...approved, shownStatus, revision: 99 })).toBe('TooManyRevisions');
  },
);

test('an action declares the refusals that it can cause, and no others', () => {
  const declared = (...actions: QuotationAction[]) => Object.keys(failuresOf(...actions)).toSorted();
  expect(declared('edit')).toEqual([closed, lost, replaced]);
  expect(declared('void')).toEqual([replaced]);
  expect(declared('approve', 'void')).toEqual([expired, lost, replaced]);
  expect(declared('markLost')).toEqual(['MayNotBeLost', replaced]);
});
