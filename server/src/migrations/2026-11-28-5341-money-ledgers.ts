import type { Kysely } from 'kysely';

/** The ledgers of Tally that the vouchers of money received name (PAY-24), with their presets. */
const ledgers = {
  tally_bank_transfer: 'Bank',
  tally_upi: 'Bank',
  tally_cheque: 'Bank',
  tally_demand_draft: 'Bank',
  tally_cash: 'Cash',
  tally_card: 'Bank',
  tally_other: 'Bank',
  tally_tds: 'TDS Receivable',
  tally_gst_tds: 'GST TDS Receivable',
  tally_bank_charges: 'Bank Charges',
  tally_discount: 'Discount Allowed',
  tally_penalty: 'Penalty',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, preset] of Object.entries(ledgers))
    await db.schema
      .alterTable('companies')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(preset))
      .execute();
}
