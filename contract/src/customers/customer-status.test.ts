import { expect, test } from 'vitest';
import { mayBecome, unreachable } from '../platform/transitions.ts';
import { customerStatuses, customerTransitions } from './customer-status.ts';

test('a new customer is Pending and can reach every status (CUS-71)', () => {
  expect(unreachable(customerTransitions, 'Pending')).toEqual([]);
});

const allowed = [
  'Pending to Pending',
  'Pending to Approved',
  'Pending to Deleted',
  'Approved to Pending',
  'Approved to Approved',
  'Approved to Deleted',
];
const moves = customerStatuses.flatMap((from) => customerStatuses.map((to) => [from, to] as const));

test.each(moves)('a customer goes from %s to %s only if the office allows it (CUS-71, CUS-74, CUS-78)', (from, to) => {
  expect(mayBecome(customerTransitions, from, to)).toBe(allowed.includes(`${from} to ${to}`));
});
