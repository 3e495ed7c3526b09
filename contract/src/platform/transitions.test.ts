import { expect, test } from 'vitest';
import { mayBecome, unreachable, type Transitions } from './transitions.ts';

type Light = 'Red' | 'Green' | 'Dark';
const lights: Transitions<Light> = { Red: ['Green'], Green: ['Red', 'Green'], Dark: ['Red'] };

test('only a move in the table is allowed, and staying is a move too', () => {
  expect([
    mayBecome(lights, 'Red', 'Green'),
    mayBecome(lights, 'Red', 'Red'),
    mayBecome(lights, 'Green', 'Green'),
    mayBecome(lights, 'Red', 'Dark'),
  ]).toEqual([true, false, true, false]);
});

test('a status that cannot be reached is found', () => {
  expect(unreachable(lights, 'Red')).toEqual(['Dark']);
  expect(unreachable(lights, 'Dark')).toEqual([]);
});
