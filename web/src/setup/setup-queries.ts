/** Everything that the set-up reads from the server. */
import { useQuery } from '@tanstack/react-query';
import { queryOf, refresh } from '../platform/queries.ts';

/** What of the set-up is done. */
export function useSetupState() {
  return useQuery(queryOf('GetSetupState', {}));
}

/** Reads again what is done. */
export function refreshSetup(): Promise<void> {
  return refresh('GetSetupState');
}

/** The oldest company that issues quotations; null when there is none. */
export function useFirstIssuer() {
  return useQuery({
    ...queryOf('GetCompanyList', { role: 'Issuer', page: 1, pageSize: 1 }),
    select: ({ rows }) => rows[0] ?? null,
  });
}

/** The tax percentages, as text. */
export function useTaxes() {
  return useQuery(queryOf('GetGst', {}));
}
