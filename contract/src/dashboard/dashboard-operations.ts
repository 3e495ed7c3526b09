import * as z from 'zod';
import { rows } from '../platform/answers.ts';
import { decimalSum } from '../platform/decimal.ts';
import { read } from '../platform/declare-call.ts';
import { id } from '../platform/fields.ts';
import { body, pascal, row } from '../platform/wire.ts';
import { nextPending, pendingKinds } from './next-pending.ts';
import { notification } from './notification.ts';
import { todayEntry } from './today.ts';

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

/** The amount ordered on one day of the current calendar year. */
const daySales = row({ date: z.string(), totalAmount: decimalSum() });

export type DashboardCounts = z.output<typeof dashboardCounts>;
export type DaySales = z.output<typeof daySales>;

/** The operations on the dashboard, by name. */
export const dashboardOperations = {
  /** The entries of the bell: only work that exists and that the user has the right to do. */
  GetNotifications: read({ right: 'signed-in', answer: rows(notification) }),
  /** The work that waits for the user, in the order of their day. Only what exists, and what they have the right to do. */
  GetToday: read({ right: 'signed-in', answer: rows(todayEntry) }),
  /**
   * The record after `id` that awaits approval; after the last one, the first. Empty if no other record is waiting or the user must not
   * approve it.
   */
  GetNextPending: read({ right: 'signed-in', input: body({ kind: z.enum(pendingKinds), id: id.optional() }), answer: rows(nextPending) }),

  GetDashboardCount: read({ right: 'signed-in', answer: rows(dashboardCounts) }),
  /** The sales of the current calendar year by order date. Days without orders are left out. The specification spells the name this way. */
  GetDashboarshMonthWiseOrdersSales: read({ right: 'signed-in', answer: rows(daySales) }),
};
