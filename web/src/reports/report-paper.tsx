/** Reports for paper. */
import { dashedMinute } from '@vikray/contract/platform/dates.ts';
import { formatRupees, groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { reportMessages, reportWords as say } from '@vikray/contract/reports/report-messages.ts';
import type { ReportHeads } from '@vikray/contract/reports/report-columns.ts';
import type { ReportRow } from '@vikray/contract/reports/report-row.ts';
import { FilterValue } from '../ui/filters/FilterValue.tsx';
import { tagsOf } from '../ui/filters/filter-tags.ts';
import type { ListFilters } from '../ui/filters/list-filters.ts';
import type { PrintedList } from '../ui/lists/use-printing.ts';

interface PrintedReport {
  readonly title: string;
  readonly heads: ReportHeads;
  readonly rows: readonly ReportRow[];
  /** The period in words; absent for what is open now. */
  readonly period?: string | undefined;
  readonly filters?: ListFilters | undefined;
  /** When the figures were read. */
  readonly readAt: number;
}

/** A report with its period, measure, filters and instant, which stand on each page. */
export function paperOf({ title, heads, rows, period, filters, readAt }: PrintedReport): PrintedList {
  return {
    title,
    note: (
      <>
        {[period, heads.amount].filter(Boolean).join(' · ')}
        {filters &&
          tagsOf(filters).map((tag) => (
            <span key={tag.field}>
              {` · ${tag.filter.label}: `}
              <FilterValue tag={tag} />
            </span>
          ))}
      </>
    ),
    readAt: say.readAt(dashedMinute(new Date(readAt).toISOString())),
    heads: [
      { title: heads.label },
      { title: heads.count, isNumber: true },
      ...(heads.hasPieces ? [{ title: 'Pieces', isNumber: true }] : []),
      { title: heads.amount, isNumber: true },
      ...(heads.countShare === undefined ? [] : [{ title: `${heads.countShare} %`, isNumber: true }]),
      { title: `${heads.share} %`, isNumber: true },
      ...(heads.isCompared
        ? [
            { title: 'Year Before', isNumber: true },
            { title: 'Change %', isNumber: true },
          ]
        : []),
    ],
    rows: rows.map(({ key, label, count, quantity, amount, share, countShare, before, change }) => [
      label,
      countedOf(key, count),
      ...(heads.hasPieces ? [quantity === null ? '' : groupedPieces(quantity)] : []),
      formatRupees(amount),
      ...(heads.countShare === undefined ? [] : [countShare]),
      share,
      ...(heads.isCompared ? [before === null ? '' : formatRupees(before), change] : []),
    ]),
  };
}

/** How many records a row counts, with their name where it is not that of the column. */
function countedOf(key: string, count: number): string {
  const ownRecords = reportMessages.recordsBelow[key];
  return ownRecords === undefined ? groupedPieces(count) : reportMessages.counted(count, ownRecords);
}
