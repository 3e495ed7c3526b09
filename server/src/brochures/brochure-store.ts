/**
 * The brochure requests' SQL. Reading: pageOfRequests, findRequest, findDealOfRequest, keysOfRequests. Writing: updateRemark, linkRequest.
 * For imports: insertBrochureRequests, takeBackRequests, listKnownRequests.
 */
import './brochures-tables.ts';
import type { BrochureRequest } from '@vikray/contract/brochures/brochure-request.ts';
import { updateIfUnchanged, updatesOne } from '../platform/database/conditional-updates.ts';
import { insertInChunks, type RowOrigin } from '../platform/database/insert-many.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** The brochure requests, described for the platform's paging. */
export function listedRequests(db: Db): ListedTable<BrochureRequest> {
  return {
    table: 'brochure_requests',
    filters: [],
    sortColumns: { newest: 'id' },
    isNewestFirst: true,
    rowsOf: (ids) => requestsOf(db, ids),
    idOf: (request) => request.requestId,
  };
}

/** One window of the brochure requests. */
export async function pageOfRequests(db: Db, window: Window): Promise<RowsAndTotal<BrochureRequest>> {
  return readPage(db, listedRequests(db), window);
}

async function requestsOf(db: Db, ids: readonly number[]): Promise<BrochureRequest[]> {
  const rows = await db
    .selectFrom('brochure_requests')
    .leftJoin('deals', 'deals.id', 'brochure_requests.deal_id')
    .select([
      'brochure_requests.id as requestId',
      'brochure_requests.name',
      'brochure_requests.company_name as companyName',
      'brochure_requests.state',
      'brochure_requests.mobile',
      'brochure_requests.email',
      'brochure_requests.remarks',
      'brochure_requests.version',
      'brochure_requests.deal_id as dealId',
      'deals.number as dealNumber',
    ])
    .where(isAmong(db, 'brochure_requests.id', ids))
    .execute();
  return rows.map((row) => ({ ...row, dealNumber: row.dealNumber ?? '' }));
}

/** The deal that a request became: null if it became none, undefined when the request does not exist. */
export async function findDealOfRequest(db: Db, requestId: number): Promise<number | null | undefined> {
  const row = await db.selectFrom('brochure_requests').select('deal_id').where('id', '=', requestId).executeTakeFirst();
  return row?.deal_id;
}

/** Links a request to the deal that it became. Returns false when it has a deal already. */
export async function linkRequest(db: Db, requestId: number, dealId: number): Promise<boolean> {
  return updatesOne(db.updateTable('brochure_requests').set({ deal_id: dealId }).where('id', '=', requestId).where('deal_id', 'is', null));
}

/** The external keys of these requests, by number. Each is unique at its source. */
export async function keysOfRequests(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('brochure_requests').select(['id', 'external_key']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.external_key]));
}

/** A brochure request; nothing when it does not exist. */
export async function findRequest(db: Db, requestId: number): Promise<BrochureRequest | undefined> {
  const [request] = await requestsOf(db, [requestId]);
  return request;
}

/** The search text of a request: everything that the list shows. The list does not show the state. */
function searchTextFor({ name, companyName, mobile, email, remarks }: Omit<NewBrochureRequest, 'externalKey'>): string {
  return searchTextOf([name, companyName, mobile, email, remarks]);
}

/** Saves a remark if the request still has the version it was read in. Otherwise nothing changes and nothing is returned. */
export async function updateRemark(
  db: Db,
  request: BrochureRequest,
  remarks: string,
  stamp: WriteStamp,
): Promise<BrochureRequest | undefined> {
  const { requestId: id, version } = request;
  const after = { ...request, remarks, version: version + 1 };
  const isSaved = await updateIfUnchanged(db, 'brochure_requests', { id, version }, { remarks, search_text: searchTextFor(after) }, stamp);
  return isSaved ? after : undefined;
}

/** A brochure request as an import adds it. `externalKey` is unique at its source. */
export interface NewBrochureRequest extends Omit<BrochureRequest, 'requestId' | 'version' | 'dealId' | 'dealNumber'> {
  readonly externalKey: string;
}

/** Adds brochure requests and returns how many are new. A request whose key already exists stays unchanged, and so does its remark. */
export async function insertBrochureRequests(
  db: Db,
  requests: readonly NewBrochureRequest[],
  { importId, now }: RowOrigin,
): Promise<number> {
  const added = await insertInChunks(requests, (chunk) =>
    db
      .insertInto('brochure_requests')
      .values(
        chunk.map((request) => ({
          external_key: request.externalKey,
          name: request.name,
          company_name: request.companyName,
          state: request.state,
          mobile: request.mobile,
          email: request.email,
          remarks: request.remarks,
          version: 1,
          search_text: searchTextFor(request),
          import_id: importId,
          created_at: now,
          updated_by_id: null,
          updated_at: now,
        })),
      )
      .onConflict((conflict) => conflict.column('external_key').doNothing())
      .returning('id')
      .execute(),
  );
  return added.length;
}

/** The given keys that a request already has. */
export async function listKnownRequests(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('brochure_requests').select('external_key').where('external_key', 'in', keys).execute();
  return new Set(rows.map((row) => row.external_key));
}

/** Removes imported requests. */
export async function takeBackRequests(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('brochure_requests').where('id', 'in', ids).execute();
}
