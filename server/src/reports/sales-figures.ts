/** The figures of the sales report, each with the list of its records. */
import { monthsOf, periodBefore, type ReportPeriod } from '@vikray/contract/reports/report-period.ts';
import { listAddress } from '@vikray/contract/reports/list-address.ts';
import { reportMessages as say } from '@vikray/contract/reports/report-messages.ts';
import type { SalesBy } from '@vikray/contract/reports/sales-report.ts';
import { monthName } from '@vikray/contract/reports/month-name.ts';
import type { Figure } from './figures.ts';
import type { GoneGoods, SalesGroup, SalesGroups, SalesQuery } from './sales-report-store.ts';

type Filters = Readonly<Record<string, string | number | undefined>>;

/** The filter of the lists that finds the records of a group. Months are found by their days. */
const filterOf: Readonly<Record<Exclude<SalesBy, 'month'>, string>> = {
  person: 'preparedById',
  customer: 'customerId',
  product: 'productId',
  category: 'category',
  state: 'stateName',
  city: 'city',
  solution: 'solution',
  datasource: 'dataSource',
  company: 'preparedFor',
};

/** The figures in the order of the report: the groups, what is left of them, and the total with what stands below it. */
export function salesFigures(
  query: SalesQuery,
  { groups, groupCount, total }: SalesGroups,
  gone: GoneGoods | undefined,
  today: string,
): Figure[] {
  const shown =
    query.by === 'month' ? byMonth(query, groups, today) : groups.map((group) => figureOf(query, group, ownFilter(query, group)));
  return [
    ...shown,
    ...(groupCount > groups.length ? [othersOf(query, groups, groupCount, total)] : []),
    figureOf(query, { key: 'total', label: say.total, ...total }, {}),
    ...(gone ? [goneFigure(query, 'closed', gone), goneFigure(query, 'returned', gone)] : []),
  ];
}

function ownFilter({ by }: SalesQuery, { key }: SalesGroup): Filters {
  return by === 'month' ? {} : { [filterOf[by]]: key };
}

/** The months in their order, including those without sales. */
function byMonth(query: SalesQuery, groups: readonly SalesGroup[], today: string): Figure[] {
  const found = new Map(groups.map((group) => [group.key, group]));
  return monthsOf(query.period, today).map(({ month, from, to }) => {
    const group = found.get(month) ?? { key: month, count: 0, quantity: 0, amount: 0 };
    const before = found.get(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`)?.before ?? 0;
    return figureOf(
      query,
      { ...group, label: monthName(month), before },
      {},
      { now: { from, to }, before: periodBefore({ from, to }, today) },
    );
  });
}

interface Periods {
  readonly now: ReportPeriod;
  readonly before: ReportPeriod;
}

function figureOf(
  query: SalesQuery,
  { key, label, count, quantity, amount, before }: SalesGroup,
  own: Filters,
  periods: Periods = { now: query.period, before: query.before },
): Figure {
  return {
    key,
    label,
    count,
    quantity: query.countsLines ? quantity : undefined,
    amount,
    page: pageOf(query, own, periods.now),
    before: { amount: before, page: pageOf(query, own, periods.before) },
  };
}

/** The list with the records of a figure. That of orders shows their goods value if the figure is a sum of it. */
function pageOf({ countsLines, measure, filters }: SalesQuery, own: Filters, { from, to }: ReportPeriod): string {
  const goodsValue = measure === 'Goods value' && !countsLines ? 'Yes' : undefined;
  return listAddress(countsLines ? 'orderlines' : 'orderlist', { from, to, ...filters, ...own, goodsValue });
}

/** What the groups that are not shown are together. No list shows it. */
function othersOf({ countsLines }: SalesQuery, groups: readonly SalesGroup[], groupCount: number, total: SalesGroups['total']): Figure {
  const left = (kind: keyof SalesGroups['total']) => groups.reduce((rest, group) => rest - group[kind], total[kind]);
  return {
    key: 'others',
    label: say.others(groupCount - groups.length),
    count: left('count'),
    quantity: countsLines ? left('quantity') : undefined,
    amount: left('amount'),
    page: '',
    before: { amount: left('before'), page: '' },
  };
}

function goneFigure(query: SalesQuery, kind: 'closed' | 'returned', gone: GoneGoods): Figure {
  const label = kind === 'closed' ? say.ofThisClosed : say.ofThisReturned;
  return { key: kind, label, ...gone[kind], page: pageOf(query, { [kind]: 'Yes' }, query.period) };
}
