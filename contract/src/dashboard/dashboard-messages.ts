import type { NextPending } from './next-pending.ts';

/** Higher counts are shown as `1,000+`. */
const maxShown = 1000;

function counted(count: number, one: string, many: string): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}

function figure(count: number): string {
  return count > maxShown ? '1,000+' : String(count);
}

/** The button that leads from one record awaiting approval to the next. */
export const pendingMessages = {
  next: ({ position, total }: NextPending) => `Next pending (${figure(position)} of ${figure(total)})`,
} as const;

/** The sentences of the dashboard and of the bell. */
export const dashboardMessages = {
  customersToApprove: (count: number) => counted(count, 'customer waits for approval', 'customers wait for approval'),
  productsToApprove: (count: number) => counted(count, 'product waits for approval', 'products wait for approval'),
  quotationsToApprove: (count: number) => counted(count, 'quotation waits for approval', 'quotations wait for approval'),
  orderChangesToApprove: (count: number) => counted(count, 'order change waits for approval', 'order changes wait for approval'),
  ordersToDispatch: (count: number) => counted(count, 'order waits for dispatch', 'orders wait for dispatch'),
  productsWithoutStock: (count: number) => counted(count, 'product is out of stock', 'products are out of stock'),
  productsToReorder: (count: number) =>
    counted(count, 'product is at or below its reorder level', 'products are at or below their reorder level'),
  followUpsDue: (count: number) => counted(count, 'follow-up is due today.', 'follow-ups are due today.'),
  promisesNotKept: (count: number) => counted(count, 'promise was not kept.', 'promises were not kept.'),
  notApproved: 'not approved',
  thisMonth: 'this month',
  nothingWaits: 'Nothing is waiting for you.',
} as const;

/** The words of the chart. */
export const salesChartMessages = {
  title: 'Total Sales',
  /** From the first to the last of these months. */
  year: (months: readonly { readonly title: string }[]) => {
    const [first = '', last = ''] = [months.at(0)?.title, months.at(-1)?.title];
    return first.slice(-4) === last.slice(-4) ? `${first.slice(0, -5)} to ${last}` : `${first} to ${last}`;
  },
  table: (year: string) => `Total Sales by month, ${year}`,
  yearBefore: (amount: string) => `Year before: ${amount}`,
  yearOfChart: 'Year of the chart',
  calendarYear: 'Calendar Year',
  financialYear: 'Financial Year',
  more: 'More in Reports',
} as const;
