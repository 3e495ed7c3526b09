import type { Kysely } from 'kysely';

/** The settings of an issuing company with their presets. */
const presets = {
  gst_regime: 'Regular',
  lut: '',
  invoices_issued_here: 'No',
  invoice_prefix: '',
  challan_prefix: '',
  round_invoices: 'No',
  charges_mode: 'Own Rate',
  e_invoices: 'No',
  tally_sales: 'Sales',
  tally_cgst: 'CGST',
  tally_sgst: 'SGST',
  tally_igst: 'IGST',
  tally_packing: 'Packing',
  tally_freight: 'Freight',
  tally_installation: 'Installation',
  tally_round_off: 'Round Off',
};

/** What an issuing company is for GST, and how its papers and its books are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, preset] of Object.entries(presets)) {
    await db.schema
      .alterTable('companies')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(preset))
      .execute();
  }
}
