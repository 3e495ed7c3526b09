import type { OperationName } from '@vikray/contract/operations.ts';
import { operationWords } from '@vikray/contract/platform/operation.ts';
import { writeAudit } from '../audit.ts';
import { nextNumber } from '../database/counters.ts';
import type { Db } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { SignedIn } from '../identity.ts';
import type { FileFormat } from './accepted-format.ts';

/** The formats of a whole list. */
export type ExportFormat = 'json' | FileFormat;

interface ExportedList {
  readonly name: OperationName;
  readonly db: Db;
  readonly input: unknown;
  readonly user: SignedIn;
  readonly now: string;
}

/** Logs the export of a whole list: the user, the filter and the number of rows sent. */
export async function recordExport({ name, db, input, user, now }: ExportedList, format: ExportFormat, rows: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const id = await nextNumber(tx, 'exports');
    const after = { format, filter: filterWords(input), rows };
    await writeAudit(tx, name, user, now, [{ record: 'export', id, name: listWords(name), after }]);
  });
}

/** `GetCustomerList` as `Customer List`. */
function listWords(name: OperationName): string {
  return operationWords(name.replace(/^Get/, ''));
}

/** Input fields that choose the part or format of the answer, and are not filters. */
const notFilters = new Set(['page', 'pageSize', 'after', 'format']);

/** The filter and the order as one text: `search: rao, order: desc`. Blank for the whole list. */
function filterWords(input: unknown): string {
  return Object.entries(input ?? {})
    .filter(([key, value]: [string, unknown]) => !notFilters.has(key) && value !== undefined && value !== '')
    .map(([key, value]: [string, unknown]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
