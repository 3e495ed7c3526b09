import { useNavigate, useSearch } from '@tanstack/react-router';
import { readFields } from '@vikray/contract/private-access/private-access.ts';
import * as z from 'zod';
import { listSearch } from '../ui/lists/list-search.ts';
import { addressId } from '../platform/address-id.ts';

const someDay = z.iso.date().optional().catch(undefined);

/** The search part of the private log's address: every list's parameters, and the filters. */
export const privateLogSearch = listSearch.extend({
  user: addressId,
  reader: addressId,
  field: z.enum(readFields).optional().catch(undefined),
  from: someDay,
  to: someDay,
});

export type PrivateLogFilters = Omit<z.output<typeof privateLogSearch>, keyof typeof listSearch.shape>;

/** The filters in the address and a function that changes some of them. A change leads to the first page. */
export function usePrivateLogFilters(): [PrivateLogFilters, (filters: PrivateLogFilters) => void] {
  const filters = useSearch({ from: '/shell/privatelog' });
  const navigate = useNavigate({ from: '/privatelog' });
  return [filters, (change) => void navigate({ search: (before) => ({ ...before, ...change, page: undefined }) })];
}
