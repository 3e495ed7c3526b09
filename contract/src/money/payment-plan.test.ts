import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planAmounts, planParts, sayPart, termDiffers, type PaymentPlan } from './payment-plan.ts';
import { plansIn, presetPlans } from './usual-plans.ts';

const plan = (...percents: number[]): PaymentPlan =>
  percents.map((percent, index) => ({ label: `Part ${index + 1}`, percent: percent * 100, when: 'Order', days: 0 }));

test('the parts of a plan sum to the amount, and differ from their share by less than a paisa (PAY-03)', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99_99 }), { maxLength: 5 });
  const amount = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 9_999_999_999_999 }));
  const holds = fc.property(cuts, amount, (between, total) => {
    const bounds = [0, ...between.toSorted((a, b) => a - b), 100_00];
    const parts = bounds
      .slice(1)
      .map((end, index) => ({ label: 'A', percent: end - (bounds[index] ?? 0), when: 'Order', days: 0 }) as const);
    const amounts = planAmounts(parts, total);
    expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(total);
    for (const [index, each] of amounts.entries()) {
      const exact = BigInt(total) * BigInt(parts[index]?.percent ?? 0);
      expect(BigInt(each) * 10_000n - exact).toBeGreaterThan(-10_000n);
      expect(BigInt(each) * 10_000n - exact).toBeLessThan(10_000n);
    }
  });
  fc.assert(holds, { numRuns: 500 });
});

test('of equal remainders the first part takes the paisa, and a part of nothing is not due (PAY-03, PAY-04)', () => {
  expect(planAmounts(plan(50, 50), 3)).toEqual([2, 1]);
  expect(planAmounts(plan(20, 16, 16, 16, 16, 16), 1)).toEqual([1, 0, 0, 0, 0, 0]);
  expect(planParts(plan(20, 16, 16, 16, 16, 16), { date: '2026-12-01', amount: 1 })).toEqual([{ dueOn: '2026-12-01', amount: 1 }]);
});

test('a part after the invoice is due that many days later, and the first due comes first (PAY-04)', () => {
  const [advance, balance] = plan(30, 70);
  if (!advance || !balance) throw new Error('It has two parts');
  const later = { ...advance, when: 'Invoice', days: 30 } as const;
  expect(planParts([later, balance], { date: '2026-12-15', amount: 1000_00 })).toEqual([
    { dueOn: '2026-12-15', amount: 700_00 },
    { dueOn: '2027-01-14', amount: 300_00 },
  ]);
});

test.each([
  ['50% advance, balance before dispatch', 'The payment term says 50 %, but the plan asks for 30 %.'],
  ['33.33 % with order', 'The payment term says 33.33 %, but the plan asks for 30 %.'],
  ['30 % with order, 70 % before dispatch', undefined],
  ['100 % against delivery less 30% paid', undefined],
  ['Against delivery', undefined],
  ['', undefined],
])('the term %o beside a plan of 30 %: %s (PAY-03)', (term, hint) => {
  expect(termDiffers(plan(30, 70), term)).toBe(hint);
});

const saidBy = (line: string) => plansIn(line)?.map(({ parts }) => parts.map(sayPart).join(', '));

test('a line of the setting says the parts of a plan, and the preset has six (PAY-03)', () => {
  expect(plansIn(presetPlans)).toHaveLength(6);
  expect(saidBy(' 40 % with order, 33.33% before dispatch, balance in 45 days \n\n15 days')).toEqual([
    '40 % with the order, 33.33 % before dispatch, 26.67 % 45 days after invoice',
    '100 % 15 days after invoice',
  ]);
  expect(saidBy('10 % with order, balance on invoice')).toEqual(['10 % with the order, 90 % on invoice']);
});

test.each([
  '60 % with order',
  '60 % with order, 50 % before dispatch',
  '110 % with order, balance in 3 days',
  '0 % with order, balance in 3 days',
  'balance with order, balance in 3 days',
  '50.505 % with order, balance in 3 days',
  '100 % in 731 days',
  'half with order',
  '10 % with order, 10 % with order, 10 % with order, 10 % with order, 10 % with order, 10 % with order, balance on invoice',
  '15 days\n15 days',
])('%j is no plan (PAY-03)', (lines) => {
  expect(plansIn(lines)).toBeUndefined();
});
