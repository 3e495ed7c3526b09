import { describe, expect, test } from 'vitest';
import { oldQuotationYears, shownYear, standardYear, yearFilter } from './old-quotation-years.ts';

describe('the years of old quotations', () => {
  test('go from the current financial year back to 2013 (OLD-02)', () => {
    expect(oldQuotationYears('2026-11-20')).toEqual([
      '2026-2027',
      '2025-2026',
      '2024-2025',
      '2023-2024',
      '2022-2023',
      '2021-2022',
      '2020-2021',
      '2019-2020',
      '2018-2019',
      '2017-2018',
      '2016-2017',
      '2015-2016',
      '2014-2015',
      '2013-2014',
    ]);
  });

  test.each([
    ['2026-03-31', '2025-2026'],
    ['2026-04-01', '2026-2027'],
    ['2027-01-15', '2026-2027'],
  ])('begin on %s with %s (GEN-06)', (today, year) => {
    expect(oldQuotationYears(today)[0]).toBe(year);
  });

  test('are shown with spaces around the hyphen, and 2020 - 2021 is shown at first (OLD-02)', () => {
    expect(shownYear(standardYear)).toBe('2020 - 2021');
  });

  test('are two consecutive years', () => {
    expect(yearFilter.safeParse('2020-2021').success).toBe(true);
    for (const wrong of ['2020-2022', '2021-2020', '2020', '2020 - 2021', '']) expect(yearFilter.safeParse(wrong).success).toBe(false);
  });
});
