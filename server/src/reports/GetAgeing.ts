import { isAgedBy } from '@vikray/contract/reports/ageing.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { failureOf, listHandler } from '../platform/handler.ts';
import { ageingFigures } from './ageing-figures.ts';
import { openGoodsBy, openQuotationsBy } from './ageing-store.ts';
import { rowOf } from './figures.ts';
import { wholeReport } from './whole-report.ts';

export const GetAgeing = listHandler('GetAgeing', {
  page: async ({ db, input: { what, by = 'age' }, now }, window) => {
    if (!isAgedBy(what, by)) throw failureOf('GetAgeing', 'NotGroupedSo');
    const today = dateAt(now);
    return wholeReport(window, async () => {
      const groups = await (what === 'orders' ? openGoodsBy(db, by, today) : openQuotationsBy(db, by === 'person' ? by : 'age', now));
      const figures = ageingFigures(what, by, groups, today);
      return figures.map((figure) => rowOf(figure, figures.at(-1)));
    });
  },
  agesDaily: true,
  idOf: () => 1,
});
