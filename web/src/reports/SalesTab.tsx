import { salesByWords, salesHeads } from '@vikray/contract/reports/report-columns.ts';
import { reportMessages, reportWords as say } from '@vikray/contract/reports/report-messages.ts';
import { salesReportHeads } from '@vikray/contract/reports/reports-operations.ts';
import { measureOf, offeredMeasures, salesBy, salesFilters } from '@vikray/contract/reports/sales-report.ts';
import { fileOf } from '../platform/list-file.ts';
import { FilterButton } from '../ui/filters/FilterButton.tsx';
import { FilterTags } from '../ui/filters/FilterTags.tsx';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { LabelledSelect } from './LabelledSelect.tsx';
import { PeriodSelect } from './PeriodSelect.tsx';
import { paperOf } from './report-paper.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportLayout, type ReportTabs } from './ReportLayout.tsx';
import { useSalesReport } from './report-queries.ts';
import { useReportAddress } from './report-search.ts';
import { ReportTable } from './ReportTable.tsx';
import { ReportTotal } from './ReportTotal.tsx';
import { SalesPicture } from './SalesPicture.tsx';
import { useReportPeriod } from './use-report-period.ts';

/** The sales of a period, by month or by anything else, beside the year before. */
export function SalesTab({ tabs }: { readonly tabs: ReportTabs }) {
  const [{ by = 'month', measure: wished }, ask] = useReportAddress();
  const period = useReportPeriod();
  const filters = useListFilters(salesFilters);
  const wanted = { by, ...filters.values };
  // Another grouping may not offer the measure of the address.
  const measure = measureOf({ ...wanted, measure: wished }) ?? measureOf(wanted);
  const input = { ...wanted, measure, from: period.from, to: period.to };
  const report = useSalesReport(input);
  const heads = salesReportHeads({ ...wanted, measure });
  const rows = report.rows ?? [];
  const total = rows.find(({ key }) => key === 'total');
  const title = say.chart(heads.amount, salesByWords[by]);
  const paper = async () => paperOf({ title, heads, rows, period: period.inWords, filters, readAt: report.readAt });
  return (
    <ReportLayout tabs={tabs} tools={<FilterButton filters={filters} />} csv={fileOf('GetSalesReport', input)} paper={report.rows && paper}>
      <div className="report-choices" role="group" aria-label={reportMessages.title}>
        <PeriodSelect {...period} onChange={period.ask} />
        <LabelledSelect
          name="by"
          label={say.by}
          options={salesBy.map((value) => ({ value, label: salesHeads[value] }))}
          value={by}
          onChange={(next) => ask({ by: next === 'month' ? undefined : next })}
        />
        <LabelledSelect
          name="measure"
          label={say.measure}
          options={offeredMeasures(wanted).map((value) => ({ value, label: value }))}
          value={heads.amount}
          onChange={(next) => ask({ measure: next })}
        />
      </div>
      <FilterTags filters={filters} />
      <ReportFrame report={report} empty={say.noSales} isEmpty={total?.count === 0 && total.before === 0}>
        {total && <ReportTotal row={total} heads={heads} days={period.inWords} before={period.beforeInWords} />}
        <SalesPicture title={title} by={by} rows={rows} />
        <ReportTable label={title} heads={heads} rows={rows} isStale={report.isStale} />
      </ReportFrame>
    </ReportLayout>
  );
}
