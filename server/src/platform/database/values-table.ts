import { sql, type RawBuilder } from 'kysely';

/**
 * Rows as a table of a statement, so that it changes many records at once: `db.with('fresh(id, name)', () => valuesTable(rows))`. There is
 * at least one row, and all have the same columns, in the order of the name.
 */
export function valuesTable<Row extends Readonly<Record<string, number | string>>>(rows: readonly Row[]): RawBuilder<Row> {
  // PostgreSQL takes values without a type for text.
  const cell = (value: number | string) => (typeof value === 'number' ? sql`cast(${value} as bigint)` : sql`cast(${value} as text)`);
  return sql<Row>`(values ${sql.join(rows.map((row) => sql`(${sql.join(Object.values(row).map(cell))})`))})`;
}
