import type { Kysely } from 'kysely';

/** The last quotation of an issuing company, whose terms the next one is proposed, is found without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('quotations_by_issuer').on('quotations').columns(['company_id', 'id']).execute();
}
