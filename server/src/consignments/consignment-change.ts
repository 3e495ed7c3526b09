/** The steps that all changes of a consignment share: reading and checking it, and the entry in its history. */
import type { OperationFailure } from '../platform/handler.ts';
import type { Change } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import { consignmentDetails, type StoredConsignment } from './consignment-details-store.ts';

interface Asked {
  readonly db: Db;
  readonly input: { readonly consignmentId: number; readonly version?: number | undefined };
  fail(name: 'ConsignmentNotFound' | 'VersionConflict'): OperationFailure;
}

/** The consignment that a request changes. Refuses an unknown one and an older version. */
export async function consignmentToChange({ db, input: { consignmentId, version }, fail }: Asked): Promise<StoredConsignment> {
  const [found] = await consignmentDetails(db, { ids: [consignmentId] });
  if (!found) throw fail('ConsignmentNotFound');
  if (version !== undefined && version !== found.version) throw fail('VersionConflict');
  return found;
}

/** The entry of a change in the history of the consignment and its order. */
export async function changeOf(db: Db, before: StoredConsignment, summary: string): Promise<Change> {
  const [after] = await consignmentDetails(db, { ids: [before.consignmentId] });
  return {
    record: 'consignment',
    id: before.consignmentId,
    before,
    after,
    summary,
    relatedRecords: [{ record: 'order', id: before.orderId }],
  };
}
