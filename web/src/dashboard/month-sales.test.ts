import { expect, test } from 'vitest';
import { axisOf, axisText, monthSales } from './month-sales.ts';

test('sums the days of each month of this calendar year, Jan to Dec (DSH-07)', () => {
  const days = [
    { date: '2026-01-05', totalAmount: 100_10 },
    { date: '2026-01-31', totalAmount: 200_20 },
    { date: '2026-11-20', totalAmount: 5_00 },
    { date: '2025-12-31', totalAmount: 999_00 },
  ];
  const months = monthSales(days, '2026-11-21');
  expect(months.map(({ name }) => name)).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']);
  expect(months.map(({ paise }) => paise)).toEqual([300_30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5_00, 0]);
  expect(months.filter(({ isCurrent }) => isCurrent).map(({ name }) => name)).toEqual(['Nov']);
  expect(months.filter(({ isToCome }) => isToCome).map(({ name }) => name)).toEqual(['Dec']);
});

test.each([
  [6_920_480_00, ['₹0', '₹20,00,000', '₹40,00,000', '₹60,00,000', '₹80,00,000']],
  [3_862_442_67, ['₹0', '₹10,00,000', '₹20,00,000', '₹30,00,000', '₹40,00,000']],
  [99_99, ['₹0', '₹25', '₹50', '₹75', '₹100']],
  [1_00_00_00_000_00, ['₹0', '₹25,00,00,000', '₹50,00,00,000', '₹75,00,00,000', '₹1,00,00,00,000']],
])('gives %d paise an axis of round rupees in Indian grouping (DSH-07)', (paise, texts) => {
  const months = [{ key: '2026-01', name: 'Jan', title: 'Jan 2026', paise, isCurrent: true, isToCome: false }];
  expect(axisOf(months).map(axisText)).toEqual(texts);
});

test('has an axis even without any sales', () => {
  expect(axisOf(monthSales([], '2026-11-21')).map(axisText)).toEqual(['₹0', '₹25', '₹50', '₹75', '₹100']);
});
