/** The measured cases: the office's daily requests. */
import type { InputOf, OperationName } from '@vikray/contract/operations.ts';
import { addDays } from '@vikray/contract/platform/dates.ts';
import { bestMatch } from '@vikray/contract/platform/declare-list.ts';
import { demoPassword } from '../demo/users.ts';
import { asCall } from './calls.ts';
import { filterCases } from './filter-cases.ts';
import type { GoalName } from './goals.ts';
import type { LoadCall, Client } from './load.ts';
import { approvalsInRound, codeLoginsInRound, revisionsInRound, type BenchRecords } from './bench-records.ts';
import { uploadOn } from './uploads.ts';

export interface Case {
  readonly name: string;
  /** The goal that the case has to meet, if any. Goals of reads count when nothing is cached. */
  readonly goal?: Extract<
    GoalName,
    | 'list'
    | 'shortSearch'
    | 'palette'
    | 'today'
    | 'reportOfYear'
    | 'reportOfFiveYears'
    | 'funnel'
    | 'ageing'
    | 'desk'
    | 'shortages'
    | 'lineFacts'
    | 'sendGoods'
    | 'approvals'
    | 'owedByCustomer'
    | 'owedByBill'
    | 'owedBefore'
    | 'dealMoney'
    | 'statement'
    | 'statementPdf'
    | 'receipt'
    | 'write'
    | 'pdf'
  >;
  /** The number of requests in each round; fewer for slow cases. */
  readonly requests: number;
  /** Only one caller sends it, because each request depends on the one before. */
  readonly isInSequence?: true;
  /** How long the one caller waits before each request, in milliseconds. */
  readonly pauseMs?: number;
  /** The n-th request. Reading cases ignore n. */
  readonly call: (n: number) => LoadCall;
}

/** A login of a demo user. Use several users: twenty logins of one user at once look like an attack. */
export function login(mobile = '9000000001'): LoadCall {
  // Sends no cookie, because a login from an open session ends that session.
  return { ...asCall('AuthenticateUser', { mobile, password: demoPassword }), headers: { cookie: '' } };
}

/** Logs the first user of the sample data in. */
export async function logInto(panel: Client): Promise<void> {
  const loggedIn = await panel.send(login());
  panel.cookie = loggedIn.setCookie?.split(';')[0] ?? '';
  if (!panel.cookie)
    throw new Error(`The sample data's first user cannot log in: ${loggedIn.body.toString()}. Fill a database with npm run demo-data.`);
}

const page = { page: 1, pageSize: 30 };
const requests = 200;
const write = { goal: 'write', requests: 60 } as const;

/** A request that reads, and a name for it. */
function read<N extends OperationName>(name: string, operation: N, input: InputOf<N>): Case {
  const call = asCall(operation, input);
  return { requests, name, call: () => call };
}

/** A page of a list, or a search of three letters and more. */
function list<N extends OperationName>(name: string, operation: N, input: InputOf<N>): Case {
  return { ...read(name, operation, input), goal: 'list' };
}

/** A search of one or two letters. */
function shortSearch<N extends OperationName>(name: string, operation: N, input: InputOf<N>): Case {
  return { ...read(name, operation, input), goal: 'shortSearch' };
}

/** Longer than the time between two writes of logins: logins that follow each other at once wait for the next write. */
const loginPauseMs = 150;
/** The cases whose names have one of the words; all without a word. */
export function chosenCases(records: BenchRecords, words: readonly string[]): Case[] {
  return casesOn(records).filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}

/** A light request by one program after another. */
function withToken({ tokens }: BenchRecords, n: number): LoadCall {
  return { ...asCall('GetTax', page), headers: { authorization: `Bearer ${tokens[n % tokens.length]}` } };
}

/** The reports of a year and of five. */
function reports(): Case[] {
  const ofYear = { page: 1, from: '2026-04-01', to: '2027-03-31' };
  const ofFiveYears = { page: 1, from: '2022-04-01', to: '2027-03-31' };
  const few = { requests: 20 } as const;
  return [
    { ...read('report: year by person', 'GetSalesReport', { ...ofYear, by: 'person' }), ...few, goal: 'reportOfYear' },
    { ...read('report: year by customer', 'GetSalesReport', { ...ofYear, by: 'customer' }), ...few, goal: 'reportOfYear' },
    { ...read('report: five years by person', 'GetSalesReport', { ...ofFiveYears, by: 'person' }), ...few, goal: 'reportOfFiveYears' },
    { ...read('report: five years by customer', 'GetSalesReport', { ...ofFiveYears, by: 'customer' }), ...few, goal: 'reportOfFiveYears' },
    { ...read('report: year by product', 'GetSalesReport', { ...ofYear, by: 'product' }), ...few },
    {
      ...read('report: net of five years by person', 'GetSalesReport', { ...ofFiveYears, by: 'person', measure: 'Net goods value' }),
      ...few,
    },
    { ...read('report: funnel of a year', 'GetFunnel', ofYear), ...few, goal: 'funnel' },
    { ...read('report: ageing of goods', 'GetAgeing', { page: 1, what: 'orders' }), ...few, goal: 'ageing' },
    { ...read('report: ageing of quotations', 'GetAgeing', { page: 1, what: 'quotations' }), ...few, goal: 'ageing' },
    { ...read('report: unsold', 'GetUnsold', { page: 1 }), ...few },
  ];
}

/** What is owed, at 120,000 bills and 150,000 receipts. */
function money({ money: { today, longAccount, paidDealId, receipt, longReceipt } }: BenchRecords): Case[] {
  const few = { requests: 20 } as const;
  const yearAgo = addDays(today, -365);
  const period = { from: yearAgo, to: today };
  const { customerId, companyId } = longAccount;
  const statement = `/api/customers/${customerId}/statement.pdf?companyid=${companyId}&from=${yearAgo}&to=${today}`;
  return [
    { ...read('outstanding: by customer', 'GetOutstanding', page), ...few, goal: 'owedByCustomer' },
    { ...read('outstanding: its sums', 'GetOutstandingSums', {}), ...few, goal: 'owedByCustomer' },
    { ...read('outstanding: search', 'GetOutstanding', { ...page, search: 'hospital' }), ...few, goal: 'owedByCustomer' },
    { ...read('outstanding: to call', 'GetOutstanding', { ...page, toCall: 'Yes', sort: 'calls' }), ...few },
    { ...read('outstanding: by bill', 'GetOutstanding', { ...page, by: 'Bill' }), ...few, goal: 'owedByBill' },
    { ...read('outstanding: a year ago', 'GetOutstanding', { ...page, asOf: yearAgo }), requests: 4, goal: 'owedBefore' },
    { ...read('money: a deal', 'GetDeal', { dealId: paidDealId }), ...few, goal: 'dealMoney' },
    { ...read('money: a customer with 2,500 bills', 'GetOutstanding', { ...page, customerId }), ...few },
    { ...read('money: statement of 5,000 rows', 'GetCustomerStatement', { ...longAccount, ...period }), ...few, goal: 'statement' },
    { name: 'money: its PDF', requests: 4, goal: 'statementPdf', call: () => ({ method: 'GET', path: statement }) },
    { name: 'money: a receipt with 50 marks', ...few, goal: 'receipt', call: receipt },
    { name: 'money: the same of a customer with 2,500 bills', ...few, call: longReceipt },
  ];
}

/** Each filter of the lists: `filter GetOrder shownStatus=Placed`. */
function filteredLists(): Case[] {
  return Object.entries(filterCases).flatMap(([operation, inputs]) =>
    inputs.map((input: object) => {
      const words = Object.entries(input).map(([field, value]) => `${field}=${value}`);
      // The table pairs each list with its filters, but the types lose this for a variable name.
      return list(`filter ${operation} ${words.join(' ')}`, operation as 'GetOrder', { ...page, ...input });
    }),
  );
}

/** As many products as can be asked for at once. */
const firstProductIds = Array.from({ length: 100 }, (_, index) => index + 1);

/** The cases for data of the given size. */
function casesOn(records: BenchRecords): Case[] {
  // Users cannot jump to a later page; from here on they go page by page.
  const deep = Math.max(1, Math.floor(Math.min(records.customers * 0.9, 10_000) / 30));
  return [
    { name: 'log in', requests: 20, pauseMs: loginPauseMs, call: (n) => login(`900000000${(n % 6) + 1}`) },
    {
      name: 'log in with a code',
      requests: codeLoginsInRound,
      isInSequence: true,
      pauseMs: loginPauseMs,
      call: records.codeLogin,
    },
    list('customer list', 'GetCustomerList', page),
    list('customer list, by last change', 'GetCustomerList', { ...page, sort: 'updatedOn', order: 'desc' }),
    {
      requests,
      goal: 'list',
      name: 'customer list, another page each time',
      call: (n) => asCall('GetCustomerList', { ...page, page: 1 + (n % deep) }),
    },
    list(`customer list, page ${deep}`, 'GetCustomerList', { ...page, page: deep }),
    list('customer search, few matches', 'GetCustomerList', { ...page, search: 'giridhara eye' }),
    list('customer search, very many matches', 'GetCustomerList', { ...page, search: 'hospital' }),
    list('customer search, many matches at one end of the list', 'GetCustomerList', { ...page, search: 'vriksh' }),
    list('customer search, no match', 'GetCustomerList', { ...page, search: 'qzxwv' }),
    shortSearch('customer search, two letters', 'GetCustomerList', { ...page, search: 'pu' }),
    { ...shortSearch('customer search, two letters without match', 'GetCustomerList', { ...page, search: 'qz' }), requests: 20 },
    list('customer search, two words', 'GetCustomerList', { ...page, search: 'nagpur sonaganga' }),
    list('customer search, two words of very many matches each', 'GetCustomerList', { ...page, search: 'nagpur hospital' }),
    list('customer picker', 'GetCustomer', { ...page, search: 'sonaganga', sort: bestMatch }),
    list('customer picker, very many matches', 'GetCustomer', { ...page, search: 'hospital', sort: bestMatch }),
    shortSearch('customer picker, two letters', 'GetCustomer', { ...page, search: 'pu', sort: bestMatch }),
    list('product picker', 'GetProduct', { ...page, search: 'nilgiri', sort: bestMatch }),
    list('product picker, two words', 'GetProduct', { ...page, search: 'chair nilgiri', sort: bestMatch }),
    list('product list', 'GetProductList', page),
    list('quotation list', 'GetQuotation', page),
    list('quotation search', 'GetQuotation', { ...page, search: 'meenal' }),
    list('quotation search, a month', 'GetQuotation', { ...page, search: '11/2025' }),
    list('approved quotations', 'GetApprovedQuotation', page),
    list('order list', 'GetOrder', page),
    list('orders to dispatch', 'GetOrderToDispatch', page),
    { ...read('dispatch desk', 'GetOpenOrderLine', page), goal: 'desk' },
    { ...read('shortages', 'GetShortage', page), goal: 'shortages' },
    ...filteredLists(),
    read('open a quotation', 'GetQuotation', { quotationId: records.printedQuotationId }),
    read('its lines', 'GetQuotationProduct', { quotationId: records.printedQuotationId }),
    {
      ...read('facts of 100 products', 'GetLineFacts', { customerId: records.customerIds[1], productIds: firstProductIds }),
      goal: 'lineFacts',
    },
    list('approval queue of 5,000', 'GetApprovalQueue', { ...page, mayApprove: 'All' }),
    list('approval queue, search by the discount', 'GetApprovalQueue', { ...page, mayApprove: 'All', search: '10.00 %' }),
    list('approval queue, what a limited approver may approve', 'GetApprovalQueue', { ...page, mayApprove: 'Yes' }),
    { ...read('approval reasons of 500 lines', 'GetApprovalReasons', { quotationId: records.compared.quotationId }), requests: 60 },
    read('a deal of 20 revisions, 3 orders and 100 dispatches', 'GetDeal', { dealId: records.dealId }),
    list('deal list', 'GetDealList', page),
    list('due list', 'GetFollowUpList', { ...page, due: 'Today' }),
    list('due list, all open deals by amount', 'GetFollowUpList', { ...page, due: 'All', sort: 'totalAmount', order: 'desc' }),
    list('enquiries', 'GetDealList', { ...page, dealState: 'Enquiry' }),
    { ...read('difference of two times 500 lines', 'GetQuotationDifference', records.compared), requests: 60 },
    read('timeline of 10,000 entries', 'GetTimeline', { record: 'customer', recordId: records.notedCustomerId }),
    read('its notes', 'GetTimeline', { record: 'customer', recordId: records.notedCustomerId, kind: 'Note' }),
    { ...write, name: 'add a quotation of 10 lines', call: records.quotation },
    { ...write, name: 'dispatch a line', call: records.dispatch },
    { name: 'send goods of 100 orders, 500 lines', goal: 'sendGoods', requests: 4, isInSequence: true, call: records.sendGoods },
    { name: 'approve 200 quotations', goal: 'approvals', requests: approvalsInRound, isInSequence: true, call: records.approveMany },
    { name: 'revise a quotation of 500 lines', requests: revisionsInRound, isInSequence: true, call: records.revise },
    { name: 'save a draft of 500 lines', requests: 60, isInSequence: true, call: records.saveDraft },
    { ...read('system health', 'GetSystemHealth', {}), requests: 10 },
    {
      name: 'PDF of 10 lines',
      goal: 'pdf',
      requests: 20,
      call: () => ({ method: 'GET', path: `/api/quotations/${records.printedQuotationId}.pdf` }),
    },
    { name: 'a quotation by its link', requests: 40, call: records.links.page },
    { name: 'its PDF by the link', requests: 40, call: records.links.pdf },
    { ...read('taxes', 'GetTax', page), requests: 100 },
    { name: 'taxes, by a program with a token', requests: 100, call: (n) => withToken(records, n) },
    read('dashboard counts', 'GetDashboardCount', {}),
    read('dashboard sales', 'GetDashboarshMonthWiseOrdersSales', {}),
    read('notifications', 'GetNotifications', {}),
    { ...read('today', 'GetToday', {}), goal: 'today' },
    ...reports(),
    ...money(records),
    ...['0148', '90000', 'hosp', 'pu', 'sonaganga nagpur', 'AP/2026', 'qzxwv'].map((search) => ({
      ...read(`palette, ${search}`, 'FindRecords', { search }),
      goal: 'palette' as const,
    })),
    // The last, since writes that follow are slower while the log of the database is moved into its file.
    {
      name: 'attach a file of 10 MB',
      requests: 10,
      call: (n) => uploadOn(records, n),
    },
  ];
}
