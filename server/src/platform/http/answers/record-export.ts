import { listWords } from '@vikray/contract/audit-log/operation-words.ts';
import type { OperationName } from '@vikray/contract/operations.ts';
import { writeAudit } from '../../audit.ts';
import { nextNumber } from '../../database/numbers-without-gap.ts';
import type { Db } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { SignedIn } from '../../identity.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { FileFormat } from './accepted-format.ts';

/** The default page size. A whole list of more rows leaves an entry in the audit log. */
export const standardPageSize = 30;

/** The formats of a whole list. */
export type ExportFormat = 'json' | FileFormat;

/** Those, and the formats of the files for an accountant. */
type LoggedFormat = ExportFormat | 'zip' | 'xml';

/** A whole list that is sent, or a file made of its rows. */
export interface ExportedList {
  readonly name: OperationName;
  readonly db: Db;
  readonly input: unknown;
  readonly user: SignedIn;
  readonly now: string;
}

/** Logs the export of a whole list: the user, the filter and the number of rows sent. */
async function recordExport({ name, db, input, user, now }: ExportedList, format: LoggedFormat, rows: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const id = await nextNumber(tx, 'exports');
    const after = { format, filter: filterWords(input), rows };
    await writeAudit(tx, name, user, now, [{ record: 'export', id, name: listWords(name), after }]);
  });
}

/**
 * The chunks of a whole list, with an entry in the audit log if there is more than one page. The entry is written before the last chunk is
 * sent, so that no one receives a whole list without an entry. If the receiver hangs up, the entry counts the rows sent so far, some of
 * which may not have arrived.
 */
export async function* loggedChunks<Row>(
  list: ExportedList,
  format: LoggedFormat,
  chunks: AsyncIterable<readonly Row[]>,
  log: FastifyBaseLogger,
): AsyncGenerator<readonly Row[]> {
  let rowCount = 0;
  let isLogged = false;
  const logExport = async () => {
    isLogged = true;
    if (rowCount > standardPageSize) await recordExport(list, format, rowCount);
  };
  let last: readonly Row[] = [];
  try {
    for await (const rows of chunks) {
      rowCount += last.length;
      if (last.length > 0) yield last;
      last = rows;
    }
    rowCount += last.length;
    await logExport();
    yield last;
  } finally {
    if (!isLogged) await logExport().catch((error: unknown) => log.error({ err: error, rowCount }, 'export not recorded'));
  }
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
