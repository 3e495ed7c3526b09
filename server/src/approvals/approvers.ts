import { everybody, noLimits, type Limits } from '@vikray/contract/approvals/approval-limits.ts';
import type { Db } from '../platform/database/tables.ts';
import { listHoldersOf, type RightHolder } from '../rights/public.ts';
import { listLimits } from './approval-limit-store.ts';

/** An active user who holds Approve Quotation, with the limits that count for them. */
export interface LimitedApprover extends RightHolder {
  readonly limits: Limits;
}

/** Everyone who may approve quotations, by name. */
export async function listApprovers(db: Db): Promise<LimitedApprover[]> {
  const limits = new Map((await listLimits(db)).map((each) => [each.userId, each]));
  const holders = await listHoldersOf(db, 'Approve Quotation');
  return holders.map((holder) => ({ ...holder, limits: limits.get(holder.userId) ?? limits.get(everybody) ?? noLimits }));
}
