import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { queryOf } from '../../platform/queries.ts';

/** Lookup lists hardly ever change, so one request lasts until the page is reloaded. */
const forThePage = { staleTime: Infinity, gcTime: Infinity } as const;

/** The industries. */
export function useIndustries() {
  return useQuery({ ...queryOf('GetIndustry', {}), ...forThePage });
}

/** The company types. */
export function useCompanyTypes() {
  return useQuery({ ...queryOf('GetCompanyType', {}), ...forThePage });
}

/** The product categories. */
export function useProductCategories() {
  return useQuery({ ...queryOf('GetProductCategory', {}), ...forThePage });
}

/** The departments. */
export function useDepartmentTypes() {
  return useQuery({ ...queryOf('GetDepartmentType', {}), ...forThePage });
}

/** The reasons for which quotations are lost. */
export function useLostReasons() {
  return useQuery({ ...queryOf('GetLostReason', {}), ...forThePage });
}

/** The countries, India as the 101st. */
export function useCountries() {
  return useQuery({ ...queryOf('GetCountry', {}), ...forThePage });
}

/** The states of a country; without a country, nothing is loaded. */
export function useStates(countryId: number | undefined) {
  const queryFn = countryId === undefined ? skipToken : () => call('GetState', { countryId });
  return useQuery({ queryKey: ['GetState', countryId], queryFn, ...forThePage });
}

/** The cities of a state; without a state, nothing is loaded. */
export function useCities(stateId: number | undefined) {
  const queryFn = stateId === undefined ? skipToken : () => call('GetCity', { stateId });
  return useQuery({ queryKey: ['GetCity', stateId], queryFn, ...forThePage });
}
