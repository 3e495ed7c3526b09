/**
 * The filter text of the company list. It looks like SQL but never becomes SQL: only two conditions are accepted, each once, joined by AND.
 * Their values are bound as parameters. Everything else is refused.
 */
import * as z from 'zod';
import { companyMessages as say } from './company-messages.ts';
import { companyStatuses, type CompanyRole, type CompanyStatus } from './company.ts';

/** The conditions of a company list. Only companies that meet all of them are listed. */
export interface CompanyFilter {
  readonly status?: CompanyStatus | undefined;
  readonly companyId?: number | undefined;
  readonly role?: CompanyRole | undefined;
}

const condition = /^(?:fld_status\s*=\s*(['"]?)(Active|Inactive)\1|fld_company_id\s*=\s*(['"]?)([1-9]\d{0,15})\3)$/i;

/** Reads a filter text; undefined if it is not one of the accepted forms. Blank text filters nothing. */
export function parseWhereClause(text: string): CompanyFilter | undefined {
  const conditions = text.trim().replace(/^where\s+/i, '');
  if (conditions === '') return {};
  const filter: { status?: CompanyStatus; companyId?: number } = {};
  for (const part of conditions.split(/\s+and\s+/i)) {
    const match = condition.exec(part.trim());
    if (!match) return undefined;
    const [, , status, , companyId] = match;
    if ((status && filter.status) || (companyId && filter.companyId)) return undefined;
    if (status) filter.status = companyStatuses.find((each) => each.toLowerCase() === status.toLowerCase());
    if (companyId) filter.companyId = Number(companyId);
  }
  return filter;
}

/** The filter text as a field of a request. */
export const whereClause = z
  .string()
  .max(200, { abort: true })
  .refine((text) => parseWhereClause(text) !== undefined, { error: say.unknownFilter })
  .optional();
