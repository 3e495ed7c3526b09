import type { ReactNode } from 'react';
import { UserFilter } from '../ui/inputs/UserFilter.tsx';
import { FilterGrid } from '../ui/lists/FilterGrid.tsx';
import type { AuditLogFilters } from './audit-log-search.ts';

export interface FiltersProps {
  readonly filters: AuditLogFilters;
  readonly ask: (filters: AuditLogFilters) => void;
}

/** The filters that both lists share, user and days, with `children` between them. */
export function AuditFilters({ filters, ask, children }: FiltersProps & { readonly children: ReactNode }) {
  return (
    <FilterGrid period={filters} ask={ask}>
      <UserFilter name="user" label="User" value={filters.user} onChange={(user) => ask({ user })} />
      {children}
    </FilterGrid>
  );
}
