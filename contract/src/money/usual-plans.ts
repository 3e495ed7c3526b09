/** The payment plans that a quotation offers. */
import type { PaymentPlan } from './payment-plan.ts';

/** A plan with the name by which it is chosen. */
export interface NamedPlan {
  readonly name: string;
  readonly parts: PaymentPlan;
}

const withOrder = (percent: number) => ({ label: 'Advance', percent: percent * 100, when: 'Order', days: 0 }) as const;
const beforeDispatch = (percent: number) => ({ label: 'Before dispatch', percent: percent * 100, when: 'Dispatch', days: 0 }) as const;
const afterInvoice = (percent: number, days: number) => ({ label: 'Balance', percent: percent * 100, when: 'Invoice', days }) as const;

/** The plans in the order in which they are offered. */
export const usualPlans: readonly NamedPlan[] = [
  { name: '50 % with order, balance before dispatch', parts: [withOrder(50), beforeDispatch(50)] },
  { name: '30 % with order, balance before dispatch', parts: [withOrder(30), beforeDispatch(70)] },
  { name: '50 % with order, balance in 30 days', parts: [withOrder(50), afterInvoice(50, 30)] },
  { name: '100 % with order', parts: [withOrder(100)] },
  { name: '100 % before dispatch', parts: [beforeDispatch(100)] },
  { name: '30 days', parts: [afterInvoice(100, 30)] },
];
