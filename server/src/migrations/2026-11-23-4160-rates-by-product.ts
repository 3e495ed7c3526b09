import type { Kysely } from 'kysely';

const modes = { tax_mode: 'One Rate', charges_mode: 'Own Rate' };

/**
 * Rates by product: the mode of a quotation and of its order, how its charges are taxed, and the rate of each line. A line without a rate
 * has that of its quotation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['quotations', 'orders']) {
    for (const [name, preset] of Object.entries(modes)) {
      await db.schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(preset))
        .execute();
    }
  }
  for (const table of ['quotation_lines', 'order_lines']) {
    await db.schema.alterTable(table).addColumn('gst_percent_hundredths', 'integer').execute();
  }
}
