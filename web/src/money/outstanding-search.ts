import { useNavigate, useSearch } from '@tanstack/react-router';
import { buckets, heldMoney, outstandingBy } from '@vikray/contract/money/outstanding.ts';
import { promiseStates } from '@vikray/contract/collections/collection-words.ts';
import { existingDate } from '@vikray/contract/platform/dates.ts';
import * as z from 'zod';
import { addressId } from '../platform/address-id.ts';
import { listSearch } from '../ui/lists/list-search.ts';

const day = existingDate(z.string()).optional().catch(undefined);

/** What the tabs of the page show. */
export const outstandingTabs = [...outstandingBy, 'Collections', 'Statement'] as const;

/** What the page keeps in its address: that of a list, the tab, whose money, and the day or days. */
export const outstandingSearch = listSearch.extend({
  by: z.enum(outstandingTabs).optional().catch(undefined),
  customerid: addressId,
  companyid: addressId,
  bucket: z.enum(buckets).optional().catch(undefined),
  ownerid: addressId,
  /** The filters of figures, which the page shows as tags. */
  owing: z.literal('Yes').optional().catch(undefined),
  holding: z.enum(heldMoney).optional().catch(undefined),
  promise: z.enum(promiseStates).optional().catch(undefined),
  /** Whether the collections show everyone who is overdue. */
  all: z.literal(1).optional().catch(undefined),
  /** The customer whose call is shown. */
  id: addressId,
  asof: day,
  from: day,
});

export type OutstandingAddress = Omit<z.output<typeof outstandingSearch>, keyof typeof listSearch.shape>;

/** The address of the page and a function that changes some of it. A change leads to the first page. */
export function useOutstandingAddress(): [OutstandingAddress, (change: OutstandingAddress) => void] {
  const address = useSearch({ from: '/shell/outstanding' });
  const navigate = useNavigate({ from: '/outstanding' });
  return [address, (change) => void navigate({ search: (before) => ({ ...before, ...change, page: undefined }) })];
}
