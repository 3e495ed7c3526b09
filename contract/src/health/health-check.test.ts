import { describe, expect, test } from 'vitest';
import { sortedChecks, worstResult, type HealthCheck, type HealthGroup, type HealthResult } from './health-check.ts';

function check(name: string, group: HealthGroup, result: HealthResult, dismissedUntil = ''): HealthCheck {
  return { check: name, group, result, text: 'It is so.', advice: '', at: '2026-11-20T04:30:00.000Z', dismissedUntil };
}

const later = '2026-12-20T04:30:00.000Z';

describe('the worst state', () => {
  test.each<[readonly HealthCheck[], HealthResult]>([
    [[], 'OK'],
    [[check('Disk', 'Now', 'OK')], 'OK'],
    [[check('Disk', 'Now', 'Warning'), check('Stock', 'Data', 'Note')], 'Warning'],
    [[check('Disk', 'Now', 'Warning'), check('Stock', 'Data', 'Problem')], 'Problem'],
    [[check('Mail', 'Now', 'Note', later)], 'OK'],
    [[check('Mail', 'Now', 'Note', later), check('Disk', 'Now', 'Note')], 'Note'],
  ])('of %j is %s (OPS-10, OPS-14)', (checks, worst) => {
    expect(worstResult(checks)).toBe(worst);
  });
});

test('checks are sorted by group, then the worst first, with a dismissed note among those that are fine (OPS-10)', () => {
  const sorted = sortedChecks([
    check('Key', 'Security', 'OK'),
    check('Disk', 'Now', 'OK'),
    check('Mail', 'Now', 'Note', later),
    check('Clock', 'Now', 'Problem'),
    check('Stock', 'Data', 'Warning'),
    check('Speed', 'Now', 'Note'),
  ]);
  expect(sorted.map(({ check: name }) => name)).toEqual(['Clock', 'Speed', 'Disk', 'Mail', 'Stock', 'Key']);
});
