/** The figures of the funnel, each with the list of its quotations. */
import { quotationStages, type QuotationStage } from '@vikray/contract/quotations/quotation-stage.ts';
import { listAddress } from '@vikray/contract/reports/list-address.ts';
import { reportMessages as say } from '@vikray/contract/reports/report-messages.ts';
import type { ReportPeriod } from '@vikray/contract/reports/report-period.ts';
import type { Figure } from './figures.ts';
import type { CountAndSum, Funnel, FunnelFilters } from './funnel-store.ts';

interface FunnelFacts {
  readonly funnel: Funnel;
  /** That of the period before. */
  readonly earlier: Funnel;
  readonly filters: FunnelFilters;
  readonly period: ReportPeriod;
  readonly before: ReportPeriod;
}

const nothing: CountAndSum = { count: 0, amount: 0 };

/** The stages in their order; after Lost each reason. */
export function funnelFigures({ funnel, earlier, filters, period, before }: FunnelFacts): Figure[] {
  const page = ({ from, to }: ReportPeriod, stage: QuotationStage, lostReason?: string) =>
    listAddress('quotationlist', { quotedFrom: from, quotedTo: to, stage, lostReason, ...filters });
  return quotationStages.flatMap((stage) => {
    const whole = {
      key: stage,
      label: stage,
      ...funnel.stages[stage],
      page: page(period, stage),
      before: { ...earlier.stages[stage], page: page(before, stage) },
    };
    if (stage !== 'Lost') return [whole];
    const reasons = [...new Set([...funnel.lost.keys(), ...earlier.lost.keys()])].toSorted();
    return [
      whole,
      ...reasons.map((reason) => ({
        key: `Lost: ${reason}`,
        label: say.lost(reason),
        ...(funnel.lost.get(reason) ?? nothing),
        page: page(period, stage, reason),
        before: { ...(earlier.lost.get(reason) ?? nothing), page: page(before, stage, reason) },
      })),
    ];
  });
}
