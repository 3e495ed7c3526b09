import { expect, test } from 'vitest';
import { operations } from '../operations.ts';
import { protectingViews, rightNames } from './rights.ts';

test('the View rights with a lock are those that a list or a reading requires', () => {
  const views = new Set<string>(rightNames.filter((name) => /^View |List$|Queue$/.test(name)));
  const required = Object.values(operations).flatMap(({ kind, right }) => (kind === 'write' ? [] : right));
  expect(new Set(required.filter((name) => views.has(name)))).toEqual(protectingViews);
});
