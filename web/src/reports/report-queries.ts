/** Everything that the reports read from the server. */
import type { InputOf } from '@vikray/contract/operations.ts';
import { useQuery } from '@tanstack/react-query';
import type { CallFailure } from '../platform/call-failure.ts';
import { call } from '../platform/call.ts';
import { queryOf } from '../platform/queries.ts';
import type { ReportRow } from '@vikray/contract/reports/report-row.ts';
import type { UnsoldProduct } from '@vikray/contract/reports/unsold.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The rows of a report. */
export interface Report {
  /** Undefined until they arrive. */
  readonly rows: readonly ReportRow[] | undefined;
  /** The rows belong to another choice, shown until the new ones arrive. */
  readonly isStale: boolean;
  readonly failure: CallFailure | undefined;
  readonly readAt: number;
  readonly retry: () => void;
}

type Named = 'GetSalesReport' | 'GetFunnel' | 'GetAgeing';

// A report is answered whole, whatever the page size.
function useReport<N extends Named>(name: N, input: InputOf<N>): Report {
  const { data, error, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(queryOf(name, { page: 1, ...input }));
  return {
    rows: (data as { readonly rows: readonly ReportRow[] } | undefined)?.rows,
    isStale: isPlaceholderData,
    failure: error ?? undefined,
    readAt: dataUpdatedAt,
    retry: () => void refetch(),
  };
}

/** The sales of a period. */
export function useSalesReport(input: InputOf<'GetSalesReport'>): Report {
  return useReport('GetSalesReport', input);
}

/** What became of the quotations of a period. */
export function useFunnel(input: InputOf<'GetFunnel'>): Report {
  return useReport('GetFunnel', input);
}

/** What is open and how old it is. */
export function useAgeing(input: InputOf<'GetAgeing'>): Report {
  return useReport('GetAgeing', input);
}

/** The products in stock that nobody orders. */
export function useUnsold(page: ListPage, days: number): ListRows<UnsoldProduct> {
  return useListRows('GetUnsold', page, ({ productId }) => productId, { days });
}

/** All of them that a search finds. */
export async function wholeUnsold(search: string, days: number): Promise<readonly UnsoldProduct[]> {
  return (await call('GetUnsold', { days, search: search || undefined })).rows;
}
