import { useNavigate, useSearch } from '@tanstack/react-router';
import * as z from 'zod';
import { useShownAt, type ShownAt } from './list-place.ts';

/** The page sizes of every list. */
export const pageSizes = [15, 21, 30, 50, 100, 150] as const;

const defaultPageSize = 30;

/** What a list keeps in its address. Whatever does not fit there counts as absent. */
export const listSearch = z.object({
  search: z.coerce.string().trim().min(1).max(100).optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(1_000_000).optional().catch(undefined),
  pagesize: z.coerce
    .number()
    .refine((size) => pageSizes.some((offered) => offered === size))
    .optional()
    .catch(undefined),
  sort: z.string().optional().catch(undefined),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
});

/** The part of a list that is asked for. */
export interface ListPage<Sort extends string = string> {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: Sort | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** What is asked for, kept in the address, so that it survives a reload, the way back and being sent to a colleague. */
export interface ListSearch<Sort extends string = string> extends ListPage<Sort> {
  /** Asks for something else. Unless it is another page of the same rows, the first page is shown. */
  readonly ask: (
    wish: Partial<ListPage>,
    how?: { /** The address was wrong: the way back does not lead to it. */ readonly isCorrection: boolean },
  ) => void;
  /** The page sizes to choose from, where they are not those of every list. */
  readonly pageSizes?: readonly number[];
  /** Where it stands in the browser's history, so that one returns to it as it was left. */
  readonly shownAt?: ShownAt;
}

/** Search, page, page size and order of the list under the current address. `sorts` are the orders that the list knows. */
export function useListSearch<const Sort extends string = never>({
  sorts = [],
  pageSize = defaultPageSize,
}: { readonly sorts?: readonly Sort[]; readonly pageSize?: number } = {}): ListSearch<Sort> {
  const navigate = useNavigate();
  const shownAt = useShownAt();
  const address = listSearch.parse(useSearch({ strict: false }));
  const known: ListPage<Sort> = {
    search: address.search ?? '',
    page: address.page ?? 1,
    pageSize: address.pagesize ?? pageSize,
    sort: sorts.find((name) => name === address.sort),
    order: address.order,
  };

  function ask(wish: Partial<ListPage>, how = { isCorrection: false }): void {
    const next = { ...known, page: 1, ...wish };
    const search = {
      search: next.search || undefined,
      page: next.page > 1 ? next.page : undefined,
      pagesize: next.pageSize === pageSize ? undefined : next.pageSize,
      sort: next.sort,
      order: next.sort ? next.order : undefined,
    };
    // Going through pages can be undone with the browser's way back; each typed letter cannot.
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...search }),
      replace: how.isCorrection || wish.search !== undefined,
    });
  }

  const offered = pageSizes.some((size) => size === pageSize) ? pageSizes : [pageSize, ...pageSizes].toSorted((one, other) => one - other);
  return { ...known, ask, pageSizes: offered, shownAt };
}
