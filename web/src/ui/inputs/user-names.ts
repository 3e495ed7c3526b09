import { useQuery } from '@tanstack/react-query';
import type { UserName } from '@vikray/contract/rights/assigned-right.ts';
import { queryOf } from '../../platform/queries.ts';

/** More users than any office has. A page size, because reading a whole list counts as an export. */
const maxUsers = 500;

/** All users by name, for a select. */
export function useAllUserNames(): readonly UserName[] {
  return useQuery(queryOf('GetUserNames', { page: 1, pageSize: maxUsers })).data?.rows ?? [];
}
