/** Why a quotation is beyond the limits of an approver, or within them. Server and screens make the reasons with `approvalReasons` alone. */
import * as z from 'zod';
import { formatDecimal } from '../platform/decimal.ts';
import { id } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';
import { yesOrNo } from '../products/product.ts';
import { approvalReasonTexts as say } from './approval-messages.ts';
import { noLimits, type Limits } from './approval-limits.ts';

/** The rules in the order of their reasons. `Others` is never exceeded: it tells of the customer's other open quotations. */
export const approvalRules = ['Total', 'Discount', 'MRP', 'Floor', 'Customer', 'Product', 'Own', 'Others'] as const;

const text = z.string();

/** A reason in an answer. `value` and `limit` have two decimals, and are blank for a rule without figures. */
export const approvalReason = row({
  rule: z.enum(approvalRules),
  value: text,
  limit: text,
  exceeds: z.enum(yesOrNo),
  text,
  productId: id.optional(),
});

/** A user who could approve the quotation. */
export const approver = row({ name: text, mobile: text });

export type ApprovalReason = z.output<typeof approvalReason>;
export type Approver = z.output<typeof approver>;

/** A line as the rules judge it. Amounts in paise. */
export interface JudgedLine {
  readonly productId: number;
  readonly name: string;
  readonly rate: number;
  /** The MRP when the line was made; 0 in lines that are older than it. */
  readonly mrp: number;
  /** Null for none. */
  readonly floorPrice: number | null;
  readonly isPending: boolean;
}

/** What the rules judge. Amounts in paise, the percentage in hundredths. */
export interface ApprovalFacts {
  readonly totalAmount: number;
  readonly discountPercent: number;
  readonly isCustomerPending: boolean;
  /** Whether the approver prepared the quotation or last changed its contents. */
  readonly isOwn: boolean;
  readonly lines: readonly JudgedLine[];
}

const whole = 100_00;

/**
 * How far a rate is below MRP after the discount, in hundredths of a percent of the MRP, rounded half up. 0 at or above the MRP, and
 * without one. Rate and MRP in paise, the discount in hundredths of a percent (APR-09).
 */
export function belowMrp(rate: number, mrp: number, discountPercent: number): number {
  if (mrp === 0) return 0;
  const missing = BigInt(mrp) * BigInt(whole) - BigInt(rate) * BigInt(whole - discountPercent);
  return missing <= 0n ? 0 : Number((2n * missing + BigInt(mrp)) / (2n * BigInt(mrp)));
}

/** Whether a rate is below the floor price after the discount, before tax. Without a floor price it never is. */
export function isBelowFloor(rate: number, floorPrice: number | null, discountPercent: number): boolean {
  return floorPrice !== null && BigInt(rate) * BigInt(whole - discountPercent) < BigInt(floorPrice) * BigInt(whole);
}

function yes(isSo: boolean): ApprovalReason['exceeds'] {
  return isSo ? 'Yes' : 'No';
}

/** A reason with a figure and its limit, both in hundredths. */
function figure(rule: ApprovalReason['rule'], value: number, limit: number | null, sentence: string): ApprovalReason {
  const shownLimit = limit === null ? '' : formatDecimal(limit);
  return { rule, value: formatDecimal(value), limit: shownLimit, exceeds: yes(limit !== null && value > limit), text: sentence };
}

/** A reason that is only there or not. */
function fact(rule: ApprovalReason['rule'], allowed: Limits['own'], sentence: string): ApprovalReason {
  return { rule, value: '', limit: '', exceeds: yes(allowed === 'No'), text: sentence };
}

/**
 * The reasons of a quotation in the order of the rules: its total and discount, each line below MRP, and whatever of the other rules
 * concerns it. They name the limits, which are those of the reader. Without limits nothing is exceeded (APR-08).
 */
export function approvalReasons(facts: ApprovalFacts, limits: Limits = noLimits): ApprovalReason[] {
  const { totalAmount, discountPercent, lines } = facts;
  const { mostTotal, mostDiscount, mostBelowMrp } = limits;
  const reasons = [
    figure('Total', totalAmount, mostTotal, say.total(totalAmount, mostTotal)),
    figure('Discount', discountPercent, mostDiscount, say.discount(discountPercent, mostDiscount)),
  ];
  for (const { productId, name, rate, mrp } of lines) {
    const percent = belowMrp(rate, mrp, discountPercent);
    if (percent > 0) reasons.push({ ...figure('MRP', percent, mostBelowMrp, say.belowMrp(name, percent, mostBelowMrp)), productId });
  }
  for (const { productId, name } of eachProduct(lines.filter(({ rate, floorPrice }) => isBelowFloor(rate, floorPrice, discountPercent))))
    reasons.push({ ...fact('Floor', limits.belowFloor, say.belowFloor(name)), productId });
  if (facts.isCustomerPending) reasons.push(fact('Customer', limits.pending, say.customerPending));
  for (const { productId, name } of eachProduct(lines.filter(({ isPending }) => isPending)))
    reasons.push({ ...fact('Product', limits.pending, say.productPending(name)), productId });
  if (facts.isOwn) reasons.push(fact('Own', limits.own, say.own));
  return reasons;
}

/** The first line of each product. */
function eachProduct(lines: readonly JudgedLine[]): readonly JudgedLine[] {
  const seen = new Set<number>();
  return lines.filter(({ productId }) => !seen.has(productId) && seen.add(productId));
}

/** The reasons that are beyond the limits. */
export function exceeded(reasons: readonly ApprovalReason[]): ApprovalReason[] {
  return reasons.filter(({ exceeds }) => exceeds === 'Yes');
}

/** Whether the limits allow the approval. */
export function isWithinLimits(facts: ApprovalFacts, limits: Limits | undefined): boolean {
  return exceeded(approvalReasons(facts, limits)).length === 0;
}
