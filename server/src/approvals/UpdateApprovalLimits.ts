import { everybody, noLimits, type ChangedLimit, type Limits } from '@vikray/contract/approvals/approval-limits.ts';
import { handler } from '../platform/handler.ts';
import { listHoldersOf } from '../rights/public.ts';
import { userNames } from '../users/public.ts';
import { addLimits, changeLimits, listLimits, removeLimits } from './approval-limit-store.ts';
import { nameOf } from './named-limits.ts';

export const UpdateApprovalLimits = handler('UpdateApprovalLimits', async ({ db, input: { limits, remove }, user, now, fail, record }) => {
  const stamp = { userId: user.userId, now };
  const holders = new Set((await listHoldersOf(db, 'Approve Quotation')).map(({ userId }) => userId));
  if (limits.some(({ userId }) => userId !== everybody && !holders.has(userId))) throw fail('NotAnApprover');
  const stored = new Map((await listLimits(db)).map((each) => [each.userId, each]));
  const names = await userNames(db, [...limits.map(({ userId }) => userId), ...remove]);

  for (const userId of new Set(remove)) {
    const before = stored.get(userId);
    if (!before) continue;
    await removeLimits(db, before, stamp);
    stored.delete(userId);
    record({ record: 'approval limit', id: before.limitId, name: nameOf(userId, names), before });
  }
  for (const { userId, version, ...change } of limits) {
    const before = stored.get(userId);
    const failure = version === 0 ? 'LimitsPresent' : 'VersionConflict';
    if (version !== undefined && version !== (before?.version ?? 0)) throw fail(failure);
    const after = withChange(before ?? noLimits, change);
    if (before && !(await changeLimits(db, before, after, stamp))) throw fail('VersionConflict');
    const limitId = before ? before.limitId : await addLimits(db, userId, after, stamp);
    if (limitId === undefined) throw fail(failure);
    record({ record: 'approval limit', id: limitId, name: nameOf(userId, names), before, after: { userId, ...after } });
  }
  return [...new Set([...limits.map(({ userId }) => userId), ...remove])].map((userId) => ({ userId }));
});

/** The limits after a change: what it leaves out stays. */
function withChange(limits: Limits, change: Omit<ChangedLimit, 'userId' | 'version'>): Limits {
  const { mostTotal, mostDiscount, mostBelowMrp, belowFloor, pending, own } = limits;
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { mostTotal, mostDiscount, mostBelowMrp, belowFloor, pending, own, ...given };
}
