import { useNavigate, useSearch } from '@tanstack/react-router';
import { loginActions } from '@vikray/contract/audit-log/audit-entry.ts';
import * as z from 'zod';
import { listSearch } from '../ui/lists/list-search.ts';
import { addressId } from '../platform/address-id.ts';

const someDay = z.iso.date().optional().catch(undefined);
const word = z.string().min(1).max(60).optional().catch(undefined);

/** The search part of the audit log's address. On top of every list's parameters: which of its two lists is shown, and the filters. */
export const auditLogSearch = listSearch.extend({
  show: z.literal('logins').optional().catch(undefined),
  user: addressId,
  record: word,
  recordid: addressId,
  operation: word,
  action: z.enum(loginActions).optional().catch(undefined),
  from: someDay,
  to: someDay,
});

export type AuditLogFilters = Omit<z.output<typeof auditLogSearch>, keyof typeof listSearch.shape>;

/** The filters in the address and a function that changes some of them. A change leads to the first page. */
export function useAuditLogFilters(): [AuditLogFilters, (filters: AuditLogFilters) => void] {
  const filters = useSearch({ from: '/shell/auditlog' });
  const navigate = useNavigate({ from: '/auditlog' });
  return [filters, (change) => void navigate({ search: (before) => ({ ...before, ...change, page: undefined }) })];
}
