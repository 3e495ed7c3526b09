/**
 * What each page asks for when it opens. The server answers all of it in one request, which the browser starts with the page itself. A page
 * that is missing here, or asks for something else, sends its own requests.
 */
import { receiptFilters } from './money/receipt-filters.ts';
import { refundFilters } from './money/refund-filters.ts';
import { customerFilters } from './customers/customer-filters.ts';
import { dispatchFilters } from './dispatches/dispatch-filters.ts';
import { mostLines } from './dispatches/new-dispatches.ts';
import { openLineFilters } from './dispatches/open-order-line.ts';
import { allYears, standardYear } from './old-quotations/old-quotation-years.ts';
import type { OperationName } from './operations.ts';
import { orderFilters, orderToDispatchFilters } from './orders/order-filters.ts';
import { orderLineFilters } from './orders/order-line.ts';
import { wireNameOf, type Filters } from './platform/filters.ts';
import { productFilters, stockFilters } from './products/product-filters.ts';
import { purchaseFilters } from './purchases/purchase-filters.ts';
import { allQuotationFilters, quotationFilters } from './quotations/quotation-filters.ts';
import { shortageFilters } from './stock/shortage.ts';
import { termCategories } from './terms/term.ts';

/** A reading operation with its input in wire names. */
export interface PageRead {
  readonly name: OperationName;
  readonly input: Readonly<Record<string, string | number | null>>;
}

interface PageList {
  readonly list: OperationName;
  /** The filters of the list, in wire names. A value that is undefined is left out. */
  readonly filters?: Readonly<Record<string, string | number | null | undefined>>;
  readonly pageSize?: number;
}

const standardPageSize = 30;

/** The lists that their pages show at an address with this query, by path. */
const pageLists: Readonly<Record<string, PageList | ((query: URLSearchParams, user: PageUser) => PageList | undefined)>> = {
  addorder: filtered('GetApprovedQuotation', quotationFilters),
  adddispatch: filtered('GetOrderToDispatch', orderToDispatchFilters),
  adduserrights: { list: 'GetUserNames' },
  addstockcount: { list: 'GetStock', pageSize: 50 },
  addtax: { list: 'GetTax' },
  addterms: (query) => ({ list: 'GetTermsData', filters: { category: query.get('category') ?? termCategories[0] } }),
  approvals: (query) => ({ list: 'GetApprovalQueue', filters: { mayapprove: query.get('show') === 'all' ? 'All' : 'Yes' } }),
  auditlog: unfiltered('GetAuditLog'),
  companylist: { list: 'GetCompanyList' },
  creditnotes: (query) => (query.size === 0 ? { list: 'GetCreditNote' } : undefined),
  customerlist: filtered('GetCustomerList', customerFilters),
  dispatchdesk: (query) => ({ ...filtered('GetOpenOrderLine', openLineFilters)(query), pageSize: mostLines }),
  dispatchlist: (query) => allOf(filtered('GetDispatchOrder', dispatchFilters)(query)),
  downloadbrochure: { list: 'GetBrochure', filters: { whereClause: '' }, pageSize: 10 },
  enquiries: { list: 'GetDealList', filters: { dealstate: 'Enquiry' } },
  followups: dueList,
  mailtemplates: { list: 'GetMailTemplate' },
  oldquotation: (query) => ({ list: 'GetOldQuotation', filters: { financialyear: shownFinancialYear(query.get('year')) } }),
  orderlines: filtered('GetOrderLine', orderLineFilters),
  orderlist: filtered('GetOrder', orderFilters),
  privatelog: unfiltered('GetPrivateAccess'),
  productlist: filtered('GetProductList', productFilters),
  outstanding: (query) => (query.size === 0 ? { list: 'GetOutstanding', filters: { by: 'Customer' } } : undefined),
  purchaselist: filtered('GetPurchase', purchaseFilters),
  quotationlist: filtered('GetQuotation', allQuotationFilters, 'shownstatus'),
  receipts: filtered('GetReceipt', receiptFilters),
  refunds: filtered('GetRefund', refundFilters),
  returnlist: { list: 'GetReturn' },
  shortages: filtered('GetShortage', shortageFilters),
  stocklist: filtered('GetStock', stockFilters),
  saleslist: { list: 'GetSalesList', filters: { staffid: null } },
  taxdocuments: unfiltered('GetConsignmentList'),
  userlist: { list: 'GetUser', filters: { view: 'brief' } },
};

const keysOfSearch = ['search', 'sort', 'order'];
/** The id is that of the chosen row. */
const keysOfLists = [...keysOfSearch, 'page', 'pagesize', 'id'];

/** A list with these filters, as its address has them. */
function filtered(list: OperationName, filters: Filters, ...others: readonly string[]) {
  const names = [...Object.keys(filters).map(wireNameOf), ...others];
  return (query: URLSearchParams): PageList => ({
    list,
    filters: Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined])),
  });
}

/** A list of which the page shows every status until one is chosen. */
function allOf({ filters, ...list }: PageList): PageList {
  return { ...list, filters: { ...filters, status: filters?.['status'] ?? 'All' } };
}

/** A list whose page has further filters. With one of them in its address, the page asks for the list itself. */
function unfiltered(list: OperationName) {
  return (query: URLSearchParams): PageList | undefined =>
    [...query.keys()].every((key) => keysOfLists.includes(key)) ? { list } : undefined;
}

/** The due list opens with the user's own that are due, unless its address says otherwise. */
function dueList(query: URLSearchParams, { userId }: PageUser): PageList {
  const due = query.get('due') ?? 'Today';
  return { list: 'GetFollowUpList', filters: query.get('whose') === 'everybody' ? { due } : { due, ownerid: userId } };
}

function shownFinancialYear(year: string | null): string | undefined {
  return year === allYears ? undefined : (year ?? standardYear);
}

const dashboardReads: readonly PageRead[] = [
  { name: 'GetToday', input: {} },
  { name: 'GetDashboardCount', input: {} },
  { name: 'GetDashboarshMonthWiseOrdersSales', input: {} },
];

/** What pages without a list ask for, by path. */
const otherReads: Readonly<Record<string, readonly PageRead[]>> = {
  '': dashboardReads,
  dashboard: dashboardReads,
  // The user's drafts stand above the form, and would push it down when they arrive later.
  addquotation: [{ name: 'GetQuotationDraft', input: {} }],
  quickquotation: [{ name: 'GetQuotationDraft', input: {} }],
};

/** The user who opens a page. */
export interface PageUser {
  readonly userId: number;
  readonly isAdministrator: boolean;
}

/** What the page at an address (path and query) asks for first, and the frame around it, for the user who opens it. */
export function readsOfPage(address: string, user: PageUser): readonly PageRead[] {
  return [...shellReads(user), ...readsInFrame(address, user)];
}

/** The same without the frame, for a page that opens in one that is there. */
export function readsInFrame(address: string, user: PageUser): readonly PageRead[] {
  const { pathname, searchParams } = new URL(address, 'http://panel.invalid');
  const path = pathname.replaceAll('/', '').toLowerCase();
  const known = Object.hasOwn(pageLists, path) ? pageLists[path] : undefined;
  const list = typeof known === 'function' ? known(searchParams, user) : known;
  if (list) return [readOfList(list, searchParams)];
  const reads = Object.hasOwn(otherReads, path) ? (otherReads[path] ?? []) : [];
  // The card of the set-up stands above the rest.
  return reads === dashboardReads && user.isAdministrator ? [...reads, { name: 'GetSetupState', input: {} }] : reads;
}

/** What the frame asks for: who is logged in, their rights and menus, the bell, and for Administrators the state of the panel. */
function shellReads({ userId, isAdministrator }: PageUser): readonly PageRead[] {
  const user = { userid: userId };
  return [
    { name: 'GetLoginRecord', input: {} },
    { name: 'GetUserSubMenuAccessRights', input: user },
    { name: 'GetUserMenu', input: user },
    { name: 'GetUserSubMenu', input: user },
    { name: 'GetNotifications', input: {} },
    ...(isAdministrator ? [{ name: 'GetSystemHealth' as const, input: {} }] : []),
  ];
}

function readOfList({ list, filters = {}, pageSize = standardPageSize }: PageList, query: URLSearchParams): PageRead {
  const chosen = keysOfSearch.map((key) => [key, query.get(key) || undefined] as const);
  const kept = [...Object.entries(filters), ...chosen].flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  const size = Number(query.get('pagesize') ?? pageSize);
  const page = Number(query.get('page') ?? 1);
  return { name: list, input: { ...Object.fromEntries(kept), pagesize: size, page } };
}
