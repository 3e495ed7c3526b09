/** What other areas may use of the money. */
export type { Account } from './account-store.ts';
export { companyToPay } from './company-to-pay.ts';
export { askedInTurn } from './asked-of-deal.ts';
export { moneyOfDeal } from './deal-money-store.ts';
export { moneyBetween, receiptsOfCustomer, sameCheque, sameOpeningBill } from './moved-money-store.ts';
export { insertOpeningBills, openingBillKey, takeBackOpeningBills, takenOpeningBills, type NewOpeningBill } from './opening-bill-store.ts';
export { customersThatDiffer } from './open-money-store.ts';
export { customerOfAccount } from './customer-of-account.ts';
export { openAccount } from './open-account.ts';
export { brokenPromises } from './outstanding-calls.ts';
export { isBill } from './is-bill.ts';
export { isMoneyKept, owedBy } from './owed-store.ts';
export { owedByAge, type OwedByAge } from './outstanding-store.ts';
export { receivedBetween } from './receipt-list-store.ts';
export { takeMoneyNumber } from './money-number-store.ts';
export { settleJob } from './settle-job.ts';
export { balanceOf, type AccountBalance } from './account-balance-store.ts';
export { netOf } from './statement-store.ts';
export { statementOf } from './statement.ts';
export { statementRoutes } from './statement-routes.ts';
export { isMissingAfterwards } from './refund-at-most-free.ts';
export { printOnce } from './printed-once-store.ts';
export { moneyPaperRoutes } from './money-paper-routes.ts';
export {
  countVouchers,
  customersInPeriod,
  movedInPeriod,
  moneyVouchers,
  type MoneyVoucher,
  type VoucherPeriod,
  type VoucherReference,
} from './voucher-store.ts';
