/** What other areas may use of the dashboard. */
export { SalesChart } from './SalesChart.tsx';
export type { MonthSales } from './month-sales.ts';
