import { isAgedBy } from '@vikray/contract/reports/ageing.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { owedByAge } from '../money/public.ts';
import { failureOf, listHandler } from '../platform/handler.ts';
import { ageingFigures } from './ageing-figures.ts';
import { openGoodsBy, openQuotationsBy } from './ageing-store.ts';
import { rowOf, type Figure } from './figures.ts';
import { owedFigures } from './money-figures.ts';
import { wholeReport } from './whole-report.ts';

export const GetAgeing = listHandler('GetAgeing', {
  page: async ({ db, input: { what, by = 'age' }, user, now }, window) => {
    if (!isAgedBy(what, by)) throw failureOf('GetAgeing', 'NotGroupedSo');
    if (what === 'owed' && !user.rights.has('View Outstanding')) throw failureOf('GetAgeing', 'MayNotSeeMoney');
    const today = dateAt(now);
    return wholeReport(window, async () => {
      if (what === 'owed') return asRows(owedFigures(await owedByAge(db, today)));
      const groups = await (what === 'orders' ? openGoodsBy(db, by, today) : openQuotationsBy(db, by === 'person' ? by : 'age', now));
      return asRows(ageingFigures(what, by, groups, today));
    });
  },
  agesDaily: true,
  idOf: () => 1,
});

/** The rows, of which the last is the total. */
function asRows(figures: readonly Figure[]) {
  return figures.map((figure) => rowOf(figure, figures.at(-1)));
}
