/** What the page keeps in its address besides the filters: the tab, what is grouped by what, and the measure. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { agedRecords, ageingBy } from '@vikray/contract/reports/ageing.ts';
import { measures, salesBy } from '@vikray/contract/reports/sales-report.ts';
import * as z from 'zod';

export const reportTabs = ['Sales', 'Funnel', 'Ageing', 'Unsold'] as const;
export type ReportTab = (typeof reportTabs)[number];

const reportSearch = z.object({
  tab: z.enum(reportTabs).optional().catch(undefined),
  by: z.enum(salesBy).optional().catch(undefined),
  measure: z.enum(measures).optional().catch(undefined),
  what: z.enum(agedRecords).optional().catch(undefined),
  agedby: z.enum(ageingBy).optional().catch(undefined),
  days: z.coerce.number().int().min(1).max(3650).optional().catch(undefined),
});

export type ReportAddress = z.output<typeof reportSearch>;

/** The address of the page and a function that changes some of it. */
export function useReportAddress(): [ReportAddress, (change: ReportAddress) => void] {
  const address = reportSearch.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  return [address, (change) => void navigate({ to: '.', search: (before: object) => ({ ...before, ...change, page: undefined }) })];
}
