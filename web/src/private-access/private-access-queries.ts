/** Everything that the screens about readings of private details read from the server. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { PrivateAccess } from '@vikray/contract/private-access/private-access.ts';
import { queryOf } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';
import type { PrivateLogFilters } from './private-log-search.ts';

/** The filters of the private log, as the operation takes them. */
export function accessFilterOf({ user, reader, field, from, to }: PrivateLogFilters): InputOf<'GetPrivateAccess'> {
  return { userId: user, readerId: reader, field, from, to };
}

export function usePrivateLog(page: ListPage, wish: PrivateLogFilters): ListRows<PrivateAccess> {
  return useListRows('GetPrivateAccess', page, (access) => access.accessId, accessFilterOf(wish));
}

/** The latest readings of the user's own details. */
export function useOwnReadings(pageSize: number) {
  return useQuery({ ...queryOf('GetOwnPrivateAccess', { page: 1, pageSize }), placeholderData: keepPreviousData });
}
