import { useNavigate, useSearch } from '@tanstack/react-router';
import { loginActions } from '@vikray/contract/audit-log/audit-entry.ts';
import * as z from 'zod';
import { listSearch } from '../ui/lists/list-search.ts';

const someId = z.coerce.number().int().min(1).optional().catch(undefined);
const someDay = z.iso.date().optional().catch(undefined);
const word = z.string().min(1).max(60).optional().catch(undefined);

/** What the audit log keeps in its address: beside that of every list which of its two lists is shown, and its filters. */
export const auditLogSearch = listSearch.extend({
  show: z.literal('logins').optional().catch(undefined),
  user: someId,
  record: word,
  recordid: someId,
  operation: word,
  action: z.enum(loginActions).optional().catch(undefined),
  from: someDay,
  to: someDay,
});

export type AuditLogWish = Omit<z.output<typeof auditLogSearch>, keyof typeof listSearch.shape>;

/** What is asked for, and how to ask for something else; the first page of it is then shown. */
export function useAuditLogWish(): [AuditLogWish, (wish: AuditLogWish) => void] {
  const wish = useSearch({ from: '/shell/auditlog' });
  const navigate = useNavigate({ from: '/auditlog' });
  return [wish, (change) => void navigate({ search: (before) => ({ ...before, ...change, page: undefined }) })];
}
