/** The SQL of the funnel: readFunnel. */
import { quotationStages, type QuotationStage } from '@vikray/contract/quotations/quotation-stage.ts';
import type { ReportPeriod } from '@vikray/contract/reports/report-period.ts';
import { sql, type RawBuilder } from 'kysely';
import { is } from '../platform/database/lists/filter-conditions.ts';
import type { Db } from '../platform/database/tables.ts';
import { isAtStage, isCurrentQuotation } from '../quotations/public.ts';

/** Whose quotations. Absent filters match everything. */
export interface FunnelFilters {
  readonly preparedFor?: number | undefined;
  readonly preparedById?: number | undefined;
  readonly customerId?: number | undefined;
}

/** A count of quotation numbers, and the sum of their current totals in paise. */
export interface CountAndSum {
  readonly count: number;
  readonly amount: number;
}

/** The numbers at each stage, and those lost for each reason. */
export interface Funnel {
  readonly stages: Readonly<Record<QuotationStage, CountAndSum>>;
  readonly lost: ReadonlyMap<string, CountAndSum>;
}

/** What became of the numbers whose revision 0 is of the period. */
export async function readFunnel(db: Db, { from, to }: ReportPeriod, filters: FunnelFilters, now: string): Promise<Funnel> {
  const conditions = [
    ...is('quotations.prepared_by_id', filters.preparedById),
    ...is('quotations.customer_id', filters.customerId),
    ...is('quotations.company_id', filters.preparedFor),
  ].map(({ condition }) => sql`and ${condition}`);
  const at = (stage: QuotationStage) => sql`case when ${isAtStage(stage, now)} then 1 else 0 end as ${stageColumn(stage)}`;
  const sums = quotationStages.map(
    (stage) =>
      sql`sum(${stageColumn(stage)}) as ${column(stage, 'count')}, sum(${stageColumn(stage)} * total) as ${column(stage, 'amount')}`,
  );
  const { rows } = await sql<Record<string, number | string>>`
    with numbers as materialized (
      select quotations.total_paise as total, case when ${isAtStage('Lost', now)} then quotations.lost_reason else '' end as reason,
        ${sql.join(quotationStages.map(at))}
      from quotations as first cross join quotations
      where first.revision = 0 and first.quoted_on >= ${from} and first.quoted_on <= ${to}
        and quotations.base_number = first.base_number and ${isCurrentQuotation} ${sql.join(conditions, sql` `)}
    )
    select reason, ${sql.join(sums)} from numbers group by reason order by reason`.execute(db);
  const of = (stage: QuotationStage, among: typeof rows): CountAndSum => ({
    count: among.reduce((sum, row) => sum + Number(row[`${stage} count`]), 0),
    amount: among.reduce((sum, row) => sum + Number(row[`${stage} amount`]), 0),
  });
  const stages = Object.fromEntries(quotationStages.map((stage) => [stage, of(stage, rows)]));
  return {
    // The keys are the stages.
    stages: stages as Funnel['stages'],
    lost: new Map(rows.filter(({ reason }) => reason !== '').map((row) => [String(row['reason']), of('Lost', [row])])),
  };
}

function stageColumn(stage: QuotationStage): RawBuilder<number> {
  return sql.ref(stage);
}

function column(stage: QuotationStage, kind: keyof CountAndSum): RawBuilder<number> {
  return sql.ref(`${stage} ${kind}`);
}
