/** The SQL of how the goods of a dispatch travel. Writing: setTransport. */
import { consignmentHistory } from '@vikray/contract/consignments/consignment-messages.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { Change } from '../platform/audit.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { consignmentDetails } from './consignment-details-store.ts';
import { transportColumns } from './transport-columns.ts';

/** Stores how the consignments of a dispatch travel, in its transaction, and returns what their histories say. */
export async function setTransport(
  db: Db,
  consignmentIds: readonly number[],
  transport: NonNullable<InputOf<'AddDispatches'>['transport']>,
): Promise<Change[]> {
  const columns = transportColumns(transport);
  if (Object.keys(columns).length === 0) return [];
  await db
    .updateTable('consignments')
    .set(columns)
    .where(isAmong(db, 'id', consignmentIds))
    .execute();
  return (await consignmentDetails(db, { ids: consignmentIds })).map((after) => ({
    record: 'consignment',
    id: after.consignmentId,
    after,
    summary: consignmentHistory.transport(after.number),
  }));
}
