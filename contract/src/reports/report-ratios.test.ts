import { describe, expect, test } from 'vitest';
import { changeSince, shareOf } from './report-ratios.ts';

describe('the percentages of a report', () => {
  test('have two decimals, and nothing is divided by zero (RPT-04, RPT-14)', () => {
    expect([shareOf(1, 3), shareOf(2, 3), shareOf(0, 3), shareOf(0, 0)]).toEqual(['33.33', '66.67', '0.00', '–']);
    expect([changeSince(300, 400), changeSince(400, 300), changeSince(300, 300)]).toEqual(['33.33', '-25.00', '0.00']);
    expect([changeSince(0, 1), changeSince(0, 0), changeSince(1, 0)]).toEqual(['new', '', '-100.00']);
  });

  test('hold for a paisa and for very large sums (RPT-04)', () => {
    expect(changeSince(1, 99_00_00_000_00)).toBe('9899999999900.00');
    expect(shareOf(99_00_00_000_00, 99_00_00_000_01)).toBe('100.00');
  });
});
