import { expect, test } from 'vitest';
import { isAllowed, rightNames, rightWords, type Holder, type RequiredRight } from './rights.ts';

const visitor = undefined;
const nobodySpecial: Holder = { rights: new Set(), loginType: 'Executive' };
const adder: Holder = { rights: new Set(['Add Customer']), loginType: 'Executive' };
const administrator: Holder = { rights: new Set(), loginType: 'Administrator' };

test.each<[RequiredRight, Holder | undefined, boolean]>([
  ['public', visitor, true],
  ['signed-in', visitor, false],
  ['signed-in', nobodySpecial, true],
  ['Add Customer', adder, true],
  ['Add Customer', nobodySpecial, false],
  ['Edit Customer', adder, false],
  [['Edit Customer', 'Add Customer'], adder, true],
  [['Edit Customer', 'Approve Customer'], adder, false],
  ['Add Customer', visitor, false],
  // The login type alone makes an Administrator. It grants no right.
  ['Administrator', administrator, true],
  ['Administrator', adder, false],
  ['Administrator', { rights: new Set(['Administrator']), loginType: 'Administrative' }, false],
  ['Add Customer', administrator, false],
  [['Edit User', 'Administrator'], administrator, true],
])('what asks for %j is open as it must be (%#) (RGT-02, RGT-28)', (required, user, isOpen) => {
  expect(isAllowed(required, user)).toBe(isOpen);
});

test('every right has a different name', () => {
  expect(new Set(rightNames).size).toBe(rightNames.length);
});

test('the rights that an operation requires are named', () => {
  expect([rightWords('Add User'), rightWords(['Add User', 'Edit User'])]).toEqual(['Add User', 'Add User or Edit User']);
});
