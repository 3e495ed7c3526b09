/** The records that filters choose from, and the names of those that are chosen. */
import { skipToken, useQuery } from '@tanstack/react-query';
import { indiaId } from '@vikray/contract/lookups/lookup.ts';
import type { FilterKind } from '@vikray/contract/platform/filters.ts';
import { call } from '../../platform/call.ts';
import { useStates } from '../inputs/lookup-queries.ts';
import { useAllUserNames } from '../inputs/user-names.ts';
import type { RankedOption } from '../inputs/RankedSelect.tsx';
import type { AddressValue } from './list-filters.ts';

const mostCompanies = 500;
const none: readonly RankedOption<number>[] = [];

/** The companies of a role, for a select. */
export function useCompanies(role: 'Issuer' | 'Supplier' | undefined): readonly RankedOption<number>[] {
  const { data } = useQuery({
    queryKey: ['GetCompanyList', { role, page: 1, pageSize: mostCompanies }],
    queryFn:
      role === undefined ? skipToken : ({ signal }) => call('GetCompanyList', { role, page: 1, pageSize: mostCompanies }, { signal }),
  });
  return data?.rows.map(({ companyId, companyName }) => ({ value: companyId, label: companyName })) ?? none;
}

/** The users, for a select. */
export function useUsers(): readonly RankedOption<number>[] {
  return useAllUserNames().map(({ userId, name }) => ({ value: userId, label: name }));
}

/** The states of India, for a select. */
export function useIndianStates(): readonly RankedOption<number>[] {
  return useStates(indiaId).data ?? none;
}

/** The name of a chosen record; undefined for another kind of filter, and until it is known. */
export function useRecordName(kind: FilterKind, value: AddressValue | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['name of a filtered record', kind, value],
    queryFn:
      nameReaders[kind] === undefined || typeof value !== 'number' ? skipToken : async () => (await nameReaders[kind]?.(value)) ?? null,
    staleTime: Infinity,
  });
  return data ?? undefined;
}

type Entries = readonly { readonly value: number; readonly label: string }[];

const nameIn = (entries: Entries, id: number) => entries.find(({ value }) => value === id)?.label;

/** How the name of a record is read, by kind. */
const nameReaders: { readonly [K in FilterKind]?: (id: number) => Promise<string | undefined> } = {
  customer: async (customerId) => (await call('GetCustomer', { customerId })).rows[0]?.companyName,
  product: async (productId) => (await call('GetProduct', { productId })).rows[0]?.name,
  user: async (userId) => (await call('GetUserNames', { page: 1, pageSize: 500 })).rows.find((user) => user.userId === userId)?.name,
  issuer: async (id) => nameOfCompany(id, 'Issuer'),
  supplier: async (id) => nameOfCompany(id, 'Supplier'),
  state: async (id) => nameIn(await call('GetState', { countryId: indiaId }), id),
  industry: async (id) => nameIn(await call('GetIndustry', {}), id),
  category: async (id) => nameIn(await call('GetProductCategory', {}), id),
};

async function nameOfCompany(companyId: number, role: 'Issuer' | 'Supplier'): Promise<string | undefined> {
  const { rows } = await call('GetCompanyList', { role, page: 1, pageSize: mostCompanies });
  return rows.find((company) => company.companyId === companyId)?.companyName;
}
