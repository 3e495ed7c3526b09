import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/queries.ts';
import { useHasNoIssuer } from './party-queries.ts';

/** What an office adds before its first quotation, in this order. */
export const firstRecords = {
  company: { sentence: say.addCompanyFirst, button: 'Add Company', to: '/addcompany', operation: 'AddClientDetails' },
  customer: { sentence: say.addCustomersFirst, button: 'Add Customer', to: '/addcustomer', operation: 'AddCustomer' },
  product: { sentence: say.addProductsFirst, button: 'Add Product', to: '/addproduct', operation: 'AddProduct' },
} as const;

export type FirstRecordKind = keyof typeof firstRecords;

const onlyFirst = { page: 1, pageSize: 1 } as const;

/** The first kind of record that the panel has none of; nothing while that is not known, and once it has all. */
export function useMissingRecord(): FirstRecordKind | undefined {
  const hasNoIssuer = useHasNoIssuer();
  const customers = useQuery(queryOf('GetCustomer', onlyFirst));
  const products = useQuery(queryOf('GetProduct', { visible: 'Yes', ...onlyFirst }));
  if (hasNoIssuer) return 'company';
  if (customers.data?.rows.length === 0) return 'customer';
  return products.data?.rows.length === 0 ? 'product' : undefined;
}
