/**
 * The quotations' SQL, without their lines. Reading: pageOfQuotations, quotationsOf, quotationsOfDeal, findQuotation, isOwnQuotation,
 * getPreparer. Writing: insertQuotation.
 */
import './quotations-tables.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { QuotationFilters } from '@vikray/contract/quotations/quotation-filters.ts';
import type { ShownStatus, WaitingKind } from '@vikray/contract/quotations/quotation-status.ts';
import { quotationType, type Quotation } from '@vikray/contract/quotations/quotation.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import { is, isBetween, isOnDays, when } from '../platform/database/lists/filter-conditions.ts';
import { readPage, type IndexedFilter, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { matches } from '../platform/database/search/search.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { followedUpAt } from '../mail-log/public.ts';
import { asAmounts } from './contents/copied-columns.ts';
import { readPlan } from './contents/payment-plan-column.ts';
import { readPrinted } from './contents/printed-columns.ts';
import { contentColumns, readHead, type QuotationContents } from './contents/quotation-contents.ts';
import { quotationSearchText, sectionsOfList } from './quotation-search-text.ts';
import { isAtStage } from './quotation-stages.ts';
import { answeredOf, isAnyRevision, isCurrent, isShownAs, returnedTo, shownStatusOf } from './which-quotations.ts';

type QuotationRow = Selectable<Tables['quotations']>;

/** A quotation with the instant since which it waits for approval, which only the approval queue answers. */
export interface StoredQuotation extends Quotation {
  readonly waitingSince: string;
}

/** The filters of the quotation list, with dates for relative words. Absent ones match everything. */
export interface QuotationFilter extends QuotationFilters {
  /** Finds any revision. */
  readonly quotationId?: number | undefined;
  readonly shownStatus?: ShownStatus | undefined;
  /** Only what waits for this preparer. */
  readonly waitsFor?: { readonly userId: number; readonly kind: WaitingKind } | undefined;
  /** Superseded revisions too. */
  readonly withSuperseded?: boolean;
  /** Only approved quotations without an order that are not lost. */
  readonly isToOrder?: boolean;
}

/** The quotation lists, described for the platform's paging. `now` decides which quotations have expired. */
export function listedQuotations(db: Db, filter: QuotationFilter, now: string): ListedTable<StoredQuotation> {
  const { quotationId, preparedFor, customerId, shownStatus: shown, stage, lostReason, waitsFor, isToOrder = false } = filter;
  const withSuperseded = filter.withSuperseded === true || quotationId !== undefined || shown === 'Superseded';
  const filters: RawBuilder<boolean>[] = [];
  if (isToOrder) filters.push(sql`quotations.status = 'Approved' and quotations.order_status = '' and quotations.lost_on = ''`);
  if (quotationId !== undefined) filters.push(sql`quotations.id = ${quotationId}`);
  if (preparedFor !== undefined) filters.push(sql`quotations.company_id = ${preparedFor}`);
  if (customerId !== undefined) filters.push(sql`quotations.customer_id = ${customerId}`);
  if (shown !== undefined) filters.push(isShownAs(shown, now));
  if (stage !== undefined) filters.push(isAtStage(stage, now));
  if (lostReason !== undefined) filters.push(sql`quotations.lost_on <> '' and quotations.lost_reason = ${lostReason}`);
  if (waitsFor) filters.push((waitsFor.kind === 'Returned' ? returnedTo(waitsFor.userId, now) : answeredOf(waitsFor.userId)).condition);
  const narrowing = narrowingFilters(filter);
  // The indexes of these filters have only current quotations.
  if (withSuperseded) filters.push(...narrowing.map(({ condition }) => condition));
  return {
    table: 'quotations',
    ...((!withSuperseded || isToOrder) && { listed: isCurrent, countOrder: 'date' }),
    ...(!isToOrder && { sections: sectionsOfList }),
    filters,
    ...(!withSuperseded && { indexedFilters: narrowing }),
    sortColumns: { newest: 'id', date: 'quoted_on', totalAmount: 'total_paise', companyName: 'customer_name_key' },
    isNewestFirst: true,
    // The index of quotations to order is sorted newest first, the other indexes have only current quotations, and none has the expired ones.
    readsMuch: ({ sort = 'newest' }) =>
      shown === 'Expired' ||
      (withSuperseded && narrowing.length > 0) ||
      ((isToOrder || withSuperseded) && quotationId === undefined && sort !== 'newest'),
    rowsOf: (ids) => quotationsOf(db, ids, now),
    idOf: (quotation) => quotation.quotationId,
  };
}

/** The filters that each have an index. */
function narrowingFilters(filter: QuotationFilter): readonly IndexedFilter[] {
  const { validTo, least, most } = filter;
  return [
    ...is('quotations.prepared_by_id', filter.preparedById),
    ...when(filter.productId, hasProduct),
    ...isOnDays('quotations.quoted_on', filter),
    ...isFirstQuoted(filter),
    ...when(validTo, (day) => ({ condition: sql`quotations.valid_until <> '' and quotations.valid_until <= ${day}` })),
    ...isBetween('quotations.total_paise', { least, most }),
  ];
}

/** That revision 0 is of these days, which the index of all first revisions by date finds. Most quotations have no other revision. */
function isFirstQuoted({ quotedFrom, quotedTo }: QuotationFilter): readonly IndexedFilter[] {
  const days = { from: quotedFrom, to: quotedTo };
  const [own] = isOnDays('quotations.quoted_on', days);
  const [first] = isOnDays('first.quoted_on', days);
  if (!own || !first) return [];
  return [
    {
      condition: sql`((quotations.revision = 0 and ${own.condition}) or (quotations.revision > 0 and exists (
        select 1 from quotations as first
        where first.base_number = quotations.base_number and first.revision = 0 and ${first.condition})))`,
      ids: sql`
        select quotations.id from quotations as first cross join quotations
        where first.revision = 0 and ${first.condition} and quotations.base_number = first.base_number and ${isCurrent}`,
    },
  ];
}

function hasProduct(productId: number): IndexedFilter {
  return {
    condition: sql`exists (select 1 from quotation_lines where product_id = ${productId} and quotation_id = quotations.id)`,
    ids: sql`select distinct quotation_id as id from quotation_lines where product_id = ${productId}`,
  };
}

/** One window of the quotations. */
export async function pageOfQuotations(db: Db, filter: QuotationFilter, window: Window, now: string): Promise<RowsAndTotal<Quotation>> {
  const list = listedQuotations(db, filter, now);
  if (list.listed !== undefined || window.search === undefined) return readPage(db, list, window);
  // Superseded revisions have no search text. They are found with the current one, whose number begins with theirs.
  const filters = [...list.filters, isRevisionOfMatch(window.search)];
  return readPage(db, { ...list, filters, readsMuch: () => true }, { ...window, search: undefined });
}

function isRevisionOfMatch(typed: string): RawBuilder<boolean> {
  return sql`quotations.base_number in (
    select shown.base_number from quotations as shown where shown.superseded_by_id is null and ${matches('shown', typed, sectionsOfList)})`;
}

/** The quotations with these ids, in any order and whichever their revision. */
export async function quotationsOf(db: Db, ids: readonly number[], now: string): Promise<StoredQuotation[]> {
  const rows = await selectQuotations(db)
    .where(isAmong(db, 'id', ids))
    .execute();
  return rows.map((row) => asQuotation(row, dateAt(now)));
}

/** All revisions of all quotations of a deal, newest first. */
export async function quotationsOfDeal(db: Db, dealId: number, now: string): Promise<Quotation[]> {
  const rows = await selectQuotations(db).where('deal_id', '=', dealId).orderBy('id', 'desc').execute();
  return rows.map((row) => asQuotation(row, dateAt(now)));
}

/** All columns, with the last mail about the quotation and the name of the user who returned it. */
function selectQuotations(db: Db) {
  return db
    .selectFrom('quotations')
    .selectAll('quotations')
    .select(followedUpAt.as('followed_up_at'))
    .select((eb) => eb.selectFrom('users').select('name').whereRef('users.id', '=', 'quotations.returned_by_id').as('returned_by'))
    .where(isAnyRevision);
}

type FollowedUpRow = QuotationRow & { readonly followed_up_at: string | null; readonly returned_by: string | null };

function asQuotation(row: FollowedUpRow, today: string): StoredQuotation {
  const { parties, tax } = readPrinted(row);
  return {
    quotationId: row.id,
    type: quotationType,
    number: row.number,
    date: row.quoted_on,
    ...parties,
    ...asAmounts(row),
    status: row.status,
    approvedDate: row.approved_on,
    voidDate: row.voided_on,
    orderStatus: row.order_status,
    ...(row.followed_up_at !== null && { followedUpAt: row.followed_up_at }),
    shownStatus: shownStatusOf(row, today),
    baseNumber: row.base_number,
    revision: row.revision,
    supersededById: row.superseded_by_id,
    basedOnId: row.based_on_id,
    copiedFromId: row.copied_from_id,
    dealId: row.deal_id,
    ...readHead(row),
    lostReason: row.lost_reason,
    revisionReason: row.revision_reason,
    version: row.version,
    returnedNote: row.returned_note,
    returnedBy: row.returned_by ?? '',
    customerAnswer: row.customer_answer,
    customerAnsweredAt: row.customer_answered_at,
    customerWords: row.customer_words,
    acceptedOn: acceptedOn(row),
    acceptedBy: row.accepted_by,
    poNumber: row.po_number,
    waitingSince: row.waiting_since,
    ...tax,
    ...readPlan(row),
  };
}

/** The day on which the customer accepted a quotation by a link; blank if they did not. */
export function acceptedOn(row: Pick<QuotationRow, 'customer_answer' | 'customer_answered_at'>): string {
  return row.customer_answer === 'Accept' ? dateAt(row.customer_answered_at) : '';
}

/** A quotation, whichever its revision; nothing when it does not exist. `now` decides whether it has expired. */
export async function findQuotation(db: Db, quotationId: number, now: string): Promise<StoredQuotation | undefined> {
  const [quotation] = await quotationsOf(db, [quotationId], now);
  return quotation;
}

/** Whether the user made this quotation. */
export async function isOwnQuotation(db: Db, quotationId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('quotations')
    .select('id')
    .where('id', '=', quotationId)
    .where('prepared_by_id', '=', userId)
    .where(isAnyRevision)
    .executeTakeFirst();
  return row !== undefined;
}

/** The user who prepared a quotation. Fails for an unknown one. */
export async function getPreparer(db: Db, quotationId: number): Promise<number> {
  const { prepared_by_id: userId } = await db
    .selectFrom('quotations')
    .select('prepared_by_id')
    .where('id', '=', quotationId)
    .where(isAnyRevision)
    .executeTakeFirstOrThrow();
  return userId;
}

/** A new quotation or revision, without its lines. */
interface QuotationToInsert extends Omit<QuotationContents, 'lines'> {
  readonly number: string;
  /** The number of revision 0. */
  readonly baseNumber: string;
  readonly revision: number;
  readonly dealId: number;
  readonly basedOnId?: number;
  readonly copiedFromId?: number | undefined;
  /** Why it was revised; blank for revision 0. */
  readonly revisionReason: string;
}

/** Adds an open quotation without lines and returns it. Violates quotations_revision when the number has this revision already. */
export async function insertQuotation(db: Db, quotation: QuotationToInsert, { userId, now }: WriteStamp): Promise<Quotation> {
  const today = dateAt(now);
  const { number, amounts, parties, texts } = quotation;
  const state = { status: 'Open', superseded_by_id: null, lost_on: '', order_status: '', order_progress: '' } as const;
  const row = await db
    .insertInto('quotations')
    .values({
      ...contentColumns(quotation),
      number,
      base_number: quotation.baseNumber,
      revision: quotation.revision,
      ...state,
      deal_id: quotation.dealId,
      based_on_id: quotation.basedOnId ?? null,
      copied_from_id: quotation.copiedFromId ?? null,
      revision_reason: quotation.revisionReason,
      approved_on: '',
      voided_on: '',
      search_text: quotationSearchText({
        number,
        date: quotation.date,
        totalAmount: amounts.total_paise,
        companyName: parties.companyName,
        preparedBy: parties.preparedBy,
        shownStatus: shownStatusOf({ ...state, valid_until: texts.validUntil }, today),
        approvedDate: '',
        discountPercent: amounts.discount_percent_hundredths,
        waitingSince: now,
      }),
      content_changed_by_id: userId,
      made_by_id: quotation.revision === 0 ? null : userId,
      waiting_since: now,
      updated_by_id: userId,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return asQuotation({ ...row, returned_by: null, followed_up_at: null }, today);
}
