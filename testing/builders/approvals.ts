import type { InputOf } from '@vikray/contract/operations.ts';
import type { TestPanel } from '../panel/panel.ts';

/** Sets the limits of a user; 0 for Everybody. */
export async function setLimits(
  panel: TestPanel,
  userId: number,
  limits: Omit<InputOf<'UpdateApprovalLimits'>['limits'][number], 'userId'>,
) {
  await panel.admin.call('UpdateApprovalLimits', { limits: [{ userId, ...limits }], remove: [] });
}

/** Removes all limits. */
export async function clearLimits({ admin }: TestPanel): Promise<void> {
  const limits = await admin.call('GetApprovalLimits', {});
  await admin.call('UpdateApprovalLimits', { limits: [], remove: limits.map(({ userId }) => userId) });
}
