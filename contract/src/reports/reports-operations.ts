/**
 * Laws of reports. A figure is a filter: its row names the list that shows exactly its records, and their number and sum are the figure.
 * Figures and lists take their values from the same columns and rules, and a report stores nothing. No figure is made in the browser.
 */
import * as z from 'zod';
import { list } from '../platform/declare-list.ts';
import { forbidden, invalid } from '../platform/failures.ts';
import { wholeNumber } from '../platform/fields.ts';
import { fieldsOf, periodOf } from '../platform/filters.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { orderFilters } from '../orders/order-filters.ts';
import { agedRecords, ageingBy, type AgedRecords, type AgeingBy } from './ageing.ts';
import { reportColumns, salesHeads } from './report-columns.ts';
import { reportMessages as say } from './report-messages.ts';
import { reportRow, type ReportRow } from './report-row.ts';
import { countsLines, measureOf, measures, salesBy, salesFilters, type SalesBy } from './sales-report.ts';
import { unsoldCsv, unsoldProduct } from './unsold.ts';

const days = fieldsOf(periodOf('Period'));

const wrongPeriods = { DatesReversed: invalid('from', say.datesReversed), PeriodTooLong: invalid('to', say.tooLong) };

const salesInput = {
  ...days,
  by: z.enum(salesBy, { error: say.selectBy }),
  measure: z.enum(measures, { error: say.selectMeasure }).optional(),
  ...fieldsOf(salesFilters),
};

const salesCsv: CsvFile<ReportRow> = {
  fileName: 'sales_report.csv',
  columns: [],
  columnsFor: (filters) => {
    // They are the checked input of the operation.
    const wanted = filters as { readonly by: SalesBy };
    return reportColumns(salesReportHeads(wanted));
  },
};

/** The heads of a sales report. */
export function salesReportHeads(wanted: Parameters<typeof measureOf>[0]) {
  const areLines = countsLines(wanted);
  return {
    label: salesHeads[wanted.by],
    count: areLines ? 'Order Lines' : 'Orders',
    amount: measureOf(wanted) ?? measures[0],
    hasPieces: areLines,
    share: 'Share',
    isCompared: true,
  };
}

/** The heads of a funnel. */
export const funnelHeads = {
  label: 'Stage',
  count: 'Quotations',
  amount: 'Value',
  hasPieces: false,
  share: 'Of the Value',
  countShare: 'Of the Number',
  isCompared: true,
};

const agedHeads = {
  orders: { count: 'Order Lines', amount: 'Pending Goods Value' },
  quotations: { count: 'Quotations', amount: 'Value' },
  owed: { count: 'Customers', amount: 'Owed' },
} as const;

/** The heads of an ageing report. */
export function ageingHeads(what: AgedRecords, by: AgeingBy = 'age') {
  return {
    label: by === 'person' ? 'Prepared By' : by === 'promise' ? 'Promise' : what === 'owed' ? 'Due' : 'Age',
    ...agedHeads[what],
    hasPieces: what === 'orders',
    share: 'Share',
    isCompared: false,
  };
}

const byAmount = ['amount'] as const;

/** The operations of the reports, by name. */
export const reportsOperations = {
  /** The sales of a period, grouped, each beside the same period a year before. The last rows are the total and what is shown below it. */
  GetSalesReport: list({
    right: 'View Reports',
    row: reportRow,
    sorts: byAmount,
    filters: salesInput,
    csv: salesCsv,
    failures: { ...wrongPeriods, NoOrderValue: invalid('measure', say.wordsOfOrders) },
  }),

  /** What became of the quotations that were first made in a period. */
  GetFunnel: list({
    right: 'View Reports',
    row: reportRow,
    sorts: byAmount,
    filters: {
      ...days,
      ...fieldsOf({ preparedFor: orderFilters.preparedFor, preparedById: orderFilters.preparedById, customerId: orderFilters.customerId }),
    },
    csv: { fileName: 'funnel.csv', columns: reportColumns(funnelHeads) },
    failures: wrongPeriods,
  }),

  /** What is open and how old it is. What is owed is for holders of View Outstanding. */
  GetAgeing: list({
    right: 'View Reports',
    row: reportRow,
    sorts: byAmount,
    filters: { what: z.enum(agedRecords, { error: say.selectWhat }), by: z.enum(ageingBy, { error: say.selectBy }).optional() },
    csv: {
      fileName: 'ageing.csv',
      columns: [],
      columnsFor: (filters) => {
        // They are the checked input of the operation.
        const { what, by } = filters as { readonly what: AgedRecords; readonly by?: AgeingBy };
        return reportColumns(ageingHeads(what, by));
      },
    },
    failures: { NotGroupedSo: invalid('by', say.selectBy), MayNotSeeMoney: forbidden },
  }),

  /** The products in stock that were not ordered for some days, with most in stock first. */
  GetUnsold: list({
    right: 'View Reports',
    row: unsoldProduct,
    sorts: ['lastOrderedOn', 'name', 'stock', 'amount'],
    filters: { days: wholeNumber(1, 3650, say.enterDays).optional() },
    csv: unsoldCsv,
  }),
};
