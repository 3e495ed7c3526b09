/**
 * What each page asks for when it opens. The server answers all of it in one request, which the browser starts with the page itself. A page
 * that is missing here, or asks for something else, sends its own requests.
 */
import type { OperationName } from './operations.ts';

/** A reading operation with its input in wire names. */
export interface PageRead {
  readonly name: OperationName;
  readonly input: Readonly<Record<string, string | number | null>>;
}

interface PageList {
  readonly list: OperationName;
  /** The fixed filters of the list, in wire names. */
  readonly filters?: PageRead['input'];
}

const standardPageSize = 30;

/** The lists of the pages that show one, by path. */
const pageLists: Readonly<Record<string, PageList>> = {
  addorder: { list: 'GetApprovedQuotation' },
  adddispatch: { list: 'GetOrderToDispatch' },
  addtax: { list: 'GetTax' },
  companylist: { list: 'GetCompanyList' },
  customerlist: { list: 'GetCustomerList' },
  dispatchlist: { list: 'GetDispatchOrder' },
  mailtemplates: { list: 'GetMailTemplate' },
  orderlist: { list: 'GetOrder' },
  productlist: { list: 'GetProductList' },
  purchaselist: { list: 'GetPurchase' },
  quotationlist: { list: 'GetQuotation' },
  saleslist: { list: 'GetSalesList', filters: { staffid: null } },
  userlist: { list: 'GetUser', filters: { view: 'brief' } },
};

/** The due list opens with the user's own that are due, unless its address says otherwise. */
function dueList(query: URLSearchParams, userId: number): PageList {
  const due = query.get('due') ?? 'Today';
  return { list: 'GetFollowUpList', filters: query.get('whose') === 'everybody' ? { due } : { due, ownerid: userId } };
}

const dashboardReads: readonly PageRead[] = [
  { name: 'GetDashboardCount', input: {} },
  { name: 'GetDashboarshMonthWiseOrdersSales', input: {} },
];

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
export function readsInFrame(address: string, { userId }: PageUser): readonly PageRead[] {
  const { pathname, searchParams } = new URL(address, 'http://panel.invalid');
  const path = pathname.replaceAll('/', '').toLowerCase();
  const list = path === 'followups' ? dueList(searchParams, userId) : Object.hasOwn(pageLists, path) ? pageLists[path] : undefined;
  if (list) return [readOfList(list, searchParams)];
  return path === 'dashboard' || path === '' ? dashboardReads : [];
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

function readOfList({ list, filters }: PageList, query: URLSearchParams): PageRead {
  const shown = ['search', 'sort', 'order'].flatMap((key) => {
    const value = query.get(key);
    return value ? [[key, value] as const] : [];
  });
  const size = Number(query.get('pagesize') ?? standardPageSize);
  const page = Number(query.get('page') ?? 1);
  return { name: list, input: { ...filters, ...Object.fromEntries(shown), pagesize: size, page } };
}
