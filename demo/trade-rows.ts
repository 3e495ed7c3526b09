/** The rows of the sample's deals, quotations and orders, as the panel would have left them by today. */
import { firstStep } from '@vikray/contract/follow-ups/cadence.ts';
import { goodsValues } from '@vikray/contract/orders/goods-value.ts';
import { lineSolution } from '@vikray/contract/orders/line-solution.ts';
import { dispatchStatus, type OrderStatus } from '@vikray/contract/orders/order-status.ts';
import { addDays } from '@vikray/contract/platform/dates.ts';
import { shownStatus } from '@vikray/contract/quotations/quotation-status.ts';
import type { Insertable } from 'kysely';
import { dealSearchText, dueOn } from '../server/src/deals/public.ts';
import { orderSearchText } from '../server/src/orders/order-search-text.ts';
import { nameKey } from '../server/src/platform/database/name-key.ts';
import type { Tables } from '../server/src/platform/database/tables.ts';
import { printedColumnsOf } from '../server/src/quotations/contents/printed-columns.ts';
import { quotationSearchText } from '../server/src/quotations/quotation-search-text.ts';
import type { Calendar } from './calendar.ts';
import type { DrawnQuotation } from './drawn-quotation.ts';
import type { QuotationOutcome } from './outcome.ts';
import type { MadeProduct } from './products.ts';
import type { SampleContext } from './sample-context.ts';
import { decidedTax } from './tax.ts';

/** For this many days after its approval, a quotation of the sample has a next date. */
const followedDays = 45;

/** A quotation with what has become of it by today. */
export interface MadeQuotation extends DrawnQuotation {
  readonly id: number;
  readonly dealId: number;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly createdAt: string;
  readonly outcome: QuotationOutcome;
}

type Row<T extends keyof Tables> = Insertable<Tables[T]> & { readonly id: number };

function approvedDate({ approvedOn }: QuotationOutcome, calendar: Calendar): string {
  return approvedOn === undefined ? '' : calendar.dayAt(approvedOn);
}

/** The deal of a quotation. */
export function dealRow(
  { dealId, number, parties, contact, preparer, amounts, outcome, createdAt }: MadeQuotation,
  calendar: Calendar,
): Row<'deals'> {
  const followUp = followUpOf(outcome, amounts.total_paise, calendar);
  return {
    id: dealId,
    number,
    customer_id: parties.companyId,
    company_name: parties.companyName,
    company_name_key: nameKey(parties.companyName),
    owner_id: preparer.userId,
    search_text: dealSearchText({
      ...followUp,
      number,
      enquiry_number: '',
      company_name: parties.companyName,
      contact_name: '',
      mobile: '',
      owner: parties.preparedBy,
      requirement: '',
      source: '',
      person: contact.name,
      person_mobile: contact.mobile ?? null,
      person_phone: contact.phone ?? null,
      cadence: 'Standard',
      last_outcome: null,
    }),
    ...followUp,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** The tax as it was decided when the quotation was made. */
function taxOf({ issuer, buyer, preparer, createdAt }: MadeQuotation) {
  return decidedTax(issuer, buyer, preparer.name, createdAt);
}

/** How the deal of a quotation is followed up. Old ones have no next date. */
function followUpOf(outcome: QuotationOutcome, amount: number, calendar: Calendar) {
  const { voidedOn, orderedOn, approvedOn } = outcome;
  if (voidedOn !== undefined || orderedOn !== undefined) return { stage: 0, next_on: '', due_on: '', amount_paise: 0 };
  const isRecent = approvedOn !== undefined && approvedOn > calendar.length - followedDays;
  const { stage, nextOn } = isRecent ? firstStep('Standard', approvedDate(outcome, calendar)) : { stage: 0, nextOn: '' };
  return { stage, next_on: nextOn, due_on: dueOn(nextOn), amount_paise: amount };
}

/** The row of a quotation. The manager has made its last change after it was prepared. */
export function quotationRow(made: MadeQuotation, { calendar, staff }: SampleContext): Row<'quotations'> {
  const { id, dealId, number, date, parties, preparer, amounts, createdAt } = made;
  const { voidedOn, approvedOn, orderedOn } = made.outcome;
  const status = voidedOn !== undefined ? 'Void' : approvedOn !== undefined ? 'Approved' : 'Open';
  const progress = orderedOn === undefined ? '' : orderStatusOf(made);
  const last = Math.max(voidedOn ?? -1, approvedOn ?? -1, orderedOn ?? -1);
  return {
    id,
    ...printedColumnsOf(parties, taxOf(made)),
    ...amounts,
    number,
    quoted_on: date,
    status,
    approved_on: approvedDate(made.outcome, calendar),
    voided_on: voidedOn === undefined ? '' : calendar.dayAt(voidedOn),
    order_status: orderedOn === undefined ? '' : 'Placed',
    order_progress: progress,
    base_number: number,
    deal_id: dealId,
    search_text: quotationSearchText({
      number,
      date,
      totalAmount: amounts.total_paise,
      companyName: parties.companyName,
      preparedBy: parties.preparedBy,
      shownStatus: shownStatus({ status, orderProgress: progress, isSuperseded: false, isLost: false, isPastValidity: false }),
      approvedDate: approvedDate(made.outcome, calendar),
      discountPercent: amounts.discount_percent_hundredths,
      waitingSince: createdAt,
    }),
    content_changed_by_id: preparer.userId,
    waiting_since: createdAt,
    updated_by_id: last < 0 ? preparer.userId : staff.manager.userId,
    created_at: createdAt,
    updated_at: last < 0 ? createdAt : later(createdAt, calendar.instantOn(last, 0.99)),
  };
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

/** An order with the quotation that it comes from. */
export interface MadeOrder {
  readonly id: number;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly createdAt: string;
  readonly ordererId: number;
  readonly quotation: MadeQuotation;
}

/** The pieces that have left by today, by the place of their line. */
function dispatchedOf({ lines, outcome }: MadeQuotation): number[] {
  return lines.map((_, place) => outcome.outgoing.reduce((sum, { line, quantity }) => sum + (line === place ? quantity : 0), 0));
}

/** The status of the order of a quotation by today. */
function orderStatusOf(made: MadeQuotation): OrderStatus {
  const dispatched = dispatchedOf(made);
  return dispatchStatus(made.lines.map(({ quantity }, place) => ({ quantity, dispatchQuantity: dispatched[place] ?? 0 })));
}

/** The rows of the lines of an order, without their ids. */
export function orderLineRows({ id, quotation }: MadeOrder, products: ReadonlyMap<number, MadeProduct>) {
  const { lines, amounts } = quotation;
  const dispatched = dispatchedOf(quotation);
  const values = goodsValues(
    amounts.discount_paise,
    lines.map((line) => line.total_paise),
  );
  return lines.map(({ mrp_paise: _, ...line }, place) => {
    const { category = '', solution = [] } = products.get(line.product_id) ?? {};
    return {
      ...line,
      order_id: id,
      dispatched_quantity: dispatched[place] ?? 0,
      goods_value_paise: values[place] ?? 0,
      category,
      solution: lineSolution(solution),
    };
  });
}

/** The day promised for an order: two to five weeks after it, and none for each fifth order. */
function promisedOn({ id, date }: MadeOrder): string {
  return id % 5 === 0 ? '' : addDays(date, 14 + ((id * 5) % 22));
}

/** The row of an order. The storekeeper has made the last change of one that is dispatched. */
export function orderRow(order: MadeOrder, { calendar, staff }: SampleContext): Row<'orders'> {
  const { id, number, date, createdAt, ordererId, quotation } = order;
  const { parties, amounts, outcome } = quotation;
  const status = orderStatusOf(quotation);
  const last = outcome.outgoing.at(-1)?.day;
  // Three customers in four send a purchase order.
  const poNumber = id % 4 === 0 ? '' : `PO/${1000 + id * 7}`;
  return {
    id,
    ...printedColumnsOf(parties, taxOf(quotation)),
    ...amounts,
    number,
    ordered_on: date,
    quotation_id: quotation.id,
    status,
    po_number: poNumber,
    po_on: poNumber && date,
    promised_on: promisedOn(order),
    search_text: orderSearchText({
      number,
      date,
      totalAmount: amounts.total_paise,
      companyName: parties.companyName,
      preparedBy: parties.preparedBy,
      shownStatus: status,
      poNumber,
    }),
    updated_by_id: last === undefined ? ordererId : staff.storekeeper.userId,
    created_at: createdAt,
    updated_at: last === undefined ? createdAt : calendar.instantOn(last, 0.99),
  };
}
