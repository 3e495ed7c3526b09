import { approvalMessages } from '@vikray/contract/approvals/approval-messages.ts';
import { everybody, type ApprovalLimit } from '@vikray/contract/approvals/approval-limits.ts';
import type { Db } from '../platform/database/tables.ts';
import { userNames } from '../users/public.ts';
import { listLimits } from './approval-limit-store.ts';

/** All limits with the names of their owners: Everybody first, then by name. */
export async function listNamedLimits(db: Db): Promise<ApprovalLimit[]> {
  const limits = await listLimits(db);
  const names = await userNames(
    db,
    limits.map(({ userId }) => userId),
  );
  return limits
    .map(({ limitId: _, ...each }) => ({ ...each, name: nameOf(each.userId, names) }))
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en') || one.userId - other.userId);
}

/** The name of the owner of limits. */
export function nameOf(userId: number, names: ReadonlyMap<number, string>): string {
  return userId === everybody ? approvalMessages.everybody : (names.get(userId) ?? '');
}

function rank({ userId }: ApprovalLimit): number {
  return userId === everybody ? 0 : 1;
}
