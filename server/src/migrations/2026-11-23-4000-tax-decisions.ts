import type { Kysely } from 'kysely';

const texts = { place_of_supply: '', place_name: '', tax_heads: '', tax_reason: '', is_installed: 'No', place_reason: '', decided_at: '' };

/** The tax decision that is kept with a quotation and its order. Blank heads: none is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['quotations', 'orders']) {
    for (const [name, preset] of Object.entries(texts)) {
      await db.schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(preset))
        .execute();
    }
    await db.schema
      .alterTable(table)
      .addColumn('decided_by', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
