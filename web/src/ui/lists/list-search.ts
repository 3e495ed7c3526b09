import { useNavigate, useSearch } from '@tanstack/react-router';
import { searchWords } from '@vikray/contract/platform/fields.ts';
import * as z from 'zod';
import { useShownAt, type ShownAt } from './list-place.ts';

/** The page sizes that lists offer. */
export const pageSizes = [15, 21, 30, 50, 100, 150] as const;

const defaultPageSize = 30;

/** What a list keeps in its address. Invalid values count as absent. */
export const listSearch = z.object({
  search: z.coerce.string().pipe(searchWords(100).min(1)).optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(1_000_000).optional().catch(undefined),
  pagesize: z.coerce
    .number()
    .refine((size) => pageSizes.some((offered) => offered === size))
    .optional()
    .catch(undefined),
  sort: z.string().optional().catch(undefined),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
});

/** The same for a list with filters. Their values are read by the page, which knows the filters, so that routes need not load them. */
export const filteredSearch = listSearch.catchall(z.union([z.string(), z.number()]).optional().catch(undefined));

/** The requested part of a list. */
export interface ListPage<Sort extends string = string> {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: Sort | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** The search and the order of a list as the server takes them, for its rows and for its file. */
export function searchAndOrder<Sort extends string>({ search, sort, order }: ListPage<Sort>) {
  return { search: search || undefined, sort, order: sort && order };
}

/** The requested part, stored in the address, so that it survives a reload and the Back button, and can be sent to a colleague. */
export interface ListSearch<Sort extends string = string> extends ListPage<Sort> {
  /** Requests another part. Shows the first page, unless only the page changes. */
  readonly ask: (
    wish: Partial<ListPage>,
    how?: { /** The address was wrong, so the Back button does not lead to it. */ readonly isCorrection: boolean },
  ) => void;
  /** The page sizes to choose from, if they differ from `pageSizes`. */
  readonly pageSizes?: readonly number[];
  /** Its place in the browser's history, so that the user returns to the list as they left it. */
  readonly shownAt?: ShownAt;
}

/** Search, page, page size and order of the list under the current address. `sorts` are the orders that the list supports. */
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
    // The Back button goes back through pages, but not through typed letters.
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...search }),
      replace: how.isCorrection || wish.search !== undefined,
    });
  }

  const offered = pageSizes.some((size) => size === pageSize) ? pageSizes : [pageSize, ...pageSizes].toSorted((one, other) => one - other);
  return { ...known, ask, pageSizes: offered, shownAt };
}
