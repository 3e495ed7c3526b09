import * as z from 'zod';
import { decimal } from '../platform/decimal.ts';
import { read, rows } from '../platform/operation.ts';
import { pascal, row } from '../platform/wire.ts';
import { notification } from './notification.ts';

const count = z.int();

/** The figures of the dashboard's cards. */
const dashboardCounts = pascal({
  totalCustomers: count,
  pendingCustomers: count,
  totalProducts: count,
  pendingProducts: count,
  totalQuotations: count,
  pendingQuotations: count,
  totalOrders: count,
  ordersThisMonth: count,
  totalDispatchedOrders: count,
  totalUsers: count,
});

/** What was ordered on one day of the running calendar year. */
const daySales = row({ date: z.string(), totalAmount: decimal() });

export type DashboardCounts = z.output<typeof dashboardCounts>;
export type DaySales = z.output<typeof daySales>;

export const dashboardOperations = {
  /** The entries of the bell: only what the user has the right to act on, and only while there is any. */
  GetNotifications: read({ right: 'signed-in', answer: rows(notification) }),
  GetDashboardCount: read({ right: 'signed-in', answer: rows(dashboardCounts) }),
  /** The sales of the running calendar year by day of order; a day without orders is left out. The name is the specification's. */
  GetDashboarshMonthWiseOrdersSales: read({ right: 'signed-in', answer: rows(daySales) }),
};
