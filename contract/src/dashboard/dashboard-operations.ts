import * as z from 'zod';
import { decimal } from '../platform/decimal.ts';
import { id } from '../platform/fields.ts';
import { read, rows } from '../platform/operation.ts';
import { body, pascal, row } from '../platform/wire.ts';
import { nextPending, pendingKinds } from './next-pending.ts';
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
  /**
   * The record that waits for approval next after `id`, beginning anew behind the last; nothing when no other waits or the user may not
   * approve it.
   */
  GetNextPending: read({ right: 'signed-in', input: body({ kind: z.enum(pendingKinds), id: id.optional() }), answer: rows(nextPending) }),

  GetDashboardCount: read({ right: 'signed-in', answer: rows(dashboardCounts) }),
  /** The sales of the running calendar year by day of order; a day without orders is left out. The name is the specification's. */
  GetDashboarshMonthWiseOrdersSales: read({ right: 'signed-in', answer: rows(daySales) }),
};
