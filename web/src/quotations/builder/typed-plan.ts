/** A payment plan as it is typed in the builder. */
import { parseDecimal, formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { enteredPlan, type PaymentPlan, type PlanPart } from '@vikray/contract/money/payment-plan.ts';
import * as z from 'zod';

/** A part with its percentage and its days as typed. */
export interface TypedPart extends Omit<PlanPart, 'percent' | 'days'> {
  readonly percent: string;
  readonly days: string;
}

/** A plan as a user types it: without `.00`. */
export function typedPlanOf(plan: PaymentPlan | undefined): TypedPart[] {
  return (plan ?? []).map(({ percent, days, ...part }) => ({
    ...part,
    percent: formatDecimal(percent).replace(/\.00$/, ''),
    days: String(days),
  }));
}

/** The plan that was typed. What cannot be read counts as 0 until it is corrected. */
export function planOfTyped(parts: readonly TypedPart[]): PlanPart[] {
  return parts.map(({ percent, days, ...part }) => ({
    ...part,
    percent: parseDecimal(percent) ?? 0,
    days: part.when === 'Invoice' ? Number(days) || 0 : 0,
  }));
}

const check = z.object({ paymentPlan: enteredPlan });

/** What is wrong with a typed plan. */
export function planFailure(parts: readonly TypedPart[]): FailedCheck | undefined {
  const paymentPlan = parts.map((part) => ({ ...part, days: part.when === 'Invoice' ? part.days : 0 }));
  const failure = firstMessage({ paymentPlan }, check);
  return failure && { ...failure, field: 'paymentPlan' };
}
