/** Limits as entered in the dialog, and the conversion to and from the contract's. */
import type { InputOf } from '@vikray/contract/operations.ts';
import { changedLimits, noLimits, type ApprovalLimit, type Limits } from '@vikray/contract/approvals/approval-limits.ts';
import { limitMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import * as z from 'zod';

type Amount = 'mostTotal' | 'mostDiscount' | 'mostBelowMrp';
type Choice = 'belowFloor' | 'pending' | 'own';

/** The amounts as typed, blank for no limit. */
export type LimitForm = Readonly<Record<Amount, string>> & Pick<Limits, Choice>;

/** The form of limits; of none for limits to add. */
export function limitFormOf(limits: Limits = noLimits): LimitForm {
  const { mostTotal, mostDiscount, mostBelowMrp, belowFloor, pending, own } = limits;
  return { mostTotal: typed(mostTotal), mostDiscount: typed(mostDiscount), mostBelowMrp: typed(mostBelowMrp), belowFloor, pending, own };
}

function typed(hundredths: number | null): string {
  return hundredths === null ? '' : formatDecimal(hundredths);
}

/** The limits on the wire, for the checks and for the request. */
function wireOf(userId: number, form: LimitForm, version: number) {
  return {
    userid: userId,
    mosttotal: form.mostTotal,
    mostdiscount: form.mostDiscount,
    mostbelowmrp: form.mostBelowMrp,
    belowfloor: form.belowFloor,
    pending: form.pending,
    own: form.own,
    version,
  };
}

/** The request that saves the limits of a user: those of a version, or new ones in version 0. The form has passed its checks. */
export function changeOf(userId: number, form: LimitForm, version: number): InputOf<'UpdateApprovalLimits'> {
  return z.decode(changedLimits, { limits: [wireOf(userId, form, version)], remove: [] });
}

/** What each column of the table shows of limits. */
export function shownLimits(limits: Limits): readonly string[] {
  const percent = (hundredths: number | null) => (hundredths === null ? say.noLimit : `${formatDecimal(hundredths)} %`);
  return [
    limits.mostTotal === null ? say.noLimit : formatRupees(limits.mostTotal),
    percent(limits.mostDiscount),
    percent(limits.mostBelowMrp),
    limits.belowFloor,
    limits.pending,
    limits.own,
  ];
}

/** The columns in the order of `shownLimits`. */
export const limitHeads = [say.mostTotal, say.mostDiscount, say.mostBelowMrp, say.belowFloor, say.pending, say.own] as const;

/** The row of a user among all limits. */
export function rowOf(limits: readonly ApprovalLimit[], userId: number): ApprovalLimit | undefined {
  return limits.find((each) => each.userId === userId);
}
