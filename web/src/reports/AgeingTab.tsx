import { isAgedBy, ageingBy } from '@vikray/contract/reports/ageing.ts';
import { ageingHeads } from '@vikray/contract/reports/reports-operations.ts';
import { reportMessages, reportWords as say } from '@vikray/contract/reports/report-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { LabelledSelect } from './LabelledSelect.tsx';
import { ReportBars } from './ReportBars.tsx';
import { paperOf } from './report-paper.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportLayout, type ReportTabs } from './ReportLayout.tsx';
import { ReportPicture } from './ReportPicture.tsx';
import { useAgeing } from './report-queries.ts';
import { useReportAddress } from './report-search.ts';
import { ReportTable } from './ReportTable.tsx';

const whatLabels = { quotations: say.quotations, orders: say.goods, owed: say.owed } as const;
const byLabels = { age: say.age, promise: say.promise, person: say.person } as const;

const byWords = { age: 'age', promise: 'promised date', person: 'person' } as const;

/** What is open and how old it is. */
export function AgeingTab({ tabs }: { readonly tabs: ReportTabs }) {
  const [{ what: asked = 'orders', agedby }, ask] = useReportAddress();
  const maySeeMoney = useAllowed('GetOutstandingSums');
  const offered = (['orders', 'quotations', 'owed'] as const).filter((value) => value !== 'owed' || maySeeMoney);
  const what = offered.find((value) => value === asked) ?? 'orders';
  const by = agedby !== undefined && isAgedBy(what, agedby) ? agedby : 'age';
  const report = useAgeing({ what, by });
  const heads = ageingHeads(what, by);
  const rows = report.rows ?? [];
  const title = say.chart(whatLabels[what], what === 'owed' ? 'due date' : byWords[by]);
  const paper = async () => paperOf({ title, heads, rows, readAt: report.readAt });
  return (
    <ReportLayout tabs={tabs} csv={fileOf('GetAgeing', { what, by })} paper={report.rows && paper}>
      <div className="report-choices" role="group" aria-label={reportMessages.title}>
        <LabelledSelect
          name="what"
          label={say.what}
          options={offered.map((value) => ({ value, label: whatLabels[value] }))}
          value={what}
          onChange={(next) => ask({ what: next === 'orders' ? undefined : next })}
        />
        <LabelledSelect
          name="agedby"
          label={say.by}
          options={ageingBy
            .filter((value) => isAgedBy(what, value))
            .map((value) => ({ value, label: what === 'owed' ? say.dueDate : byLabels[value] }))}
          value={by}
          onChange={(next) => ask({ agedby: next === 'age' ? undefined : next })}
        />
      </div>
      <ReportFrame report={report} empty={say.nothingOpen} isEmpty={rows.at(-1)?.count === 0}>
        <ReportPicture title={title} isCompared={false}>
          <ReportBars rows={rows.slice(0, -1).slice(0, 10)} />
        </ReportPicture>
        <ReportTable label={title} heads={heads} rows={rows} isStale={report.isStale} />
      </ReportFrame>
    </ReportLayout>
  );
}
