import type { Order } from '@vikray/contract/orders/order.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf } from '../../platform/queries.ts';

/** The order of a quotation; undefined while there is none. */
export function useOrderOf(quotation: Quotation | undefined): Order | undefined {
  const isOrdered = quotation !== undefined && quotation.orderStatus !== '';
  const { data } = useQuery({
    ...queryOf('GetOrder', isOrdered ? { quotationId: quotation.quotationId } : {}),
    enabled: isOrdered,
    ...alwaysReload,
  });
  return data?.rows[0];
}
