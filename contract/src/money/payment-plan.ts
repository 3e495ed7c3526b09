/**
 * The payment plan of a quotation and of its order: which part of the total is due with the order, before the goods leave, or some days
 * after the invoice (PAY-03, PAY-04). Percentages in hundredths, amounts in paise.
 */
import * as z from 'zod';
import { addDays } from '../platform/dates.ts';
import { formatPercent, formatRupees, percent } from '../platform/decimal.ts';
import { requiredLine, wholeNumber } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { planMessages as say } from './plan-messages.ts';
import { planMilestones, type PlanMilestone } from './plan-milestones.ts';
import type { BillPart } from './settlement.ts';

/** The most parts of a plan. */
export const mostParts = 6;
/** The most days that an invoice may have. */
export const mostDays = 730;

/** A part of a plan. */
export interface PlanPart {
  readonly label: string;
  readonly percent: number;
  readonly when: PlanMilestone;
  /** Days after the invoice; 0 for the other milestones. */
  readonly days: number;
}

/** The parts of a plan in the order in which they were entered. Their percentages sum to 100.00. */
export type PaymentPlan = readonly PlanPart[];

const whole = 100_00;

const enteredPart = body({
  label: requiredLine(60, say.enterLabel),
  percent: percent(say.enterPercent, say.enterPercent).refine((part) => part > 0, { error: say.enterPercent }),
  when: z.enum(planMilestones, { error: say.selectWhen }),
  /** Counts only after an invoice. */
  days: wholeNumber(0, mostDays, say.enterDays).nullish(),
});

/** The plan in a request: none if it is empty, and as before if it is left out. */
export const enteredPlan = z
  .array(enteredPart)
  .max(mostParts, { error: say.tooManyParts })
  .refine((parts) => parts.length === 0 || sumOf(parts) === whole, { error: say.mustSum });

/** The plan in an answer; empty for none. */
export const answeredPlan = z.array(row({ label: z.string(), percent: percent(), when: z.enum(planMilestones), days: z.int() }));

const sumOf = (parts: readonly { readonly percent: number }[]) => parts.reduce((sum, part) => sum + part.percent, 0);

/** The plan that was entered. Days of a part that no invoice makes due are left out. */
export function planOf(parts: z.output<typeof enteredPlan>): PaymentPlan {
  return parts.map(({ label, percent: share, when, days }) => ({
    label,
    percent: share,
    when,
    days: when === 'Invoice' ? (days ?? 0) : 0,
  }));
}

/**
 * Divides an amount by the percentages of a plan: each part rounded down, and the paise that are left to the largest remainders, the first
 * part of equals first. The parts sum to the amount.
 */
export function planAmounts(plan: PaymentPlan, amount: number): number[] {
  const exact = plan.map((part) => BigInt(amount) * BigInt(part.percent));
  const amounts = exact.map((each) => Number(each / BigInt(whole)));
  const left = amount - amounts.reduce((sum, each) => sum + each, 0);
  const byRemainder = exact
    .map((each, index) => ({ index, remainder: Number(each % BigInt(whole)) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) amounts[index] = (amounts[index] ?? 0) + 1;
  return amounts;
}

/** When the parts of a bill are due by a plan, the first one first. Parts of nothing are left out. */
export function planParts(plan: PaymentPlan, { date, amount }: { readonly date: string; readonly amount: number }): BillPart[] {
  const amounts = planAmounts(plan, amount);
  return plan
    .map(({ days }, index) => ({ dueOn: addDays(date, days), amount: amounts[index] ?? 0 }))
    .filter((part) => part.amount > 0)
    .toSorted((a, b) => (a.dueOn === b.dueOn ? 0 : a.dueOn < b.dueOn ? -1 : 1));
}

/**
 * What a plan asks before goods leave (PAY-21): its parts with the order of what the whole order asks, and its parts before dispatch of
 * what will then have left.
 */
export function askedBeforeDispatch(plan: PaymentPlan, { order, left }: { readonly order: number; readonly left: number }): number {
  return amountWhen(plan, 'Order', order) + amountWhen(plan, 'Dispatch', left);
}

/** What of an amount a plan makes due at a milestone. */
export function amountWhen(plan: PaymentPlan, when: PlanMilestone, amount: number): number {
  return planAmounts(plan, amount).reduce((sum, part, index) => (plan[index]?.when === when ? sum + part : sum), 0);
}

/** How a part of a plan reads: its percentage and when it is due. */
export function sayPart({ percent: share, when, days }: PlanPart): string {
  return say.part(formatPercent(share), when, days);
}

/** The plan of a total as lines to print, each with its amount. */
export function planLines(plan: PaymentPlan, total: number): string[] {
  const amounts = planAmounts(plan, total);
  return plan.map((part, index) => say.line(part.label, sayPart(part), formatRupees(amounts[index] ?? 0)));
}

/**
 * The hint that the term Payment says another percentage than the plan (appendix of the chapter); undefined if they agree, or if the term
 * says none.
 */
export function termDiffers(plan: PaymentPlan, term: string): string | undefined {
  const first = plan[0]?.percent;
  const said = [...term.matchAll(/(\d{1,3}(?:\.\d{1,2})?)\s*%/g)].map(([, digits]) => Math.round(Number(digits) * 100));
  const [other] = said;
  if (first === undefined || other === undefined || said.includes(first)) return undefined;
  return say.termDiffers(formatPercent(other), formatPercent(first));
}
