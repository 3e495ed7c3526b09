import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees, groupedDecimal, groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { reportMessages, reportWords as say } from '@vikray/contract/reports/report-messages.ts';
import { presetUnsoldDays, type UnsoldProduct } from '@vikray/contract/reports/unsold.ts';
import { fileOf } from '../platform/list-file.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import type { PrintedList } from '../ui/lists/use-printing.ts';
import type { Column } from '../ui/lists/table-columns.ts';
import { FigureLink } from './FigureLink.tsx';
import { LabelledSelect } from './LabelledSelect.tsx';
import { ReportLayout, type ReportTabs } from './ReportLayout.tsx';
import { useUnsold, wholeUnsold } from './report-queries.ts';
import { useReportAddress } from './report-search.ts';

const offeredDays = ['30', '60', '90', '180', '365'];

const columns: readonly Column<UnsoldProduct>[] = [
  { title: 'Code', width: 96, onPhone: 'detail', cell: ({ code }) => code },
  { title: 'Product', isText: true, width: 310, onPhone: 'name', sort: 'name', cell: ({ name }) => name },
  { title: 'Category', isText: true, width: 160, cell: ({ category }) => category },
  { title: 'Stock', isNumber: true, width: 120, sort: 'stock', onPhone: 'state', cell: ({ stock }) => groupedDecimal(stock) },
  {
    title: 'Last Order',
    width: 120,
    sort: 'lastOrderedOn',
    onPhone: 'detail',
    cell: ({ lastOrderedOn }) => slashedDate(lastOrderedOn) || say.never,
  },
  { title: 'Lines of the Year', isNumber: true, width: 134, cell: ({ count }) => groupedPieces(count) },
  {
    title: 'Goods Value of the Year',
    isNumber: true,
    width: 190,
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
  const paper = async () => paperOfUnsold(await wholeUnsold(list.search, days), say.unsoldDays(days));
  return (
    <ReportLayout tabs={tabs} csv={fileOf('GetUnsold', { days, ...searchAndOrder(list) })} paper={paper}>
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
        width={1100}
      />
    </ReportLayout>
  );
}

/** All of them for paper, with a note that says for how long they were not ordered. */
function paperOfUnsold(products: readonly UnsoldProduct[], note: string): PrintedList {
  return {
    title: say.unsold,
    note,
    heads: [
      { title: 'Code' },
      { title: 'Product' },
      { title: 'Category' },
      { title: 'Stock', isNumber: true },
      { title: 'Last Order' },
      { title: 'Goods Value of the Year', isNumber: true },
    ],
    rows: products.map(({ code, name, category, stock, lastOrderedOn, amount }) => [
      code,
      name,
      category,
      groupedDecimal(stock),
      slashedDate(lastOrderedOn) || say.never,
      formatRupees(amount),
    ]),
  };
}
