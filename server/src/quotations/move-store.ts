/** The SQL of quotations that move between deals. Writing: moveNumber, followCustomer. */
import './quotations-tables.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import {
  changeDeal,
  dealHoldsMore,
  emptyDeal,
  findDeal,
  insertDeal,
  isOnlyEnquiry,
  type DealChange,
  type DealRow,
} from '../deals/public.ts';
import { mustChange } from '../platform/database/conditional-updates.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { activeUsersAmong, getLoginRecord } from '../users/public.ts';
import { nextDocumentNumber } from './document-number.ts';
import { getPreparer } from './quotation-store.ts';
import { isAnyRevision } from './which-quotations.ts';
import { shareHistory } from './share-history-store.ts';

type Moved = Pick<Quotation, 'quotationId' | 'baseNumber' | 'dealId'>;

/** The customer of a quotation, with the name that it prints. */
interface CustomerOfNumber {
  readonly customerId: number;
  readonly companyName: string;
}

/**
 * Moves a number with its revisions, its order and their history to a deal, or to a new one where `to` is absent. Returns the deal; nothing
 * if one of the two no longer exists.
 */
export async function moveNumber(
  db: Db,
  { quotationId, baseNumber, dealId }: Moved,
  customer: CustomerOfNumber,
  to: DealRow | undefined,
  stamp: WriteStamp,
): Promise<number | undefined> {
  // This locks both deals. The order prevents a deadlock of two opposite moves.
  for (const id of [dealId, to?.id ?? dealId].toSorted((a, b) => a - b)) if (!(await changeDeal(db, id, {}, stamp))) return undefined;

  const ownerId = await ownerOfNew(db, { quotationId, dealId }, stamp);
  await leaveDeal(db, { baseNumber, dealId }, stamp);
  const newDealId = to?.id ?? (await beginDeal(db, { number: baseNumber, ...customer }, { ...stamp, userId: ownerId }));
  await db.updateTable('quotations').set({ deal_id: newDealId }).where('base_number', '=', baseNumber).where(isAnyRevision).execute();
  if (to) {
    const first = isOnlyEnquiry(to) ? { customerId: customer.customerId, reopens: true } : {};
    await mustChange(changeDeal(db, to.id, { ...first, ...(await namesIn(db, to.id)) }, stamp));
  }
  await takeHistory(db, { baseNumber, dealId }, newDealId);
  return newDealId;
}

/** Begins a deal, which the user of the stamp owns. */
async function beginDeal(db: Db, named: { readonly number: string } & CustomerOfNumber, stamp: WriteStamp): Promise<number> {
  const { name } = await getLoginRecord(db, stamp.userId);
  return insertDeal(db, { ...named, ownerName: name }, stamp);
}

/** The owner of a deal that a number begins: who prepared the number; when they have left, the owner of the deal before, else the user. */
async function ownerOfNew(db: Db, { quotationId, dealId }: Omit<Moved, 'baseNumber'>, { userId }: WriteStamp): Promise<number> {
  const before = await findDeal(db, dealId);
  const asked = [await getPreparer(db, quotationId), ...(before ? [before.owner_id] : [])];
  const active = await activeUsersAmong(db, asked);
  return asked.find((id) => active.includes(id)) ?? userId;
}

/** Updates the deal that a number leaves. With notes, files or calls alone it becomes an enquiry; an empty one is removed. */
async function leaveDeal(db: Db, { baseNumber, dealId }: Omit<Moved, 'quotationId'>, stamp: WriteStamp): Promise<void> {
  const names = await namesIn(db, dealId, baseNumber);
  const enquired = names ? undefined : (await findDeal(db, dealId))?.enquiry_number;
  if (names) await mustChange(changeDeal(db, dealId, names, stamp));
  else if (enquired) await mustChange(changeDeal(db, dealId, { number: enquired }, stamp));
  else if (await dealHoldsMore(db, dealId)) {
    const enquiryNumber = await nextDocumentNumber(db, 'enquiry', await getLoginRecord(db, stamp.userId), dateAt(stamp.now));
    await mustChange(changeDeal(db, dealId, { enquiryNumber }, stamp));
  } else await emptyDeal(db, dealId, stamp);
}

/** The number of the oldest quotation of a deal and the company of the newest; nothing without one. `without` leaves a number out. */
async function namesIn(db: Db, dealId: number, without = ''): Promise<Pick<DealChange, 'number' | 'companyName'> | undefined> {
  const quotations = await db
    .selectFrom('quotations')
    .select(['base_number', 'customer_name'])
    .where('deal_id', '=', dealId)
    .where('base_number', '<>', without)
    .where(isAnyRevision)
    .orderBy('id')
    .execute();
  const [oldest, newest] = [quotations[0], quotations.at(-1)];
  return oldest && newest && { number: oldest.base_number, companyName: newest.customer_name };
}

/** Shows in a deal what another has shown of a number and its order. */
async function takeHistory(db: Db, { baseNumber, dealId }: Omit<Moved, 'quotationId'>, newDealId: number): Promise<void> {
  const revisions = await db
    .selectFrom('quotations')
    .leftJoin('orders', 'orders.quotation_id', 'quotations.id')
    .select(['quotations.id', 'orders.id as orderId'])
    .where('base_number', '=', baseNumber)
    .where(isAnyRevision)
    .execute();
  const taken = revisions.flatMap(({ id, orderId }) => [
    { record: 'quotation' as const, id },
    ...(orderId === null ? [] : [{ record: 'order' as const, id: orderId }]),
  ]);
  await shareHistory(db, taken, { record: 'deal', id: dealId }, { record: 'deal', id: newDealId });
}

/**
 * Gives a number whose customer has changed a deal of that customer: a deal with this number alone changes its customer; from a shared
 * deal, the number moves to a new one. Returns the deal.
 */
export async function followCustomer(
  db: Db,
  { quotationId, baseNumber, dealId }: Moved,
  { customerId, companyName }: CustomerOfNumber,
  stamp: WriteStamp,
): Promise<number> {
  const isShared = (await namesIn(db, dealId, baseNumber)) !== undefined;
  const newDealId = isShared
    ? await moveNumber(db, { quotationId, baseNumber, dealId }, { customerId, companyName }, undefined, stamp)
    : undefined;
  if (newDealId !== undefined) return newDealId;
  await mustChange(changeDeal(db, dealId, { customerId, companyName }, stamp));
  return dealId;
}
