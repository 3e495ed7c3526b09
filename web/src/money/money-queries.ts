/** Everything that the screens of the money read from the server. */
import type { Company } from '@vikray/contract/companies/company.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import type { Deduction } from '@vikray/contract/money/deductions-operations.ts';
import type { Receipt } from '@vikray/contract/money/receipt.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/call.ts';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { useServerSearch, type ServerSearch } from '../ui/inputs/server-search.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

type ReceiptFilter = Omit<InputOf<'GetReceipt'>, keyof ListPage>;
type OutstandingFilter = Pick<
  InputOf<'GetOutstanding'>,
  'by' | 'customerId' | 'companyId' | 'bucket' | 'ownerId' | 'promise' | 'owing' | 'holding' | 'asOf'
>;

/** The receipts. */
export function useReceiptList(page: ListPage, filter: ReceiptFilter): ListRows<Receipt> {
  return useListRows('GetReceipt', page, (receipt) => receipt.receiptId, filter);
}

type DeductionFilter = Pick<InputOf<'GetDeduction'>, 'kind' | 'quarter' | 'certified'>;

/** TDS that payers kept back. */
export function useDeductionList(page: ListPage, filter: DeductionFilter): ListRows<Deduction> {
  return useListRows('GetDeduction', page, (deduction) => deduction.deductionId, filter);
}

/** Its sums by customer and quarter. */
export function useDeductionSums(filter: InputOf<'GetDeductionSums'>) {
  return useQuery(queryOf('GetDeductionSums', filter));
}

/** A receipt with what it is for. */
export function useReceipt(receiptId: number | undefined) {
  return useQuery({ ...queryOf('GetReceiptDetails', { receiptId: receiptId ?? 0 }), ...alwaysReload, enabled: receiptId !== undefined });
}

/** What the file of receipts for Tally holds and leaves out. */
export function useReceiptFile(period: InputOf<'GetReceiptFile'> | undefined) {
  const asked = queryOf('GetReceiptFile', period ?? { companyId: 0, from: '', to: '' });
  return useQuery({ ...asked, ...alwaysReload, placeholderData: undefined, enabled: period !== undefined }).data?.[0];
}

/** Who owes what. */
export function useOutstanding(page: ListPage, filter: OutstandingFilter): ListRows<OutstandingRow> {
  return useListRows('GetOutstanding', page, (row) => row.billId ?? row.dealId ?? row.customerId, filter);
}

/** The sums of the same rows. */
export function useOutstandingSums(filter: OutstandingFilter, search: string | undefined) {
  return useQuery(queryOf('GetOutstandingSums', { ...filter, ...(search && { search }) })).data?.[0];
}

/** The most bills and deals that a receipt's form shows. */
const most = 200;

/** What is open of a customer at a company: the bills, and the deals that ask for money. */
export function useWhatIsOpen(account: { readonly customerId: number; readonly companyId: number } | undefined) {
  const asked = { ...(account ?? { customerId: 0, companyId: 0 }), page: 1, pageSize: most };
  const enabled = account !== undefined;
  const bills = useQuery({ ...queryOf('GetOutstanding', { by: 'Bill', ...asked }), placeholderData: undefined, enabled });
  const deals = useQuery({ ...queryOf('GetOutstanding', { by: 'Deal', ...asked }), placeholderData: undefined, enabled });
  return { bills: bills.data?.rows, deals: deals.data?.rows };
}

/** The statement of a customer and a company. */
export function useStatement(input: InputOf<'GetCustomerStatement'> | undefined) {
  return useQuery({
    ...queryOf('GetCustomerStatement', input ?? { customerId: 0, companyId: 0, from: '', to: '' }),
    enabled: input !== undefined,
  });
}

/** The customers that can pay. */
export function useCustomerSearch(): ServerSearch<Customer> {
  return useServerSearch('GetCustomer');
}

const issuers = { whereClause: "fld_status='Active'", role: 'Issuer' } as const;

/** The companies that keep money here, as they are read. */
export function useReadCompanies() {
  const { data, isPending, error, refetch } = useQuery(queryOf('GetCompanyList', { ...issuers, page: 1, pageSize: 100 }));
  const companies: readonly Company[] = data?.rows.filter(({ moneyFrom }) => moneyFrom !== '') ?? [];
  return { companies, isPending, failure: data ? undefined : error?.message, retry: () => void refetch() };
}

/** The companies that keep money here; none until they are read. */
export function useKeepingCompanies(): readonly Company[] {
  return useReadCompanies().companies;
}

/** What is worth a second look on a receipt; nothing when that cannot be loaded. */
export async function hintsOf(receiptId: number): Promise<readonly string[]> {
  return (await call('GetReceiptDetails', { receiptId }).catch(() => undefined))?.hints ?? [];
}

/** Makes everything that shows money reload. */
export function refreshMoney(): Promise<void> {
  return refresh(
    'GetDeduction',
    'GetDeductionSums',
    'GetReceipt',
    'GetReceiptDetails',
    'GetReceiptFile',
    'GetOutstanding',
    'GetOutstandingSums',
    'GetCustomerStatement',
    'GetDeal',
    'GetTimeline',
    'GetCollection',
    'GetNotifications',
  );
}
