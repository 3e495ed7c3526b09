import { expect, test } from 'vitest';
import { isAllowed, rightNames, type RequiredRight } from './rights.ts';

const none = new Set<string>();
const adds = new Set(['Add Customer']);

test.each<[RequiredRight, boolean, ReadonlySet<string>, boolean]>([
  ['public', false, none, true],
  ['signed-in', false, none, false],
  ['signed-in', true, none, true],
  ['Add Customer', true, adds, true],
  ['Add Customer', true, none, false],
  ['Edit Customer', true, adds, false],
  [['Edit Customer', 'Add Customer'], true, adds, true],
  [['Edit Customer', 'Approve Customer'], true, adds, false],
  // Rights count only for somebody who is logged in.
  ['Add Customer', false, adds, false],
])('what asks for %j, signed in %s, is open as it must be (RGT-02)', (required, signedIn, held, isOpen) => {
  expect(isAllowed(required, signedIn, held)).toBe(isOpen);
});

test('no right has two names alike', () => {
  expect(new Set(rightNames).size).toBe(rightNames.length);
});
