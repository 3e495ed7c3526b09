/** Why a quotation is beyond the limits of an approver, or within them. Server and screens both use `approvalReasons`. */
import * as z from 'zod';
import { formatDecimal } from '../platform/decimal.ts';
import { id, yesOrNo } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';
import { approvalReasonTexts as say } from './approval-messages.ts';
import { noLimits, type Limits } from './approval-limits.ts';

/** The rules in the order of their reasons. `Others` is never exceeded: it reports the customer's other open quotations. */
const approvalRules = ['Total', 'Discount', 'MRP', 'Floor', 'Customer', 'Product', 'Own', 'Others'] as const;

/** A reason in an answer. `value` and `limit` have two decimals, and are blank for a rule without figures. */
export const approvalReason = row({
  rule: z.enum(approvalRules),
  value: z.string(),
  limit: z.string(),
  exceeds: yesOrNo,
  text: z.string(),
  productId: id.optional(),
});

/** A user who could approve the quotation. */
export const approver = row({ name: z.string(), mobile: z.string() });

export type ApprovalReason = z.output<typeof approvalReason>;
export type Approver = z.output<typeof approver>;

/** A line as the rules evaluate it. Amounts in paise. */
export interface EvaluatedLine {
  readonly productId: number;
  readonly name: string;
  readonly rate: number;
  /** The MRP when the line was made; 0 in lines that are older than it. */
  readonly mrp: number;
  /** Null for none. */
  readonly floorPrice: number | null;
  readonly isPending: boolean;
}

/** The facts that the rules evaluate. Amounts in paise, the percentage in hundredths. */
export interface ApprovalFacts {
  readonly totalAmount: number;
  readonly discountPercent: number;
  readonly isCustomerPending: boolean;
  /** Whether the approver prepared the quotation or last changed its contents. */
  readonly isOwn: boolean;
  readonly lines: readonly EvaluatedLine[];
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

/** What a rule finds. Value and limit are in hundredths; null for a rule without figures, and for no limit. */
interface Finding {
  readonly rule: ApprovalReason['rule'];
  readonly value: number | null;
  readonly limit: number | null;
  readonly isExceeded: boolean;
  readonly text: () => string;
  readonly productId?: number;
}

/** A finding with a figure and its limit. */
function figure(rule: ApprovalReason['rule'], value: number, limit: number | null, text: () => string): Finding {
  return { rule, value, limit, isExceeded: limit !== null && value > limit, text };
}

/** A finding without a figure. */
function fact(rule: ApprovalReason['rule'], allowed: Limits['own'], text: () => string): Finding {
  return { rule, value: null, limit: null, isExceeded: allowed === 'No', text };
}

/** What the rules find, in their order: the total and the discount, each line below MRP, then the rest. */
function* findings(facts: ApprovalFacts, limits: Limits): Generator<Finding> {
  const { totalAmount, discountPercent, lines } = facts;
  const { mostTotal, mostDiscount, mostBelowMrp } = limits;
  yield figure('Total', totalAmount, mostTotal, () => say.total(totalAmount, mostTotal));
  yield figure('Discount', discountPercent, mostDiscount, () => say.discount(discountPercent, mostDiscount));
  for (const { productId, name, rate, mrp } of lines) {
    const percent = belowMrp(rate, mrp, discountPercent);
    if (percent > 0) yield { ...figure('MRP', percent, mostBelowMrp, () => say.belowMrp(name, percent, mostBelowMrp)), productId };
  }
  for (const { productId, name } of eachProduct(lines.filter(({ rate, floorPrice }) => isBelowFloor(rate, floorPrice, discountPercent))))
    yield { ...fact('Floor', limits.belowFloor, () => say.belowFloor(name)), productId };
  if (facts.isCustomerPending) yield fact('Customer', limits.pending, () => say.customerPending);
  for (const { productId, name } of eachProduct(lines.filter(({ isPending }) => isPending)))
    yield { ...fact('Product', limits.pending, () => say.productPending(name)), productId };
  if (facts.isOwn) yield fact('Own', limits.own, () => say.own);
}

/** The first line of each product. */
function eachProduct(lines: readonly EvaluatedLine[]): readonly EvaluatedLine[] {
  const seen = new Set<number>();
  return lines.filter(({ productId }) => !seen.has(productId) && seen.add(productId));
}

function asReason({ rule, value, limit, isExceeded, text: sentence, productId }: Finding): ApprovalReason {
  const figures = { value: asText(value), limit: asText(limit) };
  return { rule, ...figures, exceeds: isExceeded ? 'Yes' : 'No', text: sentence(), ...(productId !== undefined && { productId }) };
}

function asText(hundredths: number | null): string {
  return hundredths === null ? '' : formatDecimal(hundredths);
}

/** The reasons of a quotation in the order of the rules. The limits are those of the reader. Without limits nothing is exceeded (APR-08). */
export function approvalReasons(facts: ApprovalFacts, limits: Limits = noLimits): ApprovalReason[] {
  return [...findings(facts, limits)].map(asReason);
}

/** The texts of the reasons that are beyond the limits. */
export function exceededTexts(facts: ApprovalFacts, limits: Limits): string[] {
  return [...findings(facts, limits)].filter(({ isExceeded }) => isExceeded).map(({ text: sentence }) => sentence());
}

/** Whether the limits allow an approval: whether no reason is beyond them. */
export function isWithin(facts: ApprovalFacts, limits: Limits): boolean {
  for (const { isExceeded } of findings(facts, limits)) if (isExceeded) return false;
  return true;
}

/** What a reader who may approve learns of the customer's other open quotations; nothing if there are none. In paise. */
export function otherOpenReason(paise: number): ApprovalReason[] {
  return paise === 0 ? [] : [asReason({ ...figure('Others', paise, null, () => say.otherOpen(paise)) })];
}
