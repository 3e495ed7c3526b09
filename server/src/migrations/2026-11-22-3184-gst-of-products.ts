import type { Kysely } from 'kysely';

/** What a product is for GST. No percentage means that of the quotation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = async (name: string, preset: string) =>
    db.schema
      .alterTable('products')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(preset))
      .execute();
  await text('hsn', '');
  await text('unit', 'NOS');
  await text('nature', 'Goods');
  await db.schema.alterTable('products').addColumn('gst_percent_hundredths', 'integer').execute();
}
