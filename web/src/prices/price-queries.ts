/** What screens read of earlier prices. */
import { useQueries } from '@tanstack/react-query';
import type { LineFacts } from '@vikray/contract/prices/line-facts.ts';
import { maxFacts } from '@vikray/contract/prices/price-messages.ts';
import { useMemo } from 'react';
import { queryOf } from '../platform/queries.ts';
import { useLastDefined } from '../ui/lists/use-last-defined.ts';

/** What is known of products before they are quoted, by product. */
export type FactsOfProducts = ReadonlyMap<number, LineFacts>;

const none: FactsOfProducts = new Map();

/**
 * What to know of products before they are quoted to a customer. Without a customer, there are no last rates. While more products are read,
 * those before stay.
 */
export function useLineFacts(customerId: number | undefined, productIds: readonly number[]): FactsOfProducts {
  const found = useQueries({
    queries: chunksOf([...new Set(productIds)]).map((ids) =>
      queryOf('GetLineFacts', { productIds: ids, ...(customerId !== undefined && { customerId }) }),
    ),
    combine: (answers) => (answers.some(({ data }) => data === undefined) ? undefined : answers.flatMap(({ data }) => data ?? [])),
  });
  const facts = useMemo(
    () => found && { customerId, byProduct: new Map(found.map((each) => [each.productId, each])) },
    [customerId, found],
  );
  const last = useLastDefined(facts);
  return last && last.customerId === customerId ? last.byProduct : none;
}

function chunksOf(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / maxFacts) }, (_, place) => ids.slice(place * maxFacts, (place + 1) * maxFacts));
}
