import { orderFilters } from '@vikray/contract/orders/order-filters.ts';
import { funnelHeads } from '@vikray/contract/reports/reports-operations.ts';
import { reportMessages, reportWords as say } from '@vikray/contract/reports/report-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { FilterButton } from '../ui/filters/FilterButton.tsx';
import { FilterTags } from '../ui/filters/FilterTags.tsx';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { Conversion } from './Conversion.tsx';
import { FunnelPicture, stages } from './FunnelPicture.tsx';
import { PeriodSelect } from './PeriodSelect.tsx';
import { paperOf } from './report-paper.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportLayout, type ReportTabs } from './ReportLayout.tsx';
import { useFunnel } from './report-queries.ts';
import { ReportTable } from './ReportTable.tsx';
import { useReportPeriod } from './use-report-period.ts';

const declared = { preparedFor: orderFilters.preparedFor, preparedById: orderFilters.preparedById, customerId: orderFilters.customerId };

const title = 'Funnel';

/** What became of the quotations of a period. */
export function FunnelTab({ tabs }: { readonly tabs: ReportTabs }) {
  const period = useReportPeriod();
  const filters = useListFilters(declared);
  const input = { from: period.from, to: period.to, ...filters.values };
  const report = useFunnel(input);
  const rows = report.rows ?? [];
  const paper = async () => paperOf({ title, heads: funnelHeads, rows, period: period.inWords, filters, readAt: report.readAt });
  return (
    <ReportLayout tabs={tabs} tools={<FilterButton filters={filters} />} csv={fileOf('GetFunnel', input)} paper={report.rows && paper}>
      <div className="report-choices" role="group" aria-label={reportMessages.title}>
        <PeriodSelect {...period} onChange={period.ask} />
      </div>
      <FilterTags filters={filters} />
      <ReportFrame report={report} empty={say.noQuotations} isEmpty={rows[0]?.count === 0 && rows[0].before === 0}>
        <Conversion rows={rows} />
        <FunnelPicture rows={rows} />
        <ReportTable
          label={title}
          heads={funnelHeads}
          rows={rows}
          isStale={report.isStale}
          isIndented={({ key }) => key.startsWith('Lost: ')}
          isNeutral={({ key }) => !stages.includes(key)}
        />
      </ReportFrame>
    </ReportLayout>
  );
}
