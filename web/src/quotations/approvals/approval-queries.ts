/** What the screens about approvals read from the server. */
import { useQuery } from '@tanstack/react-query';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { call } from '../../platform/call.ts';
import { queryOf } from '../../platform/queries.ts';
import { useListRows, type ListRows } from '../../ui/lists/list-rows.ts';
import type { ListPage } from '../../ui/lists/list-search.ts';

/** The quotations that wait for approval. */
export function useApprovalQueue(page: ListPage, mayApprove: 'Yes' | 'All'): ListRows<QueuedQuotation> {
  return useListRows('GetApprovalQueue', page, (quotation) => quotation.quotationId, { mayApprove });
}

/** Whether anyone has limits. While no one has, nothing about limits is shown. */
export function useHasLimits(): boolean {
  const { data = [] } = useQuery(queryOf('GetApprovalLimits', {}));
  return data.length > 0;
}

/** Whether a quotation is within the limits of the user, as far as is known. */
export function useIsWithinLimits(quotationId: number): boolean {
  const hasLimits = useHasLimits();
  const { data: evaluated } = useQuery({ ...queryOf('GetApprovalReasons', { quotationId }), gcTime: 0, enabled: hasLimits });
  return !hasLimits || evaluated?.data.every(({ exceeds }) => exceeds === 'No') === true;
}

/** What the rules say of a quotation, and who may approve it. */
export function useApprovalReasons(quotationId: number) {
  return useQuery({ ...queryOf('GetApprovalReasons', { quotationId }), gcTime: 0 });
}

/** Who may approve a new quotation that the user may not approve: up to three names. None while no one has limits. */
export async function approversToWaitFor(quotationId: number, mayApproveAny: boolean): Promise<string[]> {
  const limits = await call('GetApprovalLimits', {});
  if (limits.length === 0) return [];
  const { data, approvers } = await call('GetApprovalReasons', { quotationId });
  const mayApprove = mayApproveAny && data.every(({ exceeds }) => exceeds === 'No');
  return mayApprove ? [] : approvers.slice(0, 3).map(({ name }) => name);
}
