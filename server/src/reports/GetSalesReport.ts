import { seesTaxDocuments } from '@vikray/contract/consignments/tax-document-right.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { periodBefore } from '@vikray/contract/reports/report-period.ts';
import { countsLines, isByLine, measureOf } from '@vikray/contract/reports/sales-report.ts';
import { failureOf, listHandler } from '../platform/handler.ts';
import type { SignedIn } from '../platform/identity.ts';
import { chosenPeriod } from './chosen-period.ts';
import { rowOf } from './figures.ts';
import { periodMoney } from './money-figures.ts';
import { salesFigures } from './sales-figures.ts';
import { goneGoods, salesGroups } from './sales-report-store.ts';
import { wholeReport } from './whole-report.ts';

export const GetSalesReport = listHandler('GetSalesReport', {
  page: async ({ db, input, user, now }, window) => {
    const today = dateAt(now);
    const period = chosenPeriod('GetSalesReport', input, today);
    const { by, preparedFor, preparedById, customerId, productId, stateName, solution, category } = input;
    const filters = { preparedFor, preparedById, customerId, productId, stateName, solution, category };
    const measure = measureOf({ by, measure: input.measure, ...filters });
    if (!measure) throw failureOf('GetSalesReport', 'NoOrderValue');
    const query = {
      by,
      measure,
      countsLines: countsLines({ by, measure, ...filters }),
      filters,
      period,
      before: periodBefore(period, today),
    };
    return wholeReport(window, async () => {
      const groups = await salesGroups(db, query);
      const gone = measure === 'Net goods value' ? await goneGoods(db, query) : undefined;
      const money = isByLine(by) ? [] : await periodMoney(db, query, seenMoney(user.rights), today);
      return [
        ...salesFigures(query, groups, gone, today).map((figure) => rowOf(figure, groups.total)),
        // Bills and receipts are no part of the orders of the period.
        ...money.map((figure) => rowOf(figure, { count: 0, amount: 0 })),
      ];
    });
  },
  agesDaily: true,
  idOf: () => 1,
});

/** The figures of money whose lists a user may open. */
function seenMoney(rights: SignedIn['rights']) {
  return { billed: seesTaxDocuments.some((right) => rights.has(right)), received: rights.has('Receipt List') };
}
