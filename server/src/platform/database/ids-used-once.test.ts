import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { startTestPanel } from '../../../../testing/panel/panel.ts';

/** Tables that reuse the id of a removed row, and why that cannot lead anyone to the wrong row. */
const reusing: Readonly<Record<string, string>> = {
  import_rows: 'A row is removed by the transaction that has read it. A page only shows its number.',
  import_updates: 'Rows are found by their import.',
  login_attempts: 'Attempts are only counted.',
  notices: 'A user dismisses only their own, and the bell shows none as old as the removed ones.',
  old_quotation_lines: 'Lines are found by their old quotation.',
  private_access: 'Readings are only listed.',
  purchases: 'Purchases are listed and never changed.',
  quotation_lines: 'Lines are found by their quotation and product.',
  recovery_codes: 'Codes are found by their user and their hash.',
  secret_key: 'There is one row, which names the current key.',
  unsealed_rows: 'A row is removed by the transaction that has read it.',
};

const sources = globSync('server/src/**/*.ts', { exclude: ['**/*.test.ts', '**/migrations/**'] });

test.runIf(inject('databaseSupply').engine === 'sqlite')(
  'the id of a removed row is not reused, except where that does no harm',
  async () => {
    const panel = await startTestPanel();
    const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and sql like '%id integer primary key%' and sql not like '%autoincrement%'`.execute(
      panel.db,
    );
    await panel.stop();
    const texts = sources.map((file) => readFileSync(file, 'utf8'));
    const isRemovedFrom = (table: string) =>
      texts.some((text) => new RegExp(`deleteFrom\\('${table}'\\)|delete from ${table}\\b`).test(text));
    expect(
      rows
        .map(({ name }) => name)
        .filter(isRemovedFrom)
        .toSorted(),
    ).toEqual(Object.keys(reusing).toSorted());
  },
);
