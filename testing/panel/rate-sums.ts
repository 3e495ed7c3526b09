/**
 * The sums of quotations with rates by product, computed a second time from the stored lines, in plain SQL (GTX-23). Nothing here uses the
 * costing of the contract: groups by rate with window functions, and shares in 64-bit whole numbers.
 */
import { sql, type RawBuilder } from 'kysely';

/** Both engines compute in 64 bits. An amount is cut into parts of this size, so that no product is larger. */
const part = 1_048_576;

/** The share of an amount that falls to `weight` of `whole`, rounded half up; 0 of nothing. Exact up to 2^41 for each. */
function shareOf(amount: string, weight: string, whole: string): string {
  const high = `(${amount} / ${part})`;
  const low = `(${amount} % ${part})`;
  const rest = `((${high} * ${weight}) % ${whole}) * ${part} + ${low} * ${weight}`;
  return `case when ${whole} = 0 then 0 else ((${high} * ${weight}) / ${whole}) * ${part} + (${rest} + ${whole} / 2) / ${whole} end`;
}

/** The columns of the sums that were computed a second time, by quotation. */
function sumsOf(quotations: string, lines: string, foreignKey: string): string {
  const charges = 'special_charges_paise + shipping_charges_paise + installation_charges_paise';
  return `
    with heads as (
      select id, subtotal_paise as lines, discount_paise as discount, ${charges} as charges, charges_mode as mode,
        service_gst_percent_hundredths as own_percent
      from ${quotations} where tax_mode = 'By Product'),
    rates as (
      select ${foreignKey} as id, gst_percent_hundredths as rate, cast(sum(total_paise) as bigint) as total
      from ${lines} where ${foreignKey} in (select id from heads) group by 1, 2),
    falling as (
      select id, rate, cast(sum(total) over (partition by id order by rate desc) as bigint) as up_to,
        row_number() over (partition by id order by rate desc) as place
      from rates),
    nets as (
      select falling.id, rate, place, up_to, mode, charges, lines - discount as all_net, up_to - (${shareOf('discount', 'up_to', 'lines')}) as net_up_to
      from falling join heads on heads.id = falling.id),
    loaded as (
      select id, rate, place, up_to, net_up_to + case
        when mode = 'Own Rate' then 0
        when mode = 'Highest Rate' or all_net = 0 then charges
        else ${shareOf('charges', 'net_up_to', 'all_net')} end as taxable_up_to
      from nets),
    taxed as (
      select id, up_to, ((taxable_up_to - coalesce(lag(taxable_up_to) over (partition by id order by place), 0)) * rate + 5000) / 10000 as tax
      from loaded),
    sums as (select id, max(up_to) as sold, cast(sum(tax) as bigint) as gst from taxed group by id)
    select heads.id, sums.sold, sums.gst, case when mode = 'Own Rate' then (charges * own_percent + 5000) / 10000 else 0 end as own_gst,
      lines - discount + charges as untaxed
    from heads join sums on sums.id = heads.id`;
}

/** The quotations or orders whose stored sums differ from those that are computed here. */
export function wrongRateSums(
  quotations = 'quotations',
  lines = 'quotation_lines',
  foreignKey = 'quotation_id',
): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    select second.id from (${sql.raw(sumsOf(quotations, lines, foreignKey))}) as second join ${sql.raw(quotations)} as first on first.id = second.id
    where sold <> subtotal_paise or gst <> gst_paise or own_gst <> service_gst_paise or untaxed + gst + own_gst <> total_paise
      or first.gst_percent_hundredths <> 0`;
}
