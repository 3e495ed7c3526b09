import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees, groupedDecimal, groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { reportMessages, reportWords as say } from '@vikray/contract/reports/report-messages.ts';
import { presetUnsoldDays, type UnsoldProduct } from '@vikray/contract/reports/unsold.ts';
import { fileOf } from '../platform/list-file.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import type { Column } from '../ui/lists/table-columns.ts';
import { FigureLink } from './FigureLink.tsx';
import { LabelledSelect } from './LabelledSelect.tsx';
import { ReportLayout, type ReportTabs } from './ReportLayout.tsx';
import { useUnsold } from './report-queries.ts';
import { useReportAddress } from './report-search.ts';

const offeredDays = ['30', '60', '90', '180', '365'];

const columns: readonly Column<UnsoldProduct>[] = [
  { title: 'Code', width: 120, onPhone: 'detail', cell: ({ code }) => code || say.none },
  { title: 'Product', isText: true, width: 420, onPhone: 'name', sort: 'name', cell: ({ name }) => name },
  { title: 'Category', isText: true, width: 180, cell: ({ category }) => category },
  { title: 'Stock', isNumber: true, width: 120, sort: 'stock', onPhone: 'state', cell: ({ stock }) => groupedDecimal(stock) },
  {
    title: 'Last Order',
    width: 140,
    sort: 'lastOrderedOn',
    onPhone: 'detail',
    cell: ({ lastOrderedOn }) => slashedDate(lastOrderedOn) || say.never,
  },
  { title: 'Lines of the Year', isNumber: true, width: 150, cell: ({ count }) => groupedPieces(count) },
  {
    title: 'Goods Value of the Year',
    isNumber: true,
    width: 210,
    sort: 'amount',
    onPhone: 'figure',
    cell: ({ amount, page }) => (
      <FigureLink page={page} isMain>
        {formatRupees(amount)}
      </FigureLink>
    ),
  },
];

/** Products that lie in the store and were not ordered for some time. */
export function UnsoldTab({ tabs }: { readonly tabs: ReportTabs }) {
  const [{ days = presetUnsoldDays }, ask] = useReportAddress();
  const list = useListSearch({ sorts: ['lastOrderedOn', 'name', 'stock', 'amount'] });
  return (
    <ReportLayout tabs={tabs} csv={fileOf('GetUnsold', { days, ...searchAndOrder(list) })} paper={undefined}>
      <div className="report-choices" role="group" aria-label={reportMessages.title}>
        <LabelledSelect
          name="days"
          label={say.unsoldFor}
          options={offeredDays.map((value) => ({ value, label: say.days(Number(value)) }))}
          value={String(days)}
          onChange={(next) => ask({ days: Number(next) === presetUnsoldDays ? undefined : Number(next) })}
        />
      </div>
      <DataTable
        label={say.unsold}
        list={list}
        columns={columns}
        rows={useUnsold(list, days)}
        idOf={({ productId }) => productId}
        empty={say.allSold}
        width={1240}
      />
    </ReportLayout>
  );
}
