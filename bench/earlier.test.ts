import { expect, test } from 'vitest';
import { figuresIn, timesAsFast } from './earlier.ts';

const earlier = `SQLite, 1,00,000 customers

| | p50, one caller | p95 | within its limit | p50, 20 callers | p95 | a second | of a bare Fastify |
|---|---|---|---|---|---|---|---|
| customer list | 6.4 | 9.2 | yes | 121 | 192 | 152 | 0.07 |
| two letters | 292 | 331 | **no** (10) | 3444 | 6125 | 3 | 0.00 |

Times in milliseconds.
`;

test('an earlier result of npm run bench is read from its table', () => {
  expect([...figuresIn(earlier)]).toEqual([
    ['customer list', { p50: 6.4, p95: 9.2, perSecond: 152 }],
    ['two letters', { p50: 292, p95: 331, perSecond: 3 }],
  ]);
});

test('a comparison says how many times as fast a case is as before', () => {
  const before = figuresIn(earlier);
  expect(timesAsFast({ p50: 3.2, p95: 4.6, perSecond: 456 }, before.get('customer list'))).toEqual(['2.0', '2.0', '3.0']);
  expect(timesAsFast({ p50: 1, p95: 1, perSecond: 1 }, before.get('a new case'))).toEqual(['', '', '']);
});
