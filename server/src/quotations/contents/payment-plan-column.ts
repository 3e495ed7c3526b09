/** The payment plan of a quotation or an order in its column. */
import type { PaymentPlan, PlanPart } from '@vikray/contract/money/payment-plan.ts';

/** The column of a plan. */
export const planColumn = (plan: PaymentPlan) => ({ payment_plan: JSON.stringify(plan) });

/** The plan of a row. */
export function readPlan({ payment_plan: column }: { readonly payment_plan: string }): { paymentPlan: PlanPart[] } {
  return { paymentPlan: JSON.parse(column) as PlanPart[] }; // As `planColumn` wrote it.
}
