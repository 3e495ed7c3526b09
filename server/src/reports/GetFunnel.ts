import { dateAt } from '@vikray/contract/platform/dates.ts';
import { periodBefore } from '@vikray/contract/reports/report-period.ts';
import { listHandler } from '../platform/handler.ts';
import { chosenPeriod } from './chosen-period.ts';
import { rowOf } from './figures.ts';
import { funnelFigures } from './funnel-figures.ts';
import { readFunnel } from './funnel-store.ts';
import { wholeReport } from './whole-report.ts';

export const GetFunnel = listHandler('GetFunnel', {
  page: async ({ db, input, now }, window) => {
    const today = dateAt(now);
    const period = chosenPeriod('GetFunnel', input, today);
    const before = periodBefore(period, today);
    const { preparedFor, preparedById, customerId } = input;
    const filters = { preparedFor, preparedById, customerId };
    return wholeReport(window, async () => {
      const funnel = await readFunnel(db, period, filters, now);
      const earlier = await readFunnel(db, before, filters, now);
      return funnelFigures({ funnel, earlier, filters, period, before }).map((figure) => rowOf(figure, funnel.stages.Quoted));
    });
  },
  agesDaily: true,
  idOf: () => 1,
});
