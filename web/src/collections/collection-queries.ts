/** Everything that the collections read from the server. */
import { useQuery } from '@tanstack/react-query';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** Whose money a call is about. */
export interface Account {
  readonly customerId: number;
  readonly companyId: number;
}

export type CollectionFilter = Pick<InputOf<'GetOutstanding'>, 'customerId' | 'companyId' | 'ownerId' | 'toCall' | 'overdue'>;

/** Who is to be called about money: broken promises first, then the oldest bills. */
export function useCollectionRows(page: ListPage, filter: CollectionFilter): ListRows<OutstandingRow> {
  return useListRows('GetOutstanding', { sort: 'calls', ...page }, (row) => row.customerId, filter);
}

/** Whom to call at a customer, and what a reminder would say. */
export function useCollection(account: Account) {
  return useQuery({ ...queryOf('GetCollection', account), select: ([found]) => found, ...alwaysReload });
}

const shownBills = 20;

/** The open bills of an account, the oldest first. */
export function useBillsOf(account: Account) {
  return useQuery(queryOf('GetOutstanding', { by: 'Bill', ...account, page: 1, pageSize: shownBills }));
}

/** The templates of reminders. */
export function usePaymentTemplates() {
  return useQuery({
    ...queryOf('GetMailTemplate', {}),
    select: ({ rows }) => rows.filter(({ occasion }) => occasion === 'Payment'),
  });
}

/** Makes everything that shows calls about money load again. */
export function refreshCollections(): Promise<void> {
  return refresh('GetOutstanding', 'GetOutstandingSums', 'GetCollection', 'GetTimeline', 'GetSalesList', 'GetNotifications');
}
