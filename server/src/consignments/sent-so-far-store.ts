/** The SQL of what the valid consignments of an order carry: sentSoFar. */
import './consignments-tables.ts';
import type { SentSoFar } from '@vikray/contract/consignments/consignment-values.ts';
import type { Db } from '../platform/database/tables.ts';
import { lineValues } from './consignment-amounts.ts';

const summed = [
  'quantity',
  'gross_paise',
  'discount_paise',
  'charges_with_goods_paise',
  'taxable_paise',
  'special_charges_paise',
  'shipping_charges_paise',
  'installation_charges_paise',
] as const;

/**
 * What the consignments of an order have charged. Cancelled ones do not stand, and those that replace returned goods charge nothing.
 * `except` leaves out one of them.
 */
export async function sentSoFar(db: Db, orderId: number, { except = 0 } = {}): Promise<SentSoFar> {
  const standing = db
    .selectFrom('consignments')
    .where('consignments.order_id', '=', orderId)
    .where('consignments.paper_state', '<>', 'Cancelled')
    .where('consignments.is_replacement', '=', 0)
    .where('consignments.id', '<>', except);
  const taxes = await standing.select('tax_paise').execute();
  if (taxes.length === 0) return { lines: new Map(), tax: 0 };
  const rows = await standing
    .innerJoin('consignment_lines as sent', 'sent.consignment_id', 'consignments.id')
    .select('sent.order_line_id')
    .select(({ fn }) => summed.map((column) => fn.sum<number | string>(`sent.${column}`).as(column)))
    .groupBy('sent.order_line_id')
    .execute();
  const lines = rows.map(({ order_line_id, ...sums }) => {
    const { quantity, ...amounts } = Object.fromEntries(summed.map((column) => [column, Number(sums[column])])) as Sums;
    return [order_line_id, { quantity, ...lineValues(amounts) }] as const;
  });
  return { lines: new Map(lines), tax: taxes.reduce((sum, { tax_paise }) => sum + tax_paise, 0) };
}

type Sums = Record<(typeof summed)[number], number>;
